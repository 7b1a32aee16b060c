/** What the shopper chooses of a product before it goes into the cart: one machine for every kind, whose groups of choices are data (CAT-02). */

import { assign, enqueueActions, setup } from 'xstate';
import { newLineOf, type CartLine, type NewLine } from '../domain/cart.ts';
import { chosenLines } from '../domain/chosen-lines.ts';
import { picksOfLine } from '../domain/line-picks.ts';
import { isComplete } from '../domain/missing.ts';
import { defaultPriceFormat } from '../domain/money.ts';
import { findChoice, findGroup, type Offer } from '../domain/offer.ts';
import {
  carriedOver,
  choose,
  enter,
  proposedPicks,
  refusePieces,
  setPieces,
  toggle,
  type Picks,
} from '../domain/picks.ts';
import { isPieces, isQuantity } from '../domain/quantity.ts';
import { present } from '../domain/present.ts';
import type { OptionsEvent, OptionsFact } from './options.events.ts';

export interface OptionsInput {
  readonly offer: Offer;
  readonly lineId: string | null;
  /** With %s for the amount. */
  readonly priceFormat?: string;
}

export interface OptionsContext {
  readonly offer: Offer;
  /** How the shop writes prices. */
  readonly priceFormat: string;
  readonly picks: Picks;
  /** The last number typed cannot be ordered; the one before it stays. */
  readonly isQuantityRefused: boolean;
  /** The shopper wanted it in the cart before it was complete: from then on what is missing is named. */
  readonly isChecked: boolean;
  /** The fields the shopper has been in. */
  readonly left: readonly string[];
  /** The line of the cart that is being changed, null where something new is chosen (CART-03). */
  readonly lineId: string | null;
  /** As the cart holds it, null until that is known. */
  readonly line: NewLine | null;
  /** It was to be changed and is in the cart no more. */
  readonly isLineGone: boolean;
  /** The change was handed over: with it the line goes. */
  readonly isHandedOver: boolean;
}

type Followed = { readonly line: CartLine | null | undefined };

export const optionsMachine = setup({
  types: {
    input: {} as OptionsInput,
    context: {} as OptionsContext,
    events: {} as OptionsEvent,
    emitted: {} as OptionsFact,
  },
  actions: {
    keepOffer: assign({
      offer: (_, { offer }: { offer: Offer }) => offer,
      picks: ({ context }, { offer }) => carriedOver(context.picks, offer),
    }),
    keepChoice: assign({
      picks: ({ context }, { groupId, uid }: { groupId: string; uid: string | null }) =>
        choose(context.picks, groupId, uid),
    }),
    keepToggled: assign({
      picks: ({ context }, { groupId, uid }: { groupId: string; uid: string }) =>
        toggle(context.picks, groupId, uid),
    }),
    keepText: assign({
      picks: ({ context }, { groupId, text }: { groupId: string; text: string }) =>
        enter(context.picks, context.offer, groupId, text),
    }),
    keepLeft: assign({
      left: ({ context }, { groupId }: { groupId: string }) =>
        context.left.includes(groupId) ? context.left : [...context.left, groupId],
    }),
    keepPieces: assign({
      picks: ({ context }, { uid, quantity }: { uid: string; quantity: number }) =>
        setPieces(context.picks, uid, quantity),
    }),
    refusePieces: assign({
      picks: ({ context }, { uid }: { uid: string }) => refusePieces(context.picks, uid),
    }),
    keepQuantity: assign({
      picks: ({ context }, { quantity }: { quantity: number }) => ({ ...context.picks, quantity }),
      isQuantityRefused: false,
    }),
    refuseQuantity: assign({ isQuantityRefused: true }),
    nameMissing: assign({ isChecked: true }),
    proposeLine: assign({
      picks: ({ context }, { line }: Followed) =>
        picksOfLine(context.offer, newLineOf(present(line, 'line'))),
      isQuantityRefused: false,
    }),
    keepLine: assign((_, { line }: Followed) => {
      const held = present(line, 'line');
      return { lineId: held.id, line: newLineOf(held) };
    }),
    loseLine: assign({ lineId: null, line: null, isLineGone: true }),
    tellChosen: enqueueActions(({ context, enqueue }) => {
      const { offer, picks, priceFormat, lineId, line: before } = context;
      const lines = chosenLines(offer, picks, priceFormat);
      if (lineId === null || before === null) return enqueue.emit({ type: 'options.addWanted', lines });
      enqueue.assign({ isHandedOver: true });
      const line = present(lines[0], 'line');
      return enqueue.emit({ type: 'options.editWanted', lineId, before, line });
    }),
  },
  guards: {
    /** Sold out is shown, and cannot be had; what is sold out beside another value is a matter of both. */
    canChoose: ({ context: { offer } }, { groupId, uid }: { groupId: string; uid: string | null }) => {
      const group = findGroup(offer, groupId);
      if (group === undefined || uid === null) return group !== undefined;
      if (group.kind === 'amount' && group.open?.uid === uid) return true;
      return findChoice(offer, groupId, uid)?.isInStock ?? false;
    },
    isPieces: (_, { quantity }: { quantity: number }) => isPieces(quantity),
    isQuantity: (_, { quantity }: { quantity: number }) => isQuantity(quantity),
    isComplete: ({ context }) => !context.isQuantityRefused && isComplete(context.offer, context.picks),
    isChecked: ({ context }) => context.isChecked,
    isSameOffer: ({ context }, { offer }: { offer: Offer }) => context.offer === offer,
    isLineAwaited: ({ context }) => context.lineId !== null && context.line === null,
    isToPropose: ({ context }, { line }: Followed) =>
      Boolean(line) && context.lineId !== null && context.line === null,
    isHeld: ({ context }, { line }: Followed) => Boolean(line) && context.lineId !== null,
    isLost: ({ context }, { line }: Followed) =>
      line === undefined && context.lineId !== null && !context.isHandedOver,
  },
}).createMachine({
  id: 'options',
  context: ({ input }) => ({
    offer: input.offer,
    priceFormat: input.priceFormat ?? defaultPriceFormat,
    picks: proposedPicks(input.offer),
    isQuantityRefused: false,
    isChecked: false,
    left: [],
    lineId: input.lineId,
    line: null,
    isLineGone: false,
    isHandedOver: false,
  }),
  initial: 'weighing',
  on: {
    'options.renew': [
      { guard: { type: 'isSameOffer', params: ({ event }) => event }, description: 'Nothing is new.' },
      { target: '.weighing', actions: { type: 'keepOffer', params: ({ event }) => event } },
    ],
    'options.choose': [
      {
        guard: { type: 'canChoose', params: ({ event }) => event },
        target: '.weighing',
        actions: { type: 'keepChoice', params: ({ event }) => event },
      },
      {},
    ],
    'options.toggle': [
      {
        guard: { type: 'canChoose', params: ({ event }) => event },
        target: '.weighing',
        actions: { type: 'keepToggled', params: ({ event }) => event },
      },
      {},
    ],
    'options.enter': {
      target: '.weighing',
      actions: { type: 'keepText', params: ({ event }) => event },
    },
    'options.leave': { actions: { type: 'keepLeft', params: ({ event }) => event } },
    'options.setPieces': [
      {
        guard: { type: 'isPieces', params: ({ event }) => event },
        target: '.weighing',
        actions: { type: 'keepPieces', params: ({ event }) => event },
      },
      {},
    ],
    'options.refusePieces': {
      target: '.weighing',
      actions: { type: 'refusePieces', params: ({ event }) => event },
    },
    'options.setQuantity': [
      {
        guard: { type: 'isQuantity', params: ({ event }) => event },
        target: '.weighing',
        actions: { type: 'keepQuantity', params: ({ event }) => event },
      },
      { target: '.weighing', actions: 'refuseQuantity' },
    ],
    'options.refuseQuantity': { target: '.weighing', actions: 'refuseQuantity' },
    'options.followLine': [
      {
        guard: { type: 'isToPropose', params: ({ event }) => event },
        target: '.weighing',
        description: 'What was chosen for the line is where the shopper begins.',
        actions: [
          { type: 'proposeLine', params: ({ event }) => event },
          { type: 'keepLine', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isHeld', params: ({ event }) => event },
        actions: { type: 'keepLine', params: ({ event }) => event },
      },
      { guard: { type: 'isLost', params: ({ event }) => event }, actions: 'loseLine' },
      {
        description: 'No line is changed, it is not known yet, or another takes its place after the change.',
      },
    ],
  },
  states: {
    weighing: {
      description: 'After every change: is anything missing still, and does the shopper know?',
      always: [
        { guard: 'isComplete', target: 'complete' },
        { guard: 'isChecked', target: 'missing' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Something is missing yet, and nobody has asked for it.',
      on: { 'options.add': [{ guard: 'isLineAwaited' }, { target: 'missing', actions: 'nameMissing' }] },
    },
    missing: {
      description: 'What is missing is named, until it is there.',
      on: { 'options.add': {} },
    },
    complete: {
      description: 'It can go into the cart.',
      on: { 'options.add': [{ guard: 'isLineAwaited' }, { actions: 'tellChosen' }] },
    },
  },
});
