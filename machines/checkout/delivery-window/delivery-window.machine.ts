/**
 * The delivery slot that the shopper prefers; without one, the earliest delivery (SHIP-05, GEN-07).
 */

import { assign, sendParent, setup } from 'xstate';
import { slotUnavailable, type DeliveryOffer, type DeliveryWindow } from '../../domain/delivery-window.ts';
import { toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { readDeliveryWindows, saveDeliveryWindow } from './delivery-window.actors.ts';
import type { DeliveryPlace, DeliveryWindowEvent, DeliveryWindowFact } from './delivery-window.events.ts';

export interface DeliveryWindowContext {
  readonly place: DeliveryPlace | null;
  readonly offers: readonly DeliveryWindow[];
  readonly chosen: string | null;
  /** The slot on the cart. */
  readonly saved: string | null;
  /** The preferred slot that has become full, until the shopper chooses again. */
  readonly lost: DeliveryWindow | null;
  /** A save is pending until it is known whether the slot is available. */
  readonly isSaveAwaited: boolean;
}

const isSamePlace = (one: DeliveryPlace | null, other: DeliveryPlace): boolean =>
  one?.cartId === other.cartId && one.countryCode === other.countryCode && one.postcode === other.postcode;

const isOpen = (offers: readonly DeliveryWindow[], code: string | null): boolean =>
  offers.some((offer) => offer.code === code && !offer.isFull);

/** Removing the slot also counts as the shopper's choice. */
const hasOwnChoice = ({ chosen, saved, lost }: DeliveryWindowContext): boolean =>
  lost === null && chosen !== saved;

const preferredSlot = (context: DeliveryWindowContext, { windows, saved }: DeliveryOffer): string | null =>
  hasOwnChoice(context) && context.chosen === null
    ? null
    : ([context.chosen, saved].find((code) => isOpen(windows, code)) ?? null);

export const deliveryWindowMachine = setup({
  types: { context: {} as DeliveryWindowContext, events: {} as DeliveryWindowEvent },
  actors: { readDeliveryWindows, saveDeliveryWindow },
  actions: {
    report: sendParent((_, told: DeliveryWindowFact) => told),
    reportFailed: sendParent((_, { error }: { error: unknown }): DeliveryWindowFact => ({
      type: 'deliveryWindow.saveFailed',
      failure: toFailure(error),
    })),
    reportKept: sendParent(({ context: { offers, saved } }): DeliveryWindowFact => ({
      type: 'deliveryWindow.kept',
      hours: offers.find(({ code }) => code === saved) ?? null,
    })),
    setPlace: assign({
      place: (_, { cartId, countryCode, postcode }: DeliveryPlace) => ({ cartId, countryCode, postcode }),
      offers: [],
    }),
    // the shopper's choice takes precedence over the slot on the cart
    setOffers: assign(({ context }, offer: DeliveryOffer) => {
      const { windows, saved } = offer;
      const chosen = preferredSlot(context, offer);
      const full = windows.find(({ code, isFull }) => isFull && code === (context.chosen ?? saved));
      return { offers: windows, saved, chosen, lost: chosen === null ? (full ?? null) : null };
    }),
    awaitSave: assign({ isSaveAwaited: true }),
    endAwaiting: assign({ isSaveAwaited: false }),
    reportPreferredUnavailable: sendParent(({ context }, { windows }: DeliveryOffer): DeliveryWindowFact => ({
      type: 'deliveryWindow.saveFailed',
      failure: slotUnavailable(windows.find(({ code }) => code === context.chosen)),
    })),
    restoreSaved: assign({ chosen: ({ context }) => context.saved }),
    choose: assign({ chosen: (_, { code }: { code: string | null }) => code, lost: null }),
    setSaved: assign({ saved: ({ context }) => context.chosen }),
  },
  guards: {
    isKnown: ({ context }, place: DeliveryPlace) => isSamePlace(context.place, place),
    canChoose: ({ context }, { code }: { code: string | null }) =>
      code === null || isOpen(context.offers, code),
    isSettled: ({ context }) => context.chosen === context.saved,
    isSaveAwaited: ({ context }) => context.isSaveAwaited,
    isAwaitedUnavailable: ({ context }, { windows }: DeliveryOffer) =>
      context.isSaveAwaited && context.chosen !== null && !isOpen(windows, context.chosen),
    isSaveDue: ({ context }, offer: DeliveryOffer) =>
      context.isSaveAwaited && preferredSlot(context, offer) !== offer.saved,
    isExpired: (_, { error }: { error: unknown }) => isSessionExpired(toFailure(error)),
  },
}).createMachine({
  id: 'deliveryWindow',
  context: { place: null, offers: [], chosen: null, saved: null, lost: null, isSaveAwaited: false },
  initial: 'idle',
  on: {
    'deliveryWindow.read': {
      target: '.reading',
      reenter: true,
      description: 'A newer place supersedes the previous one.',
      actions: { type: 'setPlace', params: ({ event }) => event },
    },
    'deliveryWindow.save': {
      description: 'No slot could be chosen: the order takes the earliest delivery and continues.',
      actions: { type: 'report', params: { type: 'deliveryWindow.saved' } },
    },
  },
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      on: {
        'deliveryWindow.save': [
          { guard: 'isSettled', actions: { type: 'report', params: { type: 'deliveryWindow.saved' } } },
          {
            description: 'The slots are being read: the chosen one is saved afterwards.',
            actions: 'awaitSave',
          },
        ],
      },
      invoke: {
        id: 'readDeliveryWindows',
        src: 'readDeliveryWindows',
        input: ({ context }) => present(context.place, 'place'),
        onDone: [
          {
            guard: { type: 'isAwaitedUnavailable', params: ({ event }) => event.output },
            target: 'offered',
            description: 'The shopper chooses among the remaining slots, as after a refused save.',
            actions: [
              { type: 'reportPreferredUnavailable', params: ({ event }) => event.output },
              { type: 'setOffers', params: ({ event }) => event.output },
              'reportKept',
              'endAwaiting',
            ],
          },
          {
            guard: { type: 'isSaveDue', params: ({ event }) => event.output },
            target: 'saving',
            actions: [
              { type: 'setOffers', params: ({ event }) => event.output },
              'reportKept',
              'endAwaiting',
            ],
          },
          {
            guard: 'isSaveAwaited',
            target: 'offered',
            description: 'The cart already has the slot.',
            actions: [
              { type: 'setOffers', params: ({ event }) => event.output },
              'reportKept',
              'endAwaiting',
              { type: 'report', params: { type: 'deliveryWindow.saved' } },
            ],
          },
          {
            target: 'offered',
            actions: [{ type: 'setOffers', params: ({ event }) => event.output }, 'reportKept'],
          },
        ],
        onError: [
          {
            guard: 'isSaveAwaited',
            target: 'failed',
            description: 'The slot was not saved, and the failure is reported.',
            actions: [{ type: 'reportFailed', params: ({ event }) => event }, 'endAwaiting'],
          },
          {
            target: 'failed',
            description: 'The slot on the cart is unchanged.',
          },
        ],
      },
    },
    failed: {
      description: 'No response: no slots to choose from.',
      on: {
        'deliveryWindow.retry': 'reading',
        'deliveryWindow.refresh': 'reading',
        'deliveryWindow.save': {
          description: 'The checkout continues with the slot on the cart, and shows no other.',
          actions: ['restoreSaved', { type: 'report', params: { type: 'deliveryWindow.saved' } }],
        },
      },
    },
    offered: {
      on: {
        'deliveryWindow.refresh': 'reading',
        'deliveryWindow.read': [
          { guard: { type: 'isKnown', params: ({ event }) => event } },
          { target: 'reading', actions: { type: 'setPlace', params: ({ event }) => event } },
        ],
        'deliveryWindow.choose': [
          {
            guard: { type: 'canChoose', params: ({ event }) => event },
            actions: [
              { type: 'choose', params: ({ event }) => event },
              { type: 'report', params: { type: 'deliveryWindow.chosen' } },
            ],
          },
          {},
        ],
        'deliveryWindow.save': [
          { guard: 'isSettled', actions: { type: 'report', params: { type: 'deliveryWindow.saved' } } },
          { target: 'saving' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      on: { 'deliveryWindow.save': {}, 'deliveryWindow.read': {} },
      invoke: {
        id: 'saveDeliveryWindow',
        src: 'saveDeliveryWindow',
        input: ({ context }) => ({
          cartId: present(context.place, 'place').cartId,
          code: context.chosen,
        }),
        onDone: {
          target: 'offered',
          actions: ['setSaved', 'reportKept', { type: 'report', params: { type: 'deliveryWindow.saved' } }],
        },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'offered',
            description: 'Saved again after signing in (BEY-02).',
            actions: { type: 'reportFailed', params: ({ event }) => event },
          },
          {
            target: 'reading',
            description: 'The slot is probably full now, so the free ones are read again.',
            actions: { type: 'reportFailed', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
