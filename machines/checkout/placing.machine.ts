/** Places a frozen order: the lock, the bill, the payment, the order, its outcome (BEY-01, BEY-06). */

import { assertEvent, assign, sendParent, sendTo, setup } from 'xstate';
import type { forgottenOrderMessages, OrderRequest } from '../domain/order.ts';
import { pendingOrderOf } from '../domain/pending-order.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import { present } from '../domain/present.ts';
import { orderMachine } from './order/order.machine.ts';
import type { FrozenOrder, PlacingEvent, PlacingFact } from './placing.events.ts';
import { stepMachine } from './step.machine.ts';

export interface PlacingContext {
  readonly order: FrozenOrder | null;
  readonly isBilledElsewhere: boolean;
}

/** Type-checks the fact. */
const fact = (sent: PlacingFact): PlacingFact => sent;

const requestOf = ({ order }: PlacingContext, payment: PaymentAuthorisation): OrderRequest => ({
  ...present(order, 'order'),
  payment,
});

export const placingMachine = setup({
  types: {
    context: {} as PlacingContext,
    events: {} as PlacingEvent,
    children: {} as { billingStep: 'step'; order: 'order' },
  },
  actors: { step: stepMachine, order: orderMachine },
  actions: {
    setOrder: assign(({ event }) => {
      assertEvent(event, 'placing.begin');
      const { order, isBilledElsewhere } = event;
      return { order, isBilledElsewhere };
    }),
    forget: assign({ order: null }),
    setSeen: assign({
      order: ({ context, event }) => {
        assertEvent(event, 'placing.confirmLock');
        return { ...present(context.order, 'order'), seen: event.cart };
      },
    }),
    submitBilling: sendTo('billingStep', ({ context }) => {
      const { cartId, email, billing } = present(context.order, 'order');
      return { type: 'step.submit', submission: { step: 'billingAddress', cartId, email, address: billing } };
    }),
    placeOrder: sendTo('order', ({ context, event }) => {
      assertEvent(event, 'placing.confirmPayment');
      return { type: 'order.place', request: requestOf(context, event.authorisation) };
    }),
    reportBillingAccepted: sendParent(fact({ type: 'placing.billingAccepted' })),
    reportBillingRefused: sendParent(({ event }) => {
      assertEvent(event, 'step.rejected');
      return fact({ type: 'placing.billingRefused', failure: event.failure });
    }),
    reportPaymentRequested: sendParent(fact({ type: 'placing.paymentRequested' })),
    reportBegun: sendParent(({ context, event }) => {
      assertEvent(event, 'placing.confirmPayment');
      const order = pendingOrderOf(requestOf(context, event.authorisation));
      return fact({ type: 'placing.orderBegun', order });
    }),
    reportPlaced: sendParent(({ event }) => {
      assertEvent(event, 'order.placed');
      return fact({ type: 'placing.orderPlaced', receipt: event.receipt });
    }),
    reportRefused: sendParent(({ event }) => {
      assertEvent(event, 'order.refused');
      return fact({ type: 'placing.orderRefused', failure: event.failure, isSent: event.isSent });
    }),
    reportStopped: sendParent(({ event }) => {
      assertEvent(event, 'order.stopped');
      return fact({ type: 'placing.orderStopped', changes: event.changes });
    }),
    reportDoubted: sendParent(fact({ type: 'placing.orderDoubted' })),
    reportForgotten: sendParent((_, { outcome }: { outcome: keyof typeof forgottenOrderMessages }) =>
      fact({ type: 'placing.orderForgotten', outcome }),
    ),
  },
  guards: {
    isBilledElsewhere: ({ context }) => context.isBilledElsewhere,
  },
}).createMachine({
  id: 'placing',
  context: { order: null, isBilledElsewhere: false },
  description: 'The children outlast an attempt: what the server has against the bill stays readable.',
  invoke: [
    { id: 'billingStep', src: 'step' },
    { id: 'order', src: 'order' },
  ],
  initial: 'idle',
  on: {
    'placing.stop': '.idle',
  },
  states: {
    idle: { on: { 'placing.begin': { target: 'locking', actions: 'setOrder' } } },
    locking: {
      tags: 'busy',
      description: 'The checkout has the cart locked; the same goods may still be read again.',
      on: {
        'placing.confirmLock': [
          { guard: 'isBilledElsewhere', target: 'billing', actions: 'setSeen' },
          {
            target: 'authorizing',
            description: 'The delivery step has told the server whose bill it is.',
            actions: 'setSeen',
          },
        ],
      },
    },
    billing: {
      tags: 'busy',
      description: 'What the server has against a billing address of its own is said before money moves.',
      entry: 'submitBilling',
      on: {
        'step.accepted': { target: 'authorizing', actions: 'reportBillingAccepted' },
        'step.rejected': { target: 'idle', actions: 'reportBillingRefused' },
      },
    },
    authorizing: {
      tags: 'busy',
      entry: 'reportPaymentRequested',
      on: {
        'placing.confirmPayment': { target: 'ordering', actions: ['reportBegun', 'placeOrder'] },
      },
    },
    ordering: {
      tags: 'busy',
      description: 'An order that was sent is not abandoned.',
      on: {
        'placing.stop': {},
        'placing.forget': { target: 'forgotten', actions: 'forget' },
        'order.placed': { target: 'idle', actions: 'reportPlaced' },
        'order.refused': { target: 'idle', actions: 'reportRefused' },
        'order.stopped': { target: 'idle', actions: 'reportStopped' },
        'order.doubted': { actions: 'reportDoubted' },
      },
    },
    forgotten: {
      tags: 'busy',
      description: 'Its customer has left: of the order no more is told than its outcome.',
      on: {
        'placing.stop': {},
        'order.placed': {
          target: 'idle',
          actions: { type: 'reportForgotten', params: { outcome: 'placed' } },
        },
        'order.refused': {
          target: 'idle',
          actions: { type: 'reportForgotten', params: { outcome: 'refused' } },
        },
        'order.stopped': {
          target: 'idle',
          actions: { type: 'reportForgotten', params: { outcome: 'refused' } },
        },
        'order.doubted': {
          target: 'idle',
          actions: { type: 'reportForgotten', params: { outcome: 'doubted' } },
        },
      },
    },
  },
});
