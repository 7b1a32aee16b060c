/** Delivers the cart: a checked address or a store, an offer, a saved method and slot (CHK-04, CHK-09, SHIP-01). */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { deliveryWindowMachine } from '../delivery-window/delivery-window.machine.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import { tidyPostcode } from '../domain/postcode.ts';
import { present } from '../domain/present.ts';
import { pickupMachine } from '../pickup/pickup.machine.ts';
import type { ShippingPlace } from '../shipping/shipping.events.ts';
import { shippingMachine } from '../shipping/shipping.machine.ts';
import type { DeliveryEvent, DeliveryFact, Destination } from './delivery.events.ts';
import { stepMachine } from './step.machine.ts';

export interface DeliveryContext {
  readonly destination: Destination | null;
  /** The method to choose where it is offered. */
  readonly wish: ShippingMethod | null;
}

/** Type-checks the fact. */
const fact = (sent: DeliveryFact): DeliveryFact => sent;

const placeIn = ({ destination }: DeliveryContext): ShippingPlace => {
  const { cartId, currency, address, isComplete } = present(destination, 'destination');
  return { cartId, currency, address, isComplete };
};

export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    children: {} as {
      deliveryStep: 'step';
      pickup: 'pickup';
      shipping: 'shipping';
      deliveryWindow: 'deliveryWindow';
    },
  },
  actors: {
    step: stepMachine,
    pickup: pickupMachine,
    shipping: shippingMachine,
    deliveryWindow: deliveryWindowMachine,
  },
  actions: {
    setDestination: assign({
      destination: ({ event }) => {
        assertEvent(event, ['delivery.confirm', 'delivery.reconfirm', 'delivery.consider']);
        return event.destination;
      },
    }),
    setWish: assign({
      wish: ({ event }) => {
        assertEvent(event, 'delivery.confirm');
        return event.wish;
      },
    }),
    submitAddress: sendTo('deliveryStep', ({ context }) => ({
      type: 'step.submit',
      submission: { step: 'deliveryAddress', address: placeIn(context).address },
    })),
    estimate: sendTo('shipping', ({ context }) => ({
      type: 'shipping.estimate',
      ...placeIn(context),
      wish: context.wish,
    })),
    // asked also while the shipping machine is busy: its answer would be about something else
    reestimate: sendTo('shipping', ({ context }) => ({ type: 'shipping.consider', ...placeIn(context) })),
    saveMethod: sendTo('shipping', ({ event }) => {
      assertEvent(event, ['delivery.save', 'delivery.resave']);
      return { type: 'shipping.save', billing: event.billing };
    }),
    clearOffers: sendTo('shipping', { type: 'shipping.clear' }),
    refreshOffers: sendTo('shipping', { type: 'shipping.refresh' }),
    retryOffers: sendTo('shipping', ({ event }) => {
      assertEvent(event, 'delivery.retryOffers');
      return { type: 'shipping.retry', wish: event.wish };
    }),
    restoreMethod: sendTo('shipping', ({ event }) => {
      assertEvent(event, 'delivery.restoreMethod');
      return { type: 'shipping.chooseMethod', method: event.method };
    }),
    // no van comes to a store
    readSlots: enqueueActions(({ context: { destination }, enqueue }) => {
      if (destination === null || destination.isCollected) return;
      const { cartId, address } = destination;
      enqueue.sendTo('deliveryWindow', {
        type: 'deliveryWindow.read',
        cartId,
        countryCode: address.countryCode,
        postcode: tidyPostcode(address.postcode),
      });
    }),
    saveSlot: sendTo('deliveryWindow', { type: 'deliveryWindow.save' }),
    retrySlots: sendTo('deliveryWindow', { type: 'deliveryWindow.retry' }),
    retryStores: sendTo('pickup', { type: 'pickup.retry' }),
    recheckSlots: sendTo('deliveryWindow', { type: 'deliveryWindow.refresh' }),

    report: sendParent((_, sent: DeliveryFact) => sent),
    reportStores: sendParent(({ event }) => {
      assertEvent(event, 'pickup.storesLoaded');
      return fact({ type: 'delivery.storesLoaded', stores: event.stores });
    }),
    reportAddressRefused: sendParent(({ event }) => {
      assertEvent(event, 'step.rejected');
      return fact({ type: 'delivery.addressRefused', failure: event.failure });
    }),
    reportOffered: sendParent(({ event }) => {
      assertEvent(event, 'shipping.estimated');
      return fact({ type: 'delivery.offered', method: event.method });
    }),
    reportReestimated: sendParent(({ event }) => {
      assertEvent(event, 'shipping.estimated');
      return fact({ type: 'delivery.reestimated', method: event.method });
    }),
    reportEstimateFailed: sendParent(({ event }) => {
      assertEvent(event, 'shipping.estimateFailed');
      return fact({ type: 'delivery.estimateFailed', failure: event.failure });
    }),
    reportReestimateFailed: sendParent(({ event }) => {
      assertEvent(event, 'shipping.estimateFailed');
      return fact({ type: 'delivery.reestimateFailed', failure: event.failure });
    }),
    reportMethodChosen: sendParent(({ event }) => {
      assertEvent(event, 'shipping.methodChosen');
      return fact({ type: 'delivery.methodChosen', method: event.method });
    }),
    reportSaved: sendParent(({ event }) => {
      assertEvent(event, 'shipping.informationSaved');
      return fact({ type: 'delivery.saved', information: event.information });
    }),
    reportMethodRefused: sendParent(({ event }) => {
      assertEvent(event, 'shipping.methodRefused');
      return fact({ type: 'delivery.methodRefused', message: event.message });
    }),
    reportSaveFailed: sendParent(({ event }) => {
      assertEvent(event, 'shipping.saveFailed');
      return fact({ type: 'delivery.saveFailed', failure: event.failure });
    }),
    reportSlotKept: sendParent(({ event }) => {
      assertEvent(event, 'deliveryWindow.kept');
      return fact({ type: 'delivery.slotKept', hours: event.hours });
    }),
    reportSlotRefused: sendParent(({ event }) => {
      assertEvent(event, 'deliveryWindow.saveFailed');
      return fact({ type: 'delivery.slotRefused', failure: event.failure });
    }),
  },
  guards: {
    isConfirmedStore: ({ event }) => {
      assertEvent(event, 'delivery.confirm');
      return event.destination.isCollected;
    },
    isCollected: ({ context }) => context.destination?.isCollected === true,
  },
}).createMachine({
  id: 'delivery',
  context: { destination: null, wish: null },
  description: 'The checkout says how far to go; an answer that nothing waits for is told as such.',
  invoke: [
    { id: 'deliveryStep', src: 'step' },
    { id: 'pickup', src: 'pickup' },
    { id: 'shipping', src: 'shipping' },
    { id: 'deliveryWindow', src: 'deliveryWindow' },
  ],
  initial: 'idle',
  on: {
    'delivery.confirm': [
      {
        guard: 'isConfirmedStore',
        target: '.working.estimating',
        description: 'The postcode of a store needs no check (CHK-09).',
        actions: ['setDestination', 'setWish', 'estimate'],
      },
      { target: '.checking', actions: ['setDestination', 'setWish', 'submitAddress'] },
    ],
    'delivery.save': { target: '.working.saving', actions: 'saveMethod' },
    'delivery.reconfirm': { target: '.working.estimating', actions: ['setDestination', 'reestimate'] },
    'delivery.resave': { target: '.working.resaving', actions: 'saveMethod' },
    'delivery.consider': { target: '.idle', actions: ['setDestination', 'reestimate'] },
    'delivery.clear': { target: '.idle', actions: 'clearOffers' },
    'delivery.release': '.idle',
    'delivery.refreshOffers': { actions: 'refreshOffers' },
    'delivery.retryOffers': { actions: 'retryOffers' },
    'delivery.retrySlots': { actions: 'retrySlots' },
    'delivery.retryStores': { actions: 'retryStores' },
    'delivery.recheckSlots': { actions: 'recheckSlots' },
    'delivery.restoreMethod': { actions: 'restoreMethod' },
    'step.accepted': {},
    'step.rejected': {},
    'pickup.storesLoaded': { actions: 'reportStores' },
    'shipping.estimated': { actions: ['readSlots', 'reportReestimated'] },
    'shipping.nothingOffered': { actions: { type: 'report', params: { type: 'delivery.offersWithdrawn' } } },
    'shipping.estimateFailed': { actions: 'reportReestimateFailed' },
    'shipping.detailsRefused': {},
    'shipping.methodChosen': { actions: 'reportMethodChosen' },
    'shipping.informationSaved': {},
    'shipping.methodRefused': {},
    'shipping.saveFailed': {},
    'deliveryWindow.chosen': { actions: { type: 'report', params: { type: 'delivery.slotChosen' } } },
    'deliveryWindow.kept': { actions: 'reportSlotKept' },
    'deliveryWindow.saved': {},
    'deliveryWindow.saveFailed': {},
  },
  states: {
    idle: {},
    checking: {
      tags: 'busy',
      on: {
        'step.accepted': {
          target: 'working.estimating',
          actions: [{ type: 'report', params: { type: 'delivery.addressAccepted' } }, 'estimate'],
        },
        'step.rejected': { target: 'idle', actions: 'reportAddressRefused' },
      },
    },
    working: {
      tags: 'busy',
      initial: 'estimating',
      on: {
        'shipping.nothingOffered': {
          target: 'idle',
          actions: { type: 'report', params: { type: 'delivery.nothingOffered' } },
        },
        'shipping.estimateFailed': { target: 'idle', actions: 'reportEstimateFailed' },
        'shipping.detailsRefused': {
          target: 'idle',
          actions: { type: 'report', params: { type: 'delivery.detailsRefused' } },
        },
        'shipping.methodChosen': {
          target: 'idle',
          description: 'The answer for the old method counts no more.',
          actions: 'reportMethodChosen',
        },
      },
      states: {
        estimating: {
          on: {
            'shipping.estimated': { target: '#delivery.idle', actions: ['readSlots', 'reportOffered'] },
          },
        },
        saving: {
          on: {
            'shipping.informationSaved': [
              {
                guard: 'isCollected',
                target: '#delivery.idle',
                actions: ['reportSaved', { type: 'report', params: { type: 'delivery.confirmed' } }],
              },
              { target: 'reserving', actions: 'reportSaved' },
            ],
            'shipping.methodRefused': { target: '#delivery.idle', actions: 'reportMethodRefused' },
            'shipping.saveFailed': { target: '#delivery.idle', actions: 'reportSaveFailed' },
          },
        },
        resaving: {
          on: {
            'shipping.informationSaved': {
              target: '#delivery.idle',
              actions: ['reportSaved', { type: 'report', params: { type: 'delivery.confirmed' } }],
            },
            'shipping.methodRefused': { target: '#delivery.idle', actions: 'reportMethodRefused' },
            'shipping.saveFailed': { target: '#delivery.idle', actions: 'reportSaveFailed' },
          },
        },
        reserving: {
          description: 'The cart has its address now: the slot the shopper chose is put on it.',
          entry: 'saveSlot',
          on: {
            'deliveryWindow.saved': {
              target: '#delivery.idle',
              actions: { type: 'report', params: { type: 'delivery.confirmed' } },
            },
            'deliveryWindow.saveFailed': { target: '#delivery.idle', actions: 'reportSlotRefused' },
          },
        },
      },
    },
  },
});
