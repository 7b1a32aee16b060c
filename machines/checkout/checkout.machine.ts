/** The checkout, from draft to receipt; owns draft, payment and order (CHK-01, CHK-08). */

import { assertEvent, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { isMinimumMet } from '../domain/cart.ts';
import { isLostCart } from '../domain/failure.ts';
import { purchaseOf } from '../domain/order.ts';
import { accountChangedMessage, forgottenOrderMessages } from '../domain/order-messages.ts';
import { payableMonthly } from '../domain/payment.ts';
import { isSessionExpired } from '../domain/session.ts';
import { paymentMachine } from './payment/payment.machine.ts';
import { loadCheckout } from './checkout.actors.ts';
import {
  accountWanted,
  begunWith,
  draftRequestOf,
  emptyCheckout,
  factFrom,
  baseAfter,
  type CheckoutContext,
  type CheckoutInput,
} from './checkout.context.ts';
import type { CheckoutEvent, CheckoutFact, RestoredCheckout } from './checkout.events.ts';
import { draftMachine } from './draft.machine.ts';
import { placingMachine } from './placing.machine.ts';

/** Type-checks the fact. */
const fact = (sent: CheckoutFact): CheckoutFact => sent;

export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as { draft: 'draft'; payment: 'payment'; placing: 'placing' },
  },
  actors: { loadCheckout, draft: draftMachine, payment: paymentMachine, placing: placingMachine },
  actions: {
    syncBase: assign(({ event }) => baseAfter(event)),
    syncDraft: sendTo('draft', ({ event }) => draftRequestOf(event)),
    reopenDraft: sendTo('draft', (_, { message }: { message: string | null }) => ({
      type: 'draft.reopen',
      message,
    })),
    restoreDraft: assign(({ context }, { saved }: { saved: RestoredCheckout | null }) =>
      begunWith(context, saved),
    ),
    endRecovery: assign({ isOrderUnderWay: false, outcome: null }),
    forgetCart: assign({ cart: null }),
    forget: assign(({ context }) => emptyCheckout(context.postcodes, null)),

    // the customer comes first: their saved payments are read before methods are offered
    syncPayment: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'draft.payableChanged');
      const { order, methods } = event;
      enqueue.sendTo('payment', { type: 'payment.syncOrder', ...order });
      if (methods === null) return;
      const offered = order.isRental ? payableMonthly(methods) : methods;
      enqueue.sendTo('payment', { type: 'payment.syncMethods', methods: offered });
    }),
    authorizePayment: sendTo('payment', { type: 'payment.authorize' }),
    retryPayment: sendTo('payment', { type: 'payment.retry' }),
    // a used approval is spent, unless it was never sent; it stays after an expired session (BEY-02)
    renewPayment: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'placing.orderRefused');
      if (event.isSent && !isSessionExpired(event.failure))
        enqueue.sendTo('payment', { type: 'payment.renew' });
    }),
    beginPlacing: sendTo('placing', ({ event }) => {
      assertEvent(event, 'draft.orderRequested');
      return { type: 'placing.begin', order: event.order, isBilledElsewhere: event.isBilledElsewhere };
    }),
    lockOrder: sendTo('placing', ({ event }) => {
      assertEvent(event, 'draft.orderConfirmed');
      return { type: 'placing.confirmLock', cart: event.cart };
    }),
    confirmPayment: sendTo('placing', ({ event }) => {
      assertEvent(event, 'payment.authorized');
      return { type: 'placing.confirmPayment', authorisation: event.authorisation };
    }),
    stopPlacing: sendTo('placing', { type: 'placing.stop' }),
    forgetOrder: sendTo('placing', { type: 'placing.forget' }),

    passOn: sendParent(({ event }) => factFrom(event)),
    reportCleared: sendParent(fact({ type: 'checkout.cleared' })),
    reportStarted: sendParent(fact({ type: 'checkout.started' })),
    requestLock: sendParent(fact({ type: 'checkout.lockWanted' })),
    releaseLock: sendParent(fact({ type: 'checkout.lockReleased' })),
    rereadCart: sendParent(fact({ type: 'checkout.cartUnverified' })),
    reportPurchase: sendParent(({ context, event }) => {
      assertEvent(event, ['placing.orderPlaced', 'checkout.acknowledgeOrder']);
      const purchase = 'purchase' in event ? event.purchase : purchaseOf(event.receipt, context.cart);
      return fact({ type: 'checkout.purchaseMade', purchase });
    }),
    reportForgotten: sendParent(({ event }) => {
      assertEvent(event, 'placing.orderForgotten');
      return fact({ type: 'checkout.orderForgotten', message: forgottenOrderMessages[event.outcome] });
    }),
    reportAccountWanted: sendParent(({ context }) => accountWanted(context)),
    // the next read replaces the lost cart, as after any other request (CART-05, BEY-03)
    rereadLostCart: enqueueActions(({ event, enqueue }) => {
      if ('failure' in event && isLostCart(event.failure))
        enqueue.sendParent(fact({ type: 'checkout.cartUnverified' }));
    }),
  },
  guards: {
    canBegin: ({ context }) =>
      !context.isOrderUnderWay && (context.cart?.lines.length ?? 0) > 0 && isMinimumMet(context.cart),
    hasReceipt: ({ context }) => context.receipt !== null,
    isOrderUnderWay: ({ context }) => context.isOrderUnderWay,
    isEmptyCart: ({ event }) => {
      assertEvent(event, 'checkout.syncCart');
      return (event.cart?.lines.length ?? 0) === 0;
    },
    // the details may arrive only now
    isSameAccount: ({ context, event }) => {
      assertEvent(event, 'checkout.syncAccount');
      return context.account === null || context.account.id === event.account.id;
    },
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { postcodes, receipt } }) => emptyCheckout(postcodes, receipt),
  initial: 'closed',
  on: {
    'checkout.cancel': { target: '.closed', actions: 'reportCleared' },
    'checkout.forget': { target: '.closed', actions: 'forget' },
    'checkout.syncCart': { actions: 'syncBase' },
    'checkout.syncCustomer': { actions: 'syncBase' },
    'checkout.informAccount': { actions: 'syncBase' },
    'checkout.syncAccount': { actions: 'syncBase' },
    'checkout.syncAddresses': { actions: 'syncBase' },
    'checkout.beginRecovery': { actions: 'syncBase' },
    'checkout.endRecovery': { actions: 'syncBase' },
    'checkout.acknowledgeOrder': [
      {
        guard: 'isOrderUnderWay',
        target: '.finished',
        description: 'Placed by a page that closed before the response arrived.',
        actions: ['syncBase', 'reportPurchase', 'passOn'],
      },
      { description: 'The receipt is already known.' },
    ],
  },
  states: {
    closed: {
      on: {
        'checkout.begin': 'waiting',
        'checkout.createAccount': [
          {
            guard: 'hasReceipt',
            description: 'From a confirmation that was reloaded.',
            actions: ['reportAccountWanted', 'reportCleared'],
          },
          {},
        ],
      },
    },
    waiting: {
      description: 'Waits for a cart that is not empty and reaches the minimum amount (CART-08, CHK-05).',
      entry: 'reportCleared',
      always: { guard: 'canBegin', target: 'starting' },
    },
    starting: {
      tags: 'busy',
      description: 'Restores the checkout stored in this browser (CHK-05).',
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        onDone: {
          target: 'begun',
          actions: { type: 'restoreDraft', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: { target: 'begun', actions: { type: 'restoreDraft', params: { saved: null } } },
      },
    },
    begun: {
      description: 'Waits for the outcome of a sent order even after its customer signed out.',
      invoke: { id: 'placing', src: 'placing' },
      initial: 'open',
      states: {
        open: {
          entry: 'reportStarted',
          invoke: [
            { id: 'draft', src: 'draft', input: ({ context }) => context.draft },
            {
              id: 'payment',
              src: 'payment',
              input: ({ context }) => ({ preferred: context.paymentCode, poNumber: context.poNumber }),
            },
          ],
          initial: 'drafting',
          on: {
            'checkout.syncCart': [
              { guard: 'isEmptyCart', target: '#checkout.waiting', actions: 'syncBase' },
              { actions: ['syncBase', 'syncDraft'] },
            ],
            'checkout.syncCustomer': { actions: ['syncBase', 'syncDraft'] },
            'checkout.informAccount': { actions: ['syncBase', 'syncDraft'] },
            'checkout.syncAccount': { actions: ['syncBase', 'syncDraft'] },
            'checkout.syncAddresses': { actions: ['syncBase', 'syncDraft'] },
            'checkout.beginRecovery': { actions: ['syncBase', 'syncDraft'] },
            'checkout.endRecovery': { actions: ['endRecovery', 'syncDraft'] },
            'checkout.retry': { actions: ['retryPayment', 'syncDraft'] },
            'checkout.refreshTotals': { actions: 'syncDraft' },
            'checkout.replay': { actions: 'syncDraft' },
            'draft.reported': { actions: 'passOn' },
            'draft.payableChanged': { actions: 'syncPayment' },
            'payment.methodChosen': { actions: ['syncBase', 'passOn'] },
            'payment.poNumberChanged': { actions: ['syncBase', 'passOn'] },
            'payment.providerFailed': { actions: 'passOn' },
            'payment.blockersChanged': { actions: 'syncDraft' },
            'payment.cardChanged': { actions: 'syncDraft' },
            'payment.submitted': { actions: ['syncDraft', 'passOn'] },
          },
          states: {
            drafting: {
              on: {
                'draft.orderRequested': { target: 'ordering', actions: ['beginPlacing', 'requestLock'] },
                'draft.kindChanged': {
                  target: '#checkout.begun.open',
                  reenter: true,
                  description: 'With or without delivery: the tabs change.',
                  actions: 'syncBase',
                },
              },
            },
            ordering: {
              tags: 'busy',
              description: 'The customer may be charged: the cart is locked until the outcome is known.',
              initial: 'locking',
              on: {
                'checkout.cancel': {},
                'checkout.syncCart': {},
                'checkout.acknowledgeOrder': {
                  description: "For the same cart: this tab's own order leads to the same receipt.",
                  actions: ['endRecovery', 'syncDraft'],
                },
                'checkout.forget': {
                  target: '#checkout.closed',
                  actions: ['releaseLock', 'forget'],
                },
                'checkout.beginRecovery': {
                  target: 'drafting',
                  description: 'Another tab places the same order: the payment stays unspent (BEY-06).',
                  actions: [
                    'syncBase',
                    'syncDraft',
                    'stopPlacing',
                    'releaseLock',
                    { type: 'reopenDraft', params: { message: null } },
                  ],
                },
                'checkout.syncAccount': [
                  { guard: 'isSameAccount', actions: ['syncBase', 'syncDraft'] },
                  {
                    target: 'drafting',
                    description:
                      'Nothing has been sent: the shopper first sees what the other account requires.',
                    actions: [
                      'syncBase',
                      'syncDraft',
                      'stopPlacing',
                      'releaseLock',
                      { type: 'reopenDraft', params: { message: accountChangedMessage } },
                    ],
                  },
                ],
              },
              states: {
                locking: {
                  on: {
                    'checkout.syncCart': [
                      {
                        guard: 'isEmptyCart',
                        target: '#checkout.waiting',
                        actions: ['syncBase', 'releaseLock'],
                      },
                      { actions: ['syncBase', 'syncDraft'] },
                    ],
                    'checkout.confirmLock': { actions: 'syncDraft' },
                    'draft.orderConfirmed': {
                      target: 'paying',
                      description: 'The order is frozen from now on.',
                      actions: 'lockOrder',
                    },
                    'draft.orderWithdrawn': {
                      target: '#checkout.begun.open.drafting',
                      actions: ['stopPlacing', 'releaseLock'],
                    },
                  },
                },
                paying: {
                  description:
                    'Nothing has been sent yet: sends the billing address and authorises the payment.',
                  on: {
                    'placing.billingAccepted': {
                      description: 'If the payment fails, this address can be chosen again.',
                      actions: 'syncDraft',
                    },
                    'placing.billingRefused': {
                      target: '#checkout.begun.open.drafting',
                      actions: ['releaseLock', 'rereadLostCart', 'syncDraft'],
                    },
                    'placing.paymentRequested': { actions: 'authorizePayment' },
                    'payment.redirected': { actions: 'passOn' },
                    'payment.authorized': { actions: 'confirmPayment' },
                    'payment.refused': {
                      target: '#checkout.begun.open.drafting',
                      actions: ['stopPlacing', 'releaseLock', 'rereadLostCart', 'syncDraft'],
                    },
                    'placing.orderBegun': { target: 'sent', actions: 'passOn' },
                  },
                },
                sent: {
                  description: 'The order can no longer be cancelled.',
                  on: {
                    'checkout.syncAccount': {
                      description: 'It was sent for the account it was checked for.',
                      actions: ['syncBase', 'syncDraft'],
                    },
                    'checkout.forget': {
                      target: '#checkout.begun.forgetting',
                      actions: ['forgetOrder', 'forget'],
                    },
                    'checkout.beginRecovery': {
                      description: 'Too late to stop: the order has been sent.',
                      actions: ['syncBase', 'syncDraft'],
                    },
                    'placing.orderRefused': {
                      target: '#checkout.begun.open.drafting',
                      actions: ['releaseLock', 'rereadLostCart', 'syncDraft', 'renewPayment'],
                    },
                    'placing.orderStopped': {
                      target: '#checkout.begun.open.drafting',
                      description: 'The cart differs from the one the shopper saw: it is read again.',
                      actions: ['syncDraft', 'releaseLock', 'rereadCart'],
                    },
                    'placing.orderPlaced': {
                      target: '#checkout.finished',
                      actions: ['syncBase', 'reportPurchase', 'passOn'],
                    },
                  },
                },
              },
            },
          },
        },
        forgetting: {
          description: 'The customer signed out; waits for the outcome of their order (SESS-02, BEY-08).',
          initial: 'alone',
          on: {
            'checkout.forget': {
              target: '.alone',
              description: 'The next customer has signed out too.',
              actions: 'forget',
            },
            'checkout.acknowledgeOrder': { actions: 'endRecovery' },
          },
          states: {
            alone: {
              on: {
                'checkout.begin': 'awaited',
                'checkout.cancel': {},
                'placing.orderForgotten': {
                  target: '#checkout.closed',
                  actions: ['reportForgotten', 'releaseLock'],
                },
              },
            },
            awaited: {
              description: 'Another customer opened the checkout: theirs begins after the outcome.',
              on: {
                'checkout.cancel': 'alone',
                'placing.orderForgotten': {
                  target: '#checkout.waiting',
                  actions: ['reportForgotten', 'releaseLock'],
                },
              },
            },
          },
        },
      },
    },
    finished: {
      description: 'The order is placed; its receipt is shown until another checkout begins.',
      entry: ['reportCleared', 'forgetCart'],
      on: {
        'checkout.begin': 'waiting',
        'checkout.createAccount': {
          target: 'closed',
          description: 'The receipt stays until it is cleared (CHK-10).',
          actions: ['reportAccountWanted', 'reportCleared'],
        },
      },
    },
  },
});
