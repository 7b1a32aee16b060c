/** Places a frozen order: lock, billing address, payment, order, outcome (BEY-01, BEY-06). */

import { assertEvent, assign, sendParent, sendTo, setup } from 'xstate';
import type { OrderRequest } from '../domain/order.ts';
import type { forgottenOrderMessages } from '../domain/order-messages.ts';
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
    reportUnconfirmed: sendParent(fact({ type: 'placing.orderUnconfirmed' })),
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
  description: 'The children outlive an attempt, so that the refusal of a billing address stays visible.',
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
      description: 'The cart is being locked; it may be read again with the same items.',
      on: {
        'placing.confirmLock': [
          { guard: 'isBilledElsewhere', target: 'billing', actions: 'setSeen' },
          {
            target: 'authorizing',
            description: 'The delivery step has already sent the billing address.',
            actions: 'setSeen',
          },
        ],
      },
    },
    billing: {
      tags: 'busy',
      description: 'A separate billing address is checked before the customer is charged.',
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
      description: 'A sent order is not cancelled.',
      on: {
        'placing.stop': {},
        'placing.forget': { target: 'forgotten', actions: 'forget' },
        'order.placed': { target: 'idle', actions: 'reportPlaced' },
        'order.refused': { target: 'idle', actions: 'reportRefused' },
        'order.stopped': { target: 'idle', actions: 'reportStopped' },
        'order.unconfirmed': { actions: 'reportUnconfirmed' },
      },
    },
    forgotten: {
      tags: 'busy',
      description: 'The customer signed out: only the outcome is reported.',
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
        'order.unconfirmed': {
          target: 'idle',
          actions: { type: 'reportForgotten', params: { outcome: 'unconfirmed' } },
        },
      },
    },
  },
});
