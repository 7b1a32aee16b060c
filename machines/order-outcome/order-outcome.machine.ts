/** Finds the outcome of an order without a response: asks until it is certain (BEY-01, PAY-04). */

import { assign, sendParent, setup } from 'xstate';
import { isLostCart, toFailure } from '../domain/failure.ts';
import type { OrderState } from '../domain/order.ts';
import { untilSettledMs, type PendingOrder } from '../domain/pending-order.ts';
import { present } from '../domain/present.ts';
import { readOrderState } from './order-outcome.actors.ts';
import type { OrderOutcomeEvent, OrderOutcomeFact } from './order-outcome.events.ts';

export interface OrderOutcomeInput {
  readonly order: PendingOrder;
  /** The server may still be placing the order: an open cart proves nothing yet. */
  readonly isStillPossible: boolean;
}

export interface OrderOutcomeContext {
  readonly order: PendingOrder;
  /** A request that was running when its response was lost has ended by now. */
  readonly hasHadTime: boolean;
  readonly state: OrderState | null;
}

/** Type-checks the fact. */
const fact = (sent: OrderOutcomeFact): OrderOutcomeFact => sent;

export const orderOutcomeMachine = setup({
  types: {
    input: {} as OrderOutcomeInput,
    context: {} as OrderOutcomeContext,
    events: {} as OrderOutcomeEvent,
    output: {} as OrderState,
  },
  actors: { readOrderState },
  actions: {
    setState: assign({ state: (_, { state }: { state: OrderState }) => state }),
    noteTime: assign({ hasHadTime: true }),
    reportUnconfirmed: sendParent(fact({ type: 'orderOutcome.unconfirmed' })),
  },
  guards: {
    isPlaced: (_, { state }: { state: OrderState }) => state.kind === 'placed',
    hasHadTime: ({ context }) => context.hasHadTime,
    isCartLost: (_, { error }: { error: unknown }) => isLostCart(toFailure(error)),
  },
  delays: {
    // short enough for a shopper who waits
    untilAskedAgain: 4000,
    untilSettled: untilSettledMs,
  },
}).createMachine({
  id: 'orderOutcome',
  context: ({ input }) => ({ order: input.order, hasHadTime: !input.isStillPossible, state: null }),
  initial: 'finding',
  output: ({ context }) => present(context.state, 'state'),
  states: {
    finding: {
      initial: 'asking',
      after: { untilSettled: { actions: 'noteTime' } },
      on: { 'orderOutcome.retry': {} },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'readOrderState',
            src: 'readOrderState',
            input: ({ context: { order } }) => ({ order }),
            onDone: [
              {
                guard: { type: 'isPlaced', params: ({ event }) => ({ state: event.output }) },
                target: '#orderOutcome.known',
                actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
              },
              {
                guard: 'hasHadTime',
                target: '#orderOutcome.known',
                actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
              },
              {
                target: 'pausing',
                description: 'A server that did not answer may still be placing the order and charging.',
              },
            ],
            onError: [
              {
                guard: { type: 'isCartLost', params: ({ event }) => event },
                target: '#orderOutcome.known',
                description: 'The server no longer knows the cart: asking would never end.',
                actions: { type: 'setState', params: { state: { kind: 'closed' } } },
              },
              { target: 'unknown' },
            ],
          },
        },
        pausing: {
          description: 'There is no order yet.',
          after: { untilAskedAgain: 'asking' },
          on: { 'orderOutcome.retry': 'asking' },
        },
        unknown: {
          description: 'No response: asks again after a pause or on request.',
          entry: 'reportUnconfirmed',
          after: { untilAskedAgain: 'asking' },
          on: { 'orderOutcome.retry': 'asking' },
        },
      },
    },
    known: { type: 'final' },
  },
});
