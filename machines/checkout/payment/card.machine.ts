/** A card typed in the provider's fields; the page learns only their state (PAY-02). */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup, stateIn } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import {
  emptyCard,
  isCardChanged,
  paymentInterrupted,
  paymentNotReady,
  type CardState,
} from '../../domain/payment.ts';
import { cardBlockers } from '../../domain/payment-form.ts';
import { cardFields } from './card.actors.ts';
import type { CardEvent, CardFact } from './card.events.ts';

export interface CardContext {
  /**
   * The brand and which fields are complete and valid, never the input itself. Null until reported.
   */
  readonly card: CardState | null;
  readonly failure: Failure | null;
}

/** Type-checks the fact. */
const fact = (sent: CardFact): CardFact => sent;

export const cardMachine = setup({
  types: { context: {} as CardContext, events: {} as CardEvent },
  actors: { cardFields },
  actions: {
    setCard: assign(({ context, event }) => {
      assertEvent(event, 'cardFields.changed');
      // the decline belongs to the previous card
      const isOtherCard = context.failure?.kind === 'cardRefused' && isCardChanged(context.card, event.card);
      return { card: event.card, failure: isOtherCard ? null : context.failure };
    }),
    reportChanged: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'cardFields.changed');
      if (isCardChanged(context.card, event.card)) enqueue.sendParent(fact({ type: 'card.changed' }));
    }),
    emptyCard: assign({ card: emptyCard }),
    setFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    clearFailure: assign({ failure: null }),
    focusField: sendTo('cardFields', ({ event }) => {
      assertEvent(event, 'card.focusField');
      return { type: 'cardFields.focus', field: event.field };
    }),
    tokenizeFields: sendTo('cardFields', { type: 'cardFields.tokenize' }),
    reportBlockers: sendParent(({ context }) =>
      fact({ type: 'card.blockersChanged', blockers: cardBlockers(context.card) }),
    ),
    reportSubmitted: sendParent(fact({ type: 'card.submitted' })),
    reportAuthorized: sendParent(({ event }) => {
      assertEvent(event, 'cardFields.tokenized');
      const { nonce, cardType, lastFour } = event;
      return fact({ type: 'card.authorized', nonce, label: `${cardType} ending in ${lastFour}` });
    }),
    reportRefused: sendParent((_, { failure }: { failure: Failure }) =>
      fact({ type: 'card.refused', failure }),
    ),
    reportFieldsFailed: sendParent((_, { failure }: { failure: Failure }) =>
      fact({ type: 'card.fieldsFailed', failure }),
    ),
  },
  guards: {
    isTokenizing: stateIn({ shown: 'tokenizing' }),
  },
}).createMachine({
  id: 'card',
  context: { card: null, failure: null },
  initial: 'hidden',
  on: {
    'card.clearFailure': { actions: 'clearFailure' },
    'card.authorize': { actions: { type: 'reportRefused', params: { failure: paymentNotReady } } },
  },
  states: {
    hidden: {
      description: 'The containers for the fields are not on the page, and nothing is typed.',
      entry: 'clearFailure',
      on: { 'card.showFields': 'shown' },
    },
    shown: {
      description: 'The fields keep their input while another method is chosen.',
      exit: ['emptyCard', 'reportBlockers'],
      invoke: {
        id: 'cardFields',
        src: 'cardFields',
        onError: [
          {
            guard: 'isTokenizing',
            target: 'broken',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'reportRefused', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
          {
            target: 'broken',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'reportFieldsFailed', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
        ],
      },
      on: {
        'card.hideFields': 'hidden',
        'card.focusField': { actions: 'focusField' },
        'cardFields.changed': { actions: ['reportChanged', 'setCard', 'reportBlockers'] },
        'cardFields.submitted': { actions: 'reportSubmitted' },
        'cardFields.failed': {
          target: 'broken',
          actions: [
            { type: 'setFailure', params: ({ event }) => event },
            { type: 'reportFieldsFailed', params: ({ event }) => event },
          ],
        },
        'cardFields.mounted': {},
        'cardFields.tokenized': {},
        'cardFields.refused': {},
      },
      initial: 'mounting',
      states: {
        mounting: { tags: 'busy', on: { 'cardFields.mounted': 'ready' } },
        ready: {
          on: { 'card.authorize': { target: 'tokenizing', actions: ['clearFailure', 'tokenizeFields'] } },
        },
        tokenizing: {
          tags: 'busy',
          description: 'The provider turns the typed card into a nonce for one order.',
          on: {
            'card.authorize': {},
            'card.hideFields': {
              target: '#card.hidden',
              actions: { type: 'reportRefused', params: { failure: paymentInterrupted } },
            },
            'cardFields.tokenized': { target: 'ready', actions: 'reportAuthorized' },
            'cardFields.refused': {
              target: 'ready',
              actions: [
                { type: 'setFailure', params: ({ event }) => event },
                { type: 'reportRefused', params: ({ event }) => event },
              ],
            },
            'cardFields.failed': {
              target: '#card.broken',
              actions: [
                { type: 'setFailure', params: ({ event }) => event },
                { type: 'reportRefused', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    broken: {
      description: 'The provider could not be reached; the shopper may try again.',
      on: {
        'card.hideFields': 'hidden',
        'card.retryFields': { target: 'shown', actions: 'clearFailure' },
      },
    },
  },
});
