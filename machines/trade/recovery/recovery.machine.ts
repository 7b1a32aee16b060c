/**
 * Finds the outcome of an order whose page closed or that another tab places (PAY-04, BEY-01,
 * BEY-06).
 */

import { assign, sendParent, sendTo, setup } from 'xstate';
import { type OrderState } from '../../domain/order.ts';
import { forgottenOrderMessages } from '../../domain/order-messages.ts';
import { notPlacedMessage, placedAs, type PendingOrder } from '../../domain/pending-order.ts';
import { present } from '../../domain/present.ts';
import { orderOutcomeMachine } from '../../order-outcome/order-outcome.machine.ts';
import { holdOrder, watchOrders } from './recovery.actors.ts';
import type { OrderSettled, RecoveryEvent, RecoveryFact } from './recovery.events.ts';

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
    setOrder: assign({
      order: (_, { order }: { order: PendingOrder | null }) => order,
    }),
    dropOrder: assign({ order: null }),
    retryOutcome: sendTo('orderOutcome', { type: 'orderOutcome.retry' }),
    // only here: an order stays stored when an error stops the shop
    settleOrder: sendTo('holdOrder', { type: 'order.settled' } satisfies OrderSettled),
    reportPlaced: sendParent(({ context }, { state }: { state: OrderState }) => {
      const order = present(context.order, 'order');
      const number = state.kind === 'placed' ? state.orderNumber : null;
      return fact({ type: 'recovery.placed', cartId: order.cartId, ...placedAs(order, number) });
    }),
    reportRefused: sendParent((_, { state }: { state: OrderState }) =>
      fact(
        state.kind === 'closed'
          ? { type: 'recovery.refused', kind: 'cartMissing', message: forgottenOrderMessages.unconfirmed }
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
          actions: { type: 'setOrder', params: ({ event }) => event },
        },
        'order.noticed': [
          {
            guard: { type: 'isOrder', params: ({ event }) => event },
            target: 'following',
            actions: { type: 'setOrder', params: ({ event }) => event },
          },
          { description: 'Settled before this tab received it.' },
        ],
      },
    },
    holding: {
      description: "This tab's own order: stored and held until its outcome is known here.",
      invoke: {
        id: 'holdOrder',
        src: 'holdOrder',
        input: ({ context }) => ({ order: present(context.order, 'order'), isOwn: true }),
        onError: {},
      },
      exit: 'settleOrder',
      on: { 'recovery.end': 'idle', 'recovery.forget': 'idle' },
    },
    following: {
      description: 'Payment is blocked meanwhile.',
      entry: { type: 'report', params: { type: 'recovery.started' } },
      exit: 'settleOrder',
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
            description: 'The other tab knows the outcome and has shown it to the shopper.',
            actions: { type: 'report', params: { type: 'recovery.ended' } },
          },
        ],
        'order.ceded': {
          target: '.waiting',
          description:
            "This tab received the order before its own tab held it: the server's answer proves nothing yet.",
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Another tab still holds the order.',
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
                actions: { type: 'reportPlaced', params: ({ event }) => ({ state: event.output }) },
              },
              {
                target: '#recovery.idle',
                actions: { type: 'reportRefused', params: ({ event }) => ({ state: event.output }) },
              },
            ],
          },
          on: {
            'recovery.retry': { actions: 'retryOutcome' },
            'recovery.forget': {
              target: '#recovery.idle',
              description: 'No other tab will find the outcome, so the shopper is told.',
              actions: {
                type: 'report',
                params: { type: 'recovery.abandoned', message: forgottenOrderMessages.unconfirmed },
              },
            },
          },
        },
      },
    },
  },
});
