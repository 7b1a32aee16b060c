/** Carries out one request to the cart until its outcome is known (CART-06, BEY-12). */

import { assign, sendParent, setup } from 'xstate';
import { canHaveArrived, haveArrived, withUnknownOutcome } from '../../domain/arrival.ts';
import type { Cart } from '../../domain/cart.ts';
import type { CartAction, WriteAnswer } from '../../domain/cart-actions.ts';
import { mayBeDone, isLostCart, toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { readCart, writeCart, type CartWrite } from './cart.actors.ts';
import type { CartWritesEvent, CartWritesFact, Baseline } from './cart-writes.events.ts';

export interface CartWritten {
  /** Null when the response was lost. */
  readonly answer: WriteAnswer | null;
  /** The cart after the request, where known. */
  readonly cart: Cart | null;
  readonly failure: Failure | null;
}

interface CartWritesContext extends CartWritten {
  readonly write: CartWrite;
  readonly baseline: Baseline | null;
}

const actionsOf = ({ action, alongside = [] }: CartWrite): readonly CartAction[] => [action, ...alongside];

const failureOf = ({ error }: { readonly error: unknown }): Failure => toFailure(error);

export const cartWritesMachine = setup({
  types: {
    input: {} as CartWrite,
    context: {} as CartWritesContext,
    events: {} as CartWritesEvent,
    output: {} as CartWritten,
  },
  actors: { readCart, writeCart },
  actions: {
    setAnswer: assign((_, { answer }: { answer: WriteAnswer }) => ({ answer, cart: answer.cart })),
    setCart: assign({ cart: (_, { cart }: { cart: Cart }) => cart }),
    setFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    clearFailure: assign({ failure: null }),
    explainNoAnswer: assign({
      failure: ({ context }) => withUnknownOutcome(present(context.failure, 'failure')),
    }),
    setBaseline: assign({ baseline: ({ event: { cartId, held } }) => ({ cartId, held }) }),
    reportAnswerLost: sendParent({ type: 'cartWrites.answerLost' } satisfies CartWritesFact),
  },
  guards: {
    isOutcomeUnknown: (_, { failure }: { failure: Failure }) => mayBeDone(failure),
    isLostCart: (_, { failure }: { failure: Failure }) => isLostCart(failure),
    hasArrived: ({ context: { write, baseline } }, { cart }: { cart: Cart }) =>
      haveArrived(actionsOf(write), present(baseline, 'baseline').held, cart),
    hasBaseline: ({ event }) => event.cartId !== null,
    canHaveArrived: ({ context: { write, baseline } }, { cart }: { cart: Cart }) =>
      canHaveArrived(actionsOf(write), present(baseline, 'baseline').held, cart),
  },
}).createMachine({
  id: 'cartWrites',
  context: ({ input }) => ({ write: input, baseline: null, answer: null, cart: null, failure: null }),
  output: ({ context: { answer, cart, failure } }) => ({ answer, cart, failure }),
  initial: 'writing',
  on: { 'cartWrites.reconcile': {} },
  states: {
    writing: {
      tags: 'busy',
      invoke: {
        id: 'writeCart',
        src: 'writeCart',
        input: ({ context }) => context.write,
        onDone: {
          target: 'ended',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'unconfirmed',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              'reportAnswerLost',
            ],
          },
          {
            target: 'ended',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
        ],
      },
    },
    unconfirmed: {
      description: 'The cart names the cart to read, since another one may have replaced it.',
      on: {
        'cartWrites.reconcile': [
          { guard: 'hasBaseline', target: 'reconciling', actions: 'setBaseline' },
          { target: 'ended' },
        ],
      },
    },
    reconciling: {
      tags: 'busy',
      description: 'The request is not sent again: the cart shows whether it was carried out.',
      invoke: {
        id: 'readCart',
        src: 'readCart',
        input: ({ context }) => ({ cartId: present(context.baseline?.cartId, 'cartId') }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => ({ cart: event.output }) },
            target: 'ended',
            actions: [{ type: 'setCart', params: ({ event }) => ({ cart: event.output }) }, 'clearFailure'],
          },
          {
            guard: { type: 'canHaveArrived', params: ({ event }) => ({ cart: event.output }) },
            target: 'ended',
            description: 'The previous lines are unknown: the shopper has to check the cart.',
            actions: [
              { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
              'explainNoAnswer',
            ],
          },
          {
            target: 'ended',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isLostCart', params: ({ event }) => ({ failure: failureOf(event) }) },
            target: 'ended',
            description: 'The server reports it, so it is no longer a network error (CART-05).',
            actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
          },
          { target: 'ended' },
        ],
      },
    },
    ended: { type: 'final' },
  },
});
