/** The checkout: account, delivery, shipping, payment, order. Owns the five, and is the one place where they meet (§4 checkout, CHK-01 … CHK-08). */

import { assign, sendParent, sendTo, setup } from 'xstate';
import { isAddressComplete, isSameAddress, sanitiseAddress, type Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import {
  estimateFailedMessage,
  setMethodFailedMessage,
  shippingDetailsInvalidMessage,
  type ShippingMethod,
} from '../domain/delivery.ts';
import { obstaclesToOrder } from '../domain/obstacle.ts';
import type { Receipt } from '../domain/order.ts';
import { present } from '../domain/present.ts';
import type { ShippingInformation } from '../domain/totals.ts';
import type { OrderEvent } from '../order/order.events.ts';
import { orderMachine } from '../order/order.machine.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import type { PaymentEvent } from '../payment/payment.events.ts';
import type { ShippingEvent } from '../shipping/shipping.events.ts';
import { shippingMachine } from '../shipping/shipping.machine.ts';
import { loadCheckout } from './checkout.actors.ts';
import {
  billingOf,
  emptyCheckout,
  isSameCartForCheckout,
  orderRequest,
  savedDraft,
  type CheckoutContext,
} from './checkout.context.ts';
import type { CheckoutEvent, CheckoutFact, SavedCheckout } from './checkout.events.ts';
import type { Submission } from './step.events.ts';
import { stepMachine } from './step.machine.ts';
import { deliveredTabs, virtualTabs, type TabsEvent } from './tabs.events.ts';
import { tabsMachine } from './tabs.machine.ts';

export const checkoutMachine = setup({
  types: {
    input: {} as { readonly receipt: Receipt | null },
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as {
      tabs: 'tabs';
      emailStep: 'step';
      deliveryStep: 'step';
      shipping: 'shipping';
      payment: 'payment';
      order: 'order';
    },
  },
  actors: {
    loadCheckout,
    tabs: tabsMachine,
    step: stepMachine,
    shipping: shippingMachine,
    payment: paymentMachine,
    order: orderMachine,
  },
  actions: {
    report: sendParent((_, fact: CheckoutFact) => fact),
    toTabs: sendTo('tabs', (_, event: TabsEvent) => event),
    toShipping: sendTo('shipping', (_, event: ShippingEvent) => event),
    toPayment: sendTo('payment', (_, event: PaymentEvent) => event),
    toOrder: sendTo('order', (_, event: OrderEvent) => event),
    submitEmailStep: sendTo('emailStep', (_, submission: Submission) => ({
      type: 'step.submit',
      submission,
    })),
    submitDeliveryStep: sendTo('deliveryStep', (_, submission: Submission) => ({
      type: 'step.submit',
      submission,
    })),
    reset: assign(emptyCheckout),
    restore: assign((_, saved: SavedCheckout) => saved),
    keepCart: assign({ cart: (_, params: { cart: Cart | null }) => params.cart }),
    keepEmail: assign({ email: (_, params: { email: string }) => params.email.trim() }),
    keepDelivery: assign({ delivery: (_, params: { address: Address }) => params.address }),
    keepBilling: assign({
      billing: (_, params: { address: Address; isSame: boolean }) => params.address,
      isBillingSame: (_, params) => params.isSame,
    }),
    keepTotals: assign({
      totals: (_, params: { information: ShippingInformation }) => params.information.totals,
    }),
    clearTotals: assign({ totals: null }),
    keepMethod: assign({ method: (_, params: { method: ShippingMethod }) => params.method }),
    clearMethod: assign({ method: null, totals: null }),
    keepObstacles: assign({ obstacles: ({ context }) => obstaclesToOrder(context) }),
    forgetCart: assign({ cart: null }),
    pushError: assign({
      errors: ({ context }, params: { message: string }) => [...context.errors, params.message],
    }),
    clearErrors: assign({ errors: [], obstacles: [] }),
    keepReceipt: assign({ receipt: (_, params: { receipt: Receipt }) => params.receipt }),
  },
  guards: {
    hasItems: ({ context }) => (context.cart?.lines.length ?? 0) > 0,
    canPlaceOrder: ({ context }) => obstaclesToOrder(context).length === 0,
    isEmptyCart: (_, params: { cart: Cart | null }) => (params.cart?.lines.length ?? 0) === 0,
    isSameCart: ({ context }, params: { cart: Cart | null }) =>
      isSameCartForCheckout(context.cart, params.cart),
    isSameDelivery: ({ context }, params: { address: Address }) =>
      isSameAddress(context.delivery, params.address),
    isComplete: (_, params: { address: Address }) => isAddressComplete(params.address),
    hasSaved: (_, params: { saved: SavedCheckout | null }) => params.saved !== null,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...emptyCheckout, cart: null, receipt: input.receipt }),
  initial: 'closed',
  on: {
    'checkout.syncCart': { actions: { type: 'keepCart', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'checkout.begin': [{ guard: 'hasItems', target: 'starting' }, { target: 'waiting' }],
        'checkout.cancel': {},
      },
    },
    waiting: {
      description: 'There is no cart to check out yet.',
      on: {
        'checkout.syncCart': [
          {
            guard: { type: 'isEmptyCart', params: ({ event }) => event },
            actions: { type: 'keepCart', params: ({ event }) => event },
          },
          { target: 'starting', actions: { type: 'keepCart', params: ({ event }) => event } },
        ],
        'checkout.begin': {},
        'checkout.cancel': 'closed',
      },
    },
    starting: {
      tags: 'busy',
      description: 'Begins afresh, then takes over what this browser saved (CHK-05).',
      entry: 'reset',
      on: { 'checkout.begin': {}, 'checkout.cancel': 'closed' },
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        onDone: [
          {
            guard: { type: 'hasSaved', params: ({ event }) => ({ saved: event.output }) },
            target: 'open',
            actions: { type: 'restore', params: ({ event }) => present(event.output, 'saved') },
          },
          { target: 'open' },
        ],
        onError: 'open',
      },
    },
    open: {
      entry: { type: 'report', params: { type: 'checkout.started' } },
      invoke: [
        {
          id: 'tabs',
          src: 'tabs',
          input: ({ context }) => ({ tabs: context.cart?.isVirtual ? virtualTabs : deliveredTabs }),
        },
        { id: 'emailStep', src: 'step' },
        { id: 'deliveryStep', src: 'step' },
        { id: 'shipping', src: 'shipping' },
        { id: 'payment', src: 'payment' },
        { id: 'order', src: 'order' },
      ],
      on: {
        'checkout.begin': {},
        'checkout.cancel': 'closed',
        'checkout.syncCart': [
          {
            guard: { type: 'isEmptyCart', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepCart', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSameCart', params: ({ event }) => event },
            actions: { type: 'keepCart', params: ({ event }) => event },
          },
          {
            description: 'Another cart: what was offered and summed up for the old one no longer holds.',
            target: '.editing',
            actions: [
              { type: 'keepCart', params: ({ event }) => event },
              'clearMethod',
              { type: 'toTabs', params: { type: 'tabs.close', tab: 'shipping' } },
              { type: 'toShipping', params: { type: 'shipping.clear' } },
            ],
          },
        ],
        'checkout.changeTab': {
          actions: { type: 'toTabs', params: ({ event }) => ({ type: 'tabs.change', tab: event.tab }) },
        },
        'checkout.changeDelivery': [
          { guard: { type: 'isSameDelivery', params: ({ event }) => event } },
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
            actions: [
              { type: 'keepDelivery', params: ({ event }) => event },
              'clearMethod',
              { type: 'toTabs', params: { type: 'tabs.close', tab: 'shipping' } },
              {
                type: 'toShipping',
                params: ({ context, event }) => ({
                  type: 'shipping.estimate',
                  cartId: present(context.cart, 'cart').id,
                  address: sanitiseAddress(event.address),
                }),
              },
              {
                type: 'report',
                params: ({ context }) => ({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
              },
            ],
          },
          {
            actions: [
              { type: 'keepDelivery', params: ({ event }) => event },
              'clearMethod',
              { type: 'toTabs', params: { type: 'tabs.close', tab: 'shipping' } },
              { type: 'toShipping', params: { type: 'shipping.clear' } },
              {
                type: 'report',
                params: ({ context }) => ({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
              },
            ],
          },
        ],
        'checkout.changeBilling': {
          actions: [
            { type: 'keepBilling', params: ({ event }) => event },
            {
              type: 'report',
              params: ({ context }) => ({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
            },
          ],
        },
        'tabs.changed': {
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'checkout.tabChanged', tab: event.tab }),
          },
        },
        'shipping.estimated': { actions: { type: 'keepMethod', params: ({ event }) => event } },
        'shipping.methodChosen': {
          actions: [
            { type: 'keepMethod', params: ({ event }) => event },
            'clearTotals',
            { type: 'toTabs', params: { type: 'tabs.close', tab: 'payment' } },
          ],
        },
        'shipping.unavailable': {
          target: '.editing',
          actions: ['clearMethod', { type: 'toTabs', params: { type: 'tabs.close', tab: 'shipping' } }],
        },
        'shipping.estimateFailed': {
          target: '.editing',
          actions: [
            'clearMethod',
            { type: 'pushError', params: { message: estimateFailedMessage } },
            { type: 'report', params: { type: 'checkout.failed', message: estimateFailedMessage } },
            { type: 'toTabs', params: { type: 'tabs.close', tab: 'shipping' } },
          ],
        },
        'shipping.detailsInvalid': {
          target: '.editing',
          actions: [
            'clearMethod',
            { type: 'pushError', params: { message: shippingDetailsInvalidMessage } },
            { type: 'report', params: { type: 'checkout.failed', message: shippingDetailsInvalidMessage } },
          ],
        },
      },
      initial: 'editing',
      states: {
        editing: {
          description: 'The shopper is filling in one of the tabs.',
          on: {
            'checkout.submitEmail': {
              target: 'confirmingEmail',
              actions: ['clearErrors', { type: 'keepEmail', params: ({ event }) => event }],
            },
            'checkout.submitDelivery': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'confirmingDelivery',
                actions: ['clearErrors', { type: 'keepDelivery', params: ({ event }) => event }],
              },
              {
                actions: {
                  type: 'report',
                  params: { type: 'checkout.failed', message: shippingDetailsInvalidMessage },
                },
              },
            ],
            'checkout.submitShipping': { target: 'confirmingShipping', actions: 'clearErrors' },
            'checkout.placeOrder': [
              { guard: 'canPlaceOrder', target: 'ordering', actions: 'clearErrors' },
              { actions: 'keepObstacles' },
            ],
          },
        },
        confirmingEmail: {
          tags: 'busy',
          entry: {
            type: 'submitEmailStep',
            params: ({ context }) => ({
              step: 'email',
              cartId: present(context.cart, 'cart').id,
              email: context.email,
            }),
          },
          on: {
            'step.accepted': {
              target: 'editing',
              actions: [
                {
                  type: 'report',
                  params: ({ context }) => ({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
                },
                {
                  type: 'toTabs',
                  params: ({ context }) => ({
                    type: 'tabs.open',
                    tab: context.cart?.isVirtual ? 'payment' : 'delivery',
                  }),
                },
              ],
            },
            'step.rejected': {
              target: 'editing',
              actions: { type: 'pushError', params: ({ event }) => ({ message: event.failure.message }) },
            },
          },
        },
        confirmingDelivery: {
          tags: 'busy',
          entry: {
            type: 'submitDeliveryStep',
            params: ({ context }) => ({
              step: 'deliveryAddress',
              address: sanitiseAddress(context.delivery),
            }),
          },
          on: {
            'step.accepted': {
              target: 'awaitingMethods',
              actions: {
                type: 'report',
                params: ({ context }) => ({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
              },
            },
            'step.rejected': {
              target: 'editing',
              actions: { type: 'pushError', params: ({ event }) => ({ message: event.failure.message }) },
            },
          },
        },
        awaitingMethods: {
          tags: 'busy',
          entry: {
            type: 'toShipping',
            params: ({ context }) => ({
              type: 'shipping.estimate',
              cartId: present(context.cart, 'cart').id,
              address: sanitiseAddress(context.delivery),
            }),
          },
          on: {
            'shipping.estimated': {
              target: 'editing',
              description: 'Proceed to shipping: a method is chosen (§5).',
              actions: [
                { type: 'keepMethod', params: ({ event }) => event },
                { type: 'toTabs', params: { type: 'tabs.open', tab: 'shipping' } },
              ],
            },
          },
        },
        confirmingShipping: {
          tags: 'busy',
          entry: {
            type: 'toShipping',
            params: ({ context }) => ({ type: 'shipping.save', billing: billingOf(context) }),
          },
          on: {
            'shipping.informationSaved': {
              target: 'editing',
              actions: [
                { type: 'keepTotals', params: ({ event }) => event },
                {
                  type: 'toPayment',
                  params: ({ event }) => ({
                    type: 'payment.syncMethods',
                    methods: event.information.paymentMethods,
                  }),
                },
                { type: 'toTabs', params: { type: 'tabs.open', tab: 'payment' } },
              ],
            },
            'shipping.methodRefused': {
              target: 'editing',
              actions: [
                'clearMethod',
                { type: 'pushError', params: ({ event }) => event },
                {
                  type: 'report',
                  params: ({ event }) => ({ type: 'checkout.failed', message: event.message }),
                },
              ],
            },
            'shipping.saveFailed': {
              target: 'editing',
              actions: [
                'clearMethod',
                { type: 'pushError', params: { message: setMethodFailedMessage } },
                { type: 'report', params: { type: 'checkout.failed', message: setMethodFailedMessage } },
              ],
            },
          },
        },
        ordering: {
          tags: 'busy',
          description:
            'Money may move: the cart is locked and nothing else is taken until the outcome is known.',
          initial: 'locking',
          entry: { type: 'report', params: { type: 'checkout.lockWanted' } },
          on: {
            'checkout.cancel': {},
            'checkout.changeTab': {},
            'checkout.changeDelivery': {},
            'checkout.changeBilling': {},
            'checkout.syncCart': { actions: { type: 'keepCart', params: ({ event }) => event } },
            'payment.refused': {
              target: 'editing',
              actions: [
                { type: 'pushError', params: ({ event }) => ({ message: event.failure.message }) },
                { type: 'report', params: { type: 'checkout.lockReleased' } },
              ],
            },
            'order.refused': {
              target: 'editing',
              actions: [
                { type: 'pushError', params: ({ event }) => ({ message: event.failure.message }) },
                { type: 'report', params: { type: 'checkout.lockReleased' } },
              ],
            },
            'order.stopped': {
              target: 'editing',
              description:
                'The cart is not what the shopper saw: it is read again, and delivery is chosen anew.',
              actions: [
                { type: 'pushError', params: ({ event }) => ({ message: event.changes.join(' ') }) },
                { type: 'report', params: { type: 'checkout.lockReleased' } },
                { type: 'report', params: { type: 'checkout.cartDoubted' } },
              ],
            },
            'order.placed': {
              target: '#checkout.finished',
              actions: [
                { type: 'keepReceipt', params: ({ event }) => event },
                {
                  type: 'report',
                  params: ({ event }) => ({ type: 'checkout.orderPlaced', receipt: event.receipt }),
                },
              ],
            },
          },
          states: {
            locking: { on: { 'checkout.confirmLock': 'authorizing' } },
            authorizing: {
              entry: { type: 'toPayment', params: { type: 'payment.authorize' } },
              on: {
                'payment.authorized': {
                  target: 'placing',
                  actions: {
                    type: 'toOrder',
                    params: ({ context, event }) => ({
                      type: 'order.place',
                      request: orderRequest(context, event.authorisation),
                    }),
                  },
                },
              },
            },
            placing: {},
          },
        },
      },
    },
    finished: {
      description: 'The order stands; its receipt is shown until another checkout begins.',
      entry: 'forgetCart',
      on: {
        'checkout.begin': [{ guard: 'hasItems', target: 'starting' }, { target: 'waiting' }],
        'checkout.cancel': {},
      },
    },
  },
});
