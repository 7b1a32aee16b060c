/** The checkout: account, delivery, shipping, payment, order. Owns the five, and is the one place where they meet (§4 checkout, CHK-01 … CHK-08). */

import { emptyCheckout } from './checkout.context.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { deliveredTabs, virtualTabs } from './tabs.events.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...emptyCheckout, cart: null, receipt: input.receipt }),
  initial: 'closed',
  on: {
    'checkout.begin': {},
    'checkout.cancel': {},
    'checkout.syncCart': { actions: { type: 'keepCart', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'checkout.begin': [{ guard: 'hasItems', target: 'starting' }, { target: 'waiting' }],
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
        'checkout.cancel': 'closed',
      },
    },
    starting: {
      tags: 'busy',
      description: 'Begins afresh, then takes over what this browser saved (CHK-05).',
      entry: 'reset',
      on: { 'checkout.cancel': 'closed' },
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        onDone: {
          target: 'open',
          actions: { type: 'restore', params: ({ event }) => ({ saved: event.output }) },
        },
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
              { type: 'closeTab', params: { tab: 'shipping' } },
              'clearShipping',
            ],
          },
        ],
        'checkout.changeTab': { actions: { type: 'changeTab', params: ({ event }) => event } },
        'checkout.changeDelivery': [
          { guard: { type: 'isSameDelivery', params: ({ event }) => event } },
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
            actions: [
              { type: 'keepDelivery', params: ({ event }) => event },
              'clearMethod',
              { type: 'closeTab', params: { tab: 'shipping' } },
              'estimateShipping',
              'tellDraft',
            ],
          },
          {
            actions: [
              { type: 'keepDelivery', params: ({ event }) => event },
              'clearMethod',
              { type: 'closeTab', params: { tab: 'shipping' } },
              'clearShipping',
              'tellDraft',
            ],
          },
        ],
        'checkout.changeBilling': {
          actions: [{ type: 'keepBilling', params: ({ event }) => event }, 'tellDraft'],
        },
        'tabs.changed': {
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'checkout.tabChanged', tab: event.tab }),
          },
        },
        'step.rejected': {
          target: '.editing',
          actions: { type: 'pushError', params: ({ event }) => event.failure },
        },
        'shipping.estimated': { actions: { type: 'keepMethod', params: ({ event }) => event } },
        'shipping.methodChosen': {
          actions: [
            { type: 'keepMethod', params: ({ event }) => event },
            'clearTotals',
            { type: 'closeTab', params: { tab: 'payment' } },
          ],
        },
        'shipping.unavailable': {
          target: '.editing',
          actions: ['clearMethod', { type: 'closeTab', params: { tab: 'shipping' } }],
        },
        'shipping.estimateFailed': {
          target: '.editing',
          actions: [
            'clearMethod',
            'pushEstimateFailed',
            'tellFailure',
            { type: 'closeTab', params: { tab: 'shipping' } },
          ],
        },
        'shipping.detailsInvalid': {
          target: '.editing',
          actions: ['clearMethod', 'pushDetailsInvalid', 'tellFailure'],
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
                actions: ['pushDetailsInvalid', 'tellFailure'],
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
          entry: 'submitEmail',
          on: {
            'step.accepted': { target: 'editing', actions: ['tellDraft', 'openTabAfterAccount'] },
          },
        },
        confirmingDelivery: {
          tags: 'busy',
          entry: 'submitDelivery',
          on: {
            'step.accepted': { target: 'awaitingMethods', actions: 'tellDraft' },
          },
        },
        awaitingMethods: {
          tags: 'busy',
          entry: 'estimateShipping',
          on: {
            'shipping.estimated': {
              target: 'editing',
              description: 'Proceed to shipping: a method is chosen (§5).',
              actions: [
                { type: 'keepMethod', params: ({ event }) => event },
                { type: 'openTab', params: { tab: 'shipping' } },
              ],
            },
          },
        },
        confirmingShipping: {
          tags: 'busy',
          entry: 'saveShipping',
          on: {
            'shipping.informationSaved': {
              target: 'editing',
              actions: [
                { type: 'keepTotals', params: ({ event }) => event },
                {
                  type: 'syncPayment',
                  params: ({ event }) => ({ methods: event.information.paymentMethods }),
                },
                { type: 'openTab', params: { tab: 'payment' } },
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
              actions: ['clearMethod', 'pushSavingFailed', 'tellFailure'],
            },
          },
        },
        ordering: {
          tags: 'busy',
          description:
            'Money may move: the cart is locked and nothing else is taken until the outcome is known.',
          initial: 'locking',
          entry: 'wantLock',
          on: {
            'checkout.cancel': {},
            'checkout.changeTab': {},
            'checkout.changeDelivery': {},
            'checkout.changeBilling': {},
            'checkout.syncCart': { actions: { type: 'keepCart', params: ({ event }) => event } },
            'payment.refused': {
              target: 'editing',
              actions: [{ type: 'pushError', params: ({ event }) => event.failure }, 'releaseLock'],
            },
            'order.refused': {
              target: 'editing',
              actions: [{ type: 'pushError', params: ({ event }) => event.failure }, 'releaseLock'],
            },
            'order.stopped': {
              target: 'editing',
              description:
                'The cart is not what the shopper saw: it is read again, and delivery is chosen anew.',
              actions: [
                { type: 'pushError', params: ({ event }) => ({ message: event.changes.join(' ') }) },
                'releaseLock',
                'doubtCart',
              ],
            },
            'order.placed': {
              target: '#checkout.finished',
              actions: [{ type: 'keepReceipt', params: ({ event }) => event }, 'tellOrderPlaced'],
            },
          },
          states: {
            locking: { on: { 'checkout.confirmLock': 'authorizing' } },
            authorizing: {
              entry: 'authorizePayment',
              on: {
                'payment.authorized': {
                  target: 'placing',
                  actions: { type: 'placeOrder', params: ({ event }) => event },
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
      },
    },
  },
});
