/** An order whose end its page did not see – left, reloaded, crashed – or that another tab is placing: what became of it is found out before anyone can pay again (PAY-04, BEY-01, BEY-06). */

import { assign, sendParent, sendTo, setup } from 'xstate';
import { forgottenOrderMessages, type OrderState } from '../../domain/order.ts';
import { notPlacedMessage, placedAs, type PendingOrder } from '../../domain/pending-order.ts';
import { present } from '../../domain/present.ts';
import { orderOutcomeMachine } from '../../order-outcome/order-outcome.machine.ts';
import { holdOrder, watchOrders } from './recovery.actors.ts';
import type { RecoveryEvent, RecoveryFact } from './recovery.events.ts';

export interface RecoveryContext {
  readonly order: PendingOrder | null;
}

const fact = (told: RecoveryFact): RecoveryFact => told;

export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    children: {} as { orderOutcome: 'orderOutcome' },
  },
  actors: { watchOrders, holdOrder, orderOutcome: orderOutcomeMachine },
  actions: {
    report: sendParent((_, told: RecoveryFact) => told),
    keepOrder: assign({
      order: (_, { order }: { order: PendingOrder | null }) => order,
    }),
    dropOrder: assign({ order: null }),
    retryOutcome: sendTo('orderOutcome', { type: 'orderOutcome.retry' }),
    tellPlaced: sendParent(({ context }, { state }: { state: OrderState }) => {
      const order = present(context.order, 'order');
      const number = state.kind === 'placed' ? state.orderNumber : null;
      return fact({ type: 'recovery.placed', cartId: order.cartId, ...placedAs(order, number) });
    }),
    tellRefused: sendParent((_, { state }: { state: OrderState }) =>
      fact(
        state.kind === 'closed'
          ? { type: 'recovery.refused', kind: 'cartMissing', message: forgottenOrderMessages.doubted }
          : { type: 'recovery.refused', kind: 'refused', message: notPlacedMessage },
      ),
    ),
  },
  guards: {
    isOrder: (_, { order }: { order: PendingOrder | null }) => order !== null,
    isPlaced: (_, { state }: { state: OrderState }) => state.kind === 'placed',
  },
}).createMachine({
  id: 'recovery',
  context: { order: null },
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
          { description: 'Settled before this tab knew of it.' },
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
      description: 'Payment is blocked meanwhile.',
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
            description: 'The other tab knows the outcome, and has told the shopper.',
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
          invoke: {
            id: 'orderOutcome',
            src: 'orderOutcome',
            input: ({ context }) => ({ order: present(context.order, 'order'), isStillPossible: true }),
            onDone: [
              {
                guard: { type: 'isPlaced', params: ({ event }) => ({ state: event.output }) },
                target: '#recovery.idle',
                actions: { type: 'tellPlaced', params: ({ event }) => ({ state: event.output }) },
              },
              {
                target: '#recovery.idle',
                actions: { type: 'tellRefused', params: ({ event }) => ({ state: event.output }) },
              },
            ],
          },
          on: {
            'recovery.retry': { actions: 'retryOutcome' },
            'recovery.forget': {
              target: '#recovery.idle',
              description: 'No other tab will find out: the shopper is told so.',
              actions: {
                type: 'report',
                params: { type: 'recovery.abandoned', message: forgottenOrderMessages.doubted },
              },
            },
          },
        },
      },
    },
  },
});
