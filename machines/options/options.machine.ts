/** The choices for a product before it is added to the cart, for every product kind (CAT-02). */

import { assign, enqueueActions, setup } from 'xstate';
import { newLineOf, type CartLine, type NewLine } from '../domain/cart.ts';
import { chosenLines } from '../domain/chosen-lines.ts';
import { picksOfLine } from '../domain/line-picks.ts';
import { isComplete } from '../domain/missing-choices.ts';
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
  /** `%s` stands for the amount. */
  readonly priceFormat?: string;
}

export interface OptionsContext {
  readonly offer: Offer;
  /** The price format of the shop. */
  readonly priceFormat: string;
  readonly picks: Picks;
  /** The last typed quantity cannot be ordered; the previous one is kept. */
  readonly isQuantityRefused: boolean;
  /** The shopper tried to add it before it was complete: from then on missing choices are named. */
  readonly isChecked: boolean;
  /** Fields that the shopper has left. */
  readonly left: readonly string[];
  /** The cart line being edited; null for a new line (CART-03). */
  readonly lineId: string | null;
  /** The line as the cart has it; null until known. */
  readonly line: NewLine | null;
  /** The line being edited is no longer in the cart. */
  readonly isLineGone: boolean;
  /** The edit was sent: the line is about to be replaced. */
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
    setOffer: assign({
      offer: (_, { offer }: { offer: Offer }) => offer,
      picks: ({ context }, { offer }) => carriedOver(context.picks, offer),
    }),
    setChoice: assign({
      picks: ({ context }, { groupId, uid }: { groupId: string; uid: string | null }) =>
        choose(context.picks, groupId, uid),
    }),
    toggleChoice: assign({
      picks: ({ context }, { groupId, uid }: { groupId: string; uid: string }) =>
        toggle(context.picks, groupId, uid),
    }),
    setText: assign({
      picks: ({ context }, { groupId, text }: { groupId: string; text: string }) =>
        enter(context.picks, context.offer, groupId, text),
    }),
    markLeft: assign({
      left: ({ context }, { groupId }: { groupId: string }) =>
        context.left.includes(groupId) ? context.left : [...context.left, groupId],
    }),
    setPieces: assign({
      picks: ({ context }, { uid, quantity }: { uid: string; quantity: number }) =>
        setPieces(context.picks, uid, quantity),
    }),
    refusePieces: assign({
      picks: ({ context }, { uid }: { uid: string }) => refusePieces(context.picks, uid),
    }),
    setQuantity: assign({
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
    setLine: assign((_, { line }: Followed) => {
      const held = present(line, 'line');
      // unknown while the edit is sent, so the edit has failed if the line is there again
      return { lineId: held.id, line: newLineOf(held), isHandedOver: false };
    }),
    markLineGone: assign({ lineId: null, line: null, isLineGone: true }),
    emitChosen: enqueueActions(({ context, enqueue }) => {
      const { offer, picks, priceFormat, lineId, line: before } = context;
      const lines = chosenLines(offer, picks, priceFormat);
      if (lineId === null || before === null) return enqueue.emit({ type: 'options.addWanted', lines });
      enqueue.assign({ isHandedOver: true });
      const line = present(lines[0], 'line');
      return enqueue.emit({ type: 'options.editWanted', lineId, before, line });
    }),
  },
  guards: {
    /**
     * A sold-out choice is visible but cannot be chosen; sold-out combinations are checked elsewhere.
     */
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
    isLineMissing: ({ context }, { line }: Followed) =>
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
  initial: 'evaluating',
  on: {
    'options.renew': [
      { guard: { type: 'isSameOffer', params: ({ event }) => event }, description: 'Nothing changed.' },
      { target: '.evaluating', actions: { type: 'setOffer', params: ({ event }) => event } },
    ],
    'options.choose': [
      {
        guard: { type: 'canChoose', params: ({ event }) => event },
        target: '.evaluating',
        actions: { type: 'setChoice', params: ({ event }) => event },
      },
      {},
    ],
    'options.toggle': [
      {
        guard: { type: 'canChoose', params: ({ event }) => event },
        target: '.evaluating',
        actions: { type: 'toggleChoice', params: ({ event }) => event },
      },
      {},
    ],
    'options.enter': {
      target: '.evaluating',
      actions: { type: 'setText', params: ({ event }) => event },
    },
    'options.leave': { actions: { type: 'markLeft', params: ({ event }) => event } },
    'options.setPieces': [
      {
        guard: { type: 'isPieces', params: ({ event }) => event },
        target: '.evaluating',
        actions: { type: 'setPieces', params: ({ event }) => event },
      },
      {},
    ],
    'options.refusePieces': {
      target: '.evaluating',
      actions: { type: 'refusePieces', params: ({ event }) => event },
    },
    'options.setQuantity': [
      {
        guard: { type: 'isQuantity', params: ({ event }) => event },
        target: '.evaluating',
        actions: { type: 'setQuantity', params: ({ event }) => event },
      },
      { target: '.evaluating', actions: 'refuseQuantity' },
    ],
    'options.refuseQuantity': { target: '.evaluating', actions: 'refuseQuantity' },
    'options.followLine': [
      {
        guard: { type: 'isToPropose', params: ({ event }) => event },
        target: '.evaluating',
        description: 'Starts with the choices of the line.',
        actions: [
          { type: 'proposeLine', params: ({ event }) => event },
          { type: 'setLine', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isHeld', params: ({ event }) => event },
        actions: { type: 'setLine', params: ({ event }) => event },
      },
      { guard: { type: 'isLineMissing', params: ({ event }) => event }, actions: 'markLineGone' },
      {
        description: 'No line is edited, it is not known yet, or another replaces it after the edit.',
      },
    ],
  },
  states: {
    evaluating: {
      description: 'After every change: decides whether choices are missing and whether to name them.',
      always: [
        { guard: 'isComplete', target: 'complete' },
        { guard: 'isChecked', target: 'missing' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Choices are missing, but the shopper has not tried to add it yet.',
      on: { 'options.add': [{ guard: 'isLineAwaited' }, { target: 'missing', actions: 'nameMissing' }] },
    },
    missing: {
      description: 'Names what is missing until it is chosen.',
      on: { 'options.add': {} },
    },
    complete: {
      description: 'Can be added to the cart.',
      on: { 'options.add': [{ guard: 'isLineAwaited' }, { actions: 'emitChosen' }] },
    },
  },
});
