/** The choices for a product before it is added to the cart, for every product kind (CAT-02). */

import { and, assign, not, sendTo, setup, stateIn } from 'xstate';
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
import { shopLink } from './options.actors.ts';
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
  /** Fields that the shopper has left. */
  readonly left: readonly string[];
  /** The cart line being edited; null for a new line (CART-03). */
  readonly lineId: string | null;
  /** The line as the cart has it; null until known. */
  readonly line: NewLine | null;
}

export const optionsMachine = setup({
  types: {
    input: {} as OptionsInput,
    context: {} as OptionsContext,
    events: {} as OptionsEvent,
    children: {} as { shopLink: 'shopLink' },
  },
  actors: { shopLink },
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
    }),
    proposeLine: assign({
      picks: ({ context }, { line }: { line: CartLine }) => picksOfLine(context.offer, newLineOf(line)),
    }),
    setLine: assign((_, { line }: { line: CartLine }) => ({ lineId: line.id, line: newLineOf(line) })),
    dropLine: assign({ lineId: null, line: null }),
    reportChosen: sendTo('shopLink', ({ context }): OptionsFact => {
      const { offer, picks, priceFormat, lineId, line: before } = context;
      const lines = chosenLines(offer, picks, priceFormat);
      if (lineId === null || before === null) return { type: 'options.addWanted', lines };
      return { type: 'options.editWanted', lineId, before, line: present(lines[0], 'line') };
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
    isFilledIn: ({ context }) => isComplete(context.offer, context.picks),
    isSameOffer: ({ context }, { offer }: { offer: Offer }) => context.offer === offer,
    isEdit: ({ context }) => context.lineId !== null,
    isChoosing: stateIn({ choice: 'choosing' }),
    isComplete: stateIn({ choice: 'complete' }),
    isRefused: stateIn({ quantity: 'refused' }),
    isChecked: stateIn({ check: 'checked' }),
    isAwaited: stateIn({ line: 'awaited' }),
  },
}).createMachine({
  id: 'options',
  context: ({ input }) => ({
    offer: input.offer,
    priceFormat: input.priceFormat ?? defaultPriceFormat,
    picks: proposedPicks(input.offer),
    left: [],
    lineId: input.lineId,
    line: null,
  }),
  invoke: {
    id: 'shopLink',
    src: 'shopLink',
    input: ({ context: { offer, lineId } }) => ({ sku: offer.sku, lineId }),
    onError: {},
  },
  type: 'parallel',
  states: {
    choice: {
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
          { target: '.evaluating' },
        ],
        'options.refuseQuantity': '.evaluating',

        'options.add': {},
        'options.followLine': [
          {
            guard: 'isAwaited',
            target: '.evaluating',
            description: 'Starts with the choices of the line.',
            actions: { type: 'proposeLine', params: ({ event }) => event },
          },
          {},
        ],
        'options.loseLine': {},
      },
      states: {
        evaluating: {
          description: 'After every change: decides whether choices are missing and whether to name them.',
          always: [
            { guard: and(['isFilledIn', not('isRefused')]), target: 'complete' },
            { guard: 'isChecked', target: 'missing' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          description: 'Choices are missing, but the shopper has not tried to add it yet.',
          on: { 'options.add': [{ guard: 'isAwaited' }, { target: 'missing' }] },
        },
        missing: {
          description: 'Names what is missing until it is chosen.',
        },
        complete: {
          description: 'Can be added to the cart.',
          on: { 'options.add': [{ guard: 'isAwaited' }, { actions: 'reportChosen' }] },
        },
      },
    },

    quantity: {
      initial: 'valid',
      on: {
        'options.setQuantity': [
          { guard: { type: 'isQuantity', params: ({ event }) => event }, target: '.valid' },
          { target: '.refused' },
        ],
        'options.refuseQuantity': '.refused',
        'options.followLine': [{ guard: 'isAwaited', target: '.valid' }, {}],
      },
      states: {
        valid: {},
        refused: {
          description: 'The last typed quantity cannot be ordered; the previous one is kept.',
        },
      },
    },

    check: {
      initial: 'unchecked',
      states: {
        unchecked: {
          on: {
            'options.add': [{ guard: and(['isChoosing', not('isAwaited')]), target: 'checked' }, {}],
          },
        },
        checked: {
          description: 'The shopper tried to add it too early: from then on missing choices are named.',
        },
      },
    },

    line: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isEdit', target: 'awaited' }, { target: 'none' }] },
        none: { description: 'A new line is chosen.' },
        awaited: {
          description: 'The line to edit is not known yet.',
          on: {
            'options.followLine': {
              target: 'held',
              actions: { type: 'setLine', params: ({ event }) => event },
            },
            'options.loseLine': { target: 'gone', actions: 'dropLine' },
          },
        },
        held: {
          on: {
            'options.followLine': { actions: { type: 'setLine', params: ({ event }) => event } },
            'options.loseLine': { target: 'gone', actions: 'dropLine' },
            'options.add': [{ guard: 'isComplete', target: 'editSent' }, {}],
          },
        },
        editSent: {
          description: 'The edit was sent: another line replaces this one.',
          on: {
            'options.followLine': {
              target: 'held',
              description: 'The line is unknown while it is edited, so the edit has failed.',
              actions: { type: 'setLine', params: ({ event }) => event },
            },
          },
        },
        gone: { description: 'The line is not in the cart any more.' },
      },
    },
  },
});
