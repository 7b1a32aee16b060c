/** An order whose end its page did not see – left, reloaded, crashed – or that another tab is placing: what became of it is found out before anyone can pay again (PAY-04, BEY-01, BEY-06). */

import { assign, sendParent, setup } from 'xstate';
import { isLostCart, toFailure, type Failure } from '../domain/failure.ts';
import { forgottenOrderMessages, type OrderState } from '../domain/order.ts';
import { notPlacedMessage, placedAs, untilSettledMs, type PendingOrder } from '../domain/pending-order.ts';
import { present } from '../domain/present.ts';
import { holdOrder, readPendingState, watchOrders } from './recovery.actors.ts';
import type { RecoveryEvent, RecoveryFact } from './recovery.events.ts';

export interface RecoveryContext {
  readonly order: PendingOrder | null;
  /** Whatever was on its way has arrived by now, and been done. */
  readonly hasHadTime: boolean;
}

const fact = (told: RecoveryFact): RecoveryFact => told;

export const recoveryMachine = setup({
  types: { context: {} as RecoveryContext, events: {} as RecoveryEvent },
  actors: { watchOrders, holdOrder, readPendingState },
  actions: {
    report: sendParent((_, told: RecoveryFact) => told),
    keepOrder: assign({
      order: (_, { order }: { order: PendingOrder | null }) => order,
    }),
    dropOrder: assign({ order: null }),
    startWaiting: assign({ hasHadTime: false }),
    noteTime: assign({ hasHadTime: true }),
    tellPlaced: sendParent(({ context }, { state }: { state: OrderState }) => {
      const order = present(context.order, 'order');
      const number = state.kind === 'placed' ? state.orderNumber : null;
      return fact({ type: 'recovery.placed', cartId: order.cartId, ...placedAs(order, number) });
    }),
  },
  guards: {
    isOrder: (_, { order }: { order: PendingOrder | null }) => order !== null,
    isPlaced: (_, { state }: { state: OrderState }) => state.kind === 'placed',
    isGone: (_, { failure }: { failure: Failure }) => isLostCart(failure),
    hasHadTime: ({ context }) => context.hasHadTime,
  },
  delays: {
    // often enough for someone waiting
    untilAskedAgain: 4000,
    untilSettled: untilSettledMs,
  },
}).createMachine({
  id: 'recovery',
  context: { order: null, hasHadTime: false },
  invoke: { id: 'watchOrders', src: 'watchOrders', onError: {} },
  initial: 'idle',
  states: {
    idle: {
      entry: 'dropOrder',
      on: {
        'recovery.begin': {
          target: 'holding',
          actions: { type: 'keepOrder', params: ({ event }) => event },
        },
        'order.noticed': [
          {
            guard: { type: 'isOrder', params: ({ event }) => event },
            target: 'following',
            actions: { type: 'keepOrder', params: ({ event }) => event },
          },
          { description: 'Settled, and nobody here had heard of it.' },
        ],
      },
    },
    holding: {
      description: "This tab's own order: remembered, and held, until its outcome is known here.",
      invoke: {
        id: 'holdOrder',
        src: 'holdOrder',
        input: ({ context }) => ({ order: present(context.order, 'order'), isOwn: true }),
        onError: {},
      },
      on: { 'recovery.end': 'idle', 'recovery.forget': 'idle' },
    },
    following: {
      description: 'Nobody can pay meanwhile.',
      entry: { type: 'report', params: { type: 'recovery.started' } },
      invoke: {
        id: 'holdOrder',
        src: 'holdOrder',
        input: ({ context }) => ({ order: present(context.order, 'order'), isOwn: false }),
        onError: {
          target: '.finding',
          description: 'Where tabs cannot wait for each other, the server is asked.',
        },
      },
      on: {
        'recovery.forget': {
          target: 'idle',
          actions: { type: 'report', params: { type: 'recovery.ended' } },
        },
        'order.noticed': [
          { guard: { type: 'isOrder', params: ({ event }) => event } },
          {
            target: 'idle',
            description: 'The other tab knows the outcome, and has told whoever ordered.',
            actions: { type: 'report', params: { type: 'recovery.ended' } },
          },
        ],
        'order.ceded': {
          target: '.waiting',
          description:
            'It was heard of here before its own tab held it; what the server says means nothing yet.',
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Another tab is still at it.',
          on: {
            'order.claimed': [
              { guard: { type: 'isOrder', params: ({ event }) => event }, target: 'finding' },
              {
                target: '#recovery.idle',
                actions: { type: 'report', params: { type: 'recovery.ended' } },
              },
            ],
          },
        },
        finding: {
          entry: 'startWaiting',
          after: { untilSettled: { actions: 'noteTime' } },
          on: {
            'recovery.forget': {
              target: '#recovery.idle',
              description: 'Nobody else will find out: that is said.',
              actions: {
                type: 'report',
                params: { type: 'recovery.abandoned', message: forgottenOrderMessages.doubted },
              },
            },
          },
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              invoke: {
                id: 'readPendingState',
                src: 'readPendingState',
                input: ({ context }) => ({ order: present(context.order, 'order') }),
                onDone: [
                  {
                    guard: { type: 'isPlaced', params: ({ event }) => ({ state: event.output }) },
                    target: '#recovery.idle',
                    actions: { type: 'tellPlaced', params: ({ event }) => ({ state: event.output }) },
                  },
                  {
                    guard: 'hasHadTime',
                    target: '#recovery.idle',
                    actions: {
                      type: 'report',
                      params: ({ event: { output } }) => ({
                        type: 'recovery.refused',
                        message: output.kind === 'closed' ? forgottenOrderMessages.doubted : notPlacedMessage,
                      }),
                    },
                  },
                  { target: 'pausing', description: 'It may not have got there yet.' },
                ],
                onError: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => ({ failure: toFailure(event.error) }) },
                    target: '#recovery.idle',
                    description: 'The server does not know the cart any more: asking again would never end.',
                    actions: {
                      type: 'report',
                      params: { type: 'recovery.refused', message: forgottenOrderMessages.doubted },
                    },
                  },
                  { target: 'unknown' },
                ],
              },
            },
            pausing: { after: { untilAskedAgain: 'asking' } },
            unknown: {
              description: 'No answer: it is asked again, by itself or when the shopper says so.',
              after: { untilAskedAgain: 'asking' },
              on: { 'recovery.retry': 'asking' },
            },
          },
        },
      },
    },
  },
});
