/** The checkout: account, delivery, shipping, payment, order. Owns the five, and is the one place where they meet (§4 checkout, CHK-01 … CHK-08). */

import { emptyCheckout, tabsOf } from './checkout.context.ts';
import { checkoutSetup } from './checkout.setup.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...emptyCheckout, cart: null, receipt: input.receipt }),
  initial: 'closed',
  on: {
    'checkout.begin': {},
    'checkout.cancel': '.closed',
    'checkout.syncCart': { actions: { type: 'keepCart', params: ({ event }) => event } },
    'checkout.confirmLock': {},
    'checkout.changeTab': {},
    'checkout.submitEmail': {},
    'checkout.changeDelivery': {},
    'checkout.submitDelivery': {},
    'checkout.submitShipping': {},
    'checkout.changeBilling': {},
    'checkout.placeOrder': {},
  },
  states: {
    closed: { on: { 'checkout.begin': 'waiting' } },
    waiting: {
      description: 'For a cart with something in it.',
      always: { guard: 'hasItems', target: 'starting' },
    },
    starting: {
      tags: 'busy',
      description: 'Begins afresh, then takes over what this browser saved (CHK-05).',
      entry: 'reset',
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
        { id: 'tabs', src: 'tabs', input: ({ context }) => ({ tabs: tabsOf(context) }) },
        { id: 'emailStep', src: 'step' },
        { id: 'deliveryStep', src: 'step' },
        { id: 'shipping', src: 'shipping' },
        { id: 'payment', src: 'payment' },
        { id: 'order', src: 'order' },
      ],
      on: {
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
            guard: { type: 'isOtherKind', params: ({ event }) => event },
            target: 'open',
            reenter: true,
            description: 'With or without delivery: there are other tabs to go through.',
            actions: [{ type: 'keepCart', params: ({ event }) => event }, 'clearMethod'],
          },
          {
            target: '.editing',
            description: 'Another cart: what was offered and summed up for the old one no longer holds.',
            actions: [{ type: 'keepCart', params: ({ event }) => event }, 'withdrawOffers', 'clearShipping'],
          },
        ],
        'checkout.changeTab': { actions: { type: 'changeTab', params: ({ event }) => event } },
        'checkout.changeDelivery': [
          { guard: { type: 'isSameDelivery', params: ({ event }) => event } },
          {
            target: '.editing',
            description: 'Delivery is estimated as soon as the address is valid (CHK-16).',
            actions: [
              { type: 'changeDelivery', params: ({ event }) => event },
              'considerShipping',
              'tellDraft',
            ],
          },
        ],
        'checkout.changeBilling': {
          actions: [{ type: 'keepBilling', params: ({ event }) => event }, 'tellDraft'],
        },
        'tabs.changed': { actions: { type: 'tellTab', params: ({ event }) => event } },
        'step.accepted': {},
        'step.rejected': {},
        'shipping.estimated': { actions: { type: 'keepMethod', params: ({ event }) => event } },
        'shipping.methodChosen': { actions: { type: 'changeMethod', params: ({ event }) => event } },
        'shipping.unavailable': { actions: 'withdrawOffers' },
        'shipping.estimateFailed': { actions: ['failEstimate', 'tellFailure'] },
        'shipping.detailsInvalid': { actions: ['failDetails', 'tellFailure'] },
        'shipping.informationSaved': {},
        'shipping.methodRefused': {},
        'shipping.saveFailed': {},
        'payment.authorized': {},
        'payment.refused': {},
        'order.refused': {},
        'order.stopped': {},
        'order.placed': {
          target: 'finished',
          actions: [{ type: 'keepReceipt', params: ({ event }) => event }, 'tellOrderPlaced'],
        },
      },
      initial: 'editing',
      states: {
        editing: {
          description: 'The shopper is filling in one of the tabs.',
          on: {
            'checkout.submitEmail': {
              target: 'confirmingEmail',
              actions: ['clearErrors', { type: 'submitEmail', params: ({ event }) => event }],
            },
            'checkout.submitDelivery': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'confirmingDelivery',
                actions: [
                  'clearErrors',
                  { type: 'changeDelivery', params: ({ event }) => event },
                  'submitDelivery',
                ],
              },
              { actions: ['failDetails', 'tellFailure'] },
            ],
            'checkout.submitShipping': {
              target: 'awaitingShipping.saving',
              actions: ['clearErrors', 'saveShipping'],
            },
            'checkout.placeOrder': [
              { guard: 'canPlaceOrder', target: 'ordering', actions: 'clearErrors' },
              { actions: 'keepObstacles' },
            ],
          },
        },
        confirmingEmail: {
          tags: 'busy',
          on: {
            'step.accepted': {
              guard: { type: 'isEmail', params: ({ event }) => event },
              target: 'editing',
              actions: [
                { type: 'keepEmail', params: ({ event }) => event },
                'tellDraft',
                'openTabAfterAccount',
              ],
            },
            'step.rejected': {
              guard: { type: 'isEmail', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
        },
        confirmingDelivery: {
          tags: 'busy',
          on: {
            'step.accepted': {
              guard: { type: 'isDelivery', params: ({ event }) => event },
              target: 'awaitingShipping',
              actions: ['tellDraft', 'estimateShipping'],
            },
            'step.rejected': {
              guard: { type: 'isDelivery', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
        },
        awaitingShipping: {
          tags: 'busy',
          description: 'Nothing goes on before delivery is offered, or the chosen way of it saved.',
          on: {
            'shipping.unavailable': { target: 'editing', actions: 'withdrawOffers' },
            'shipping.estimateFailed': { target: 'editing', actions: ['failEstimate', 'tellFailure'] },
            'shipping.detailsInvalid': { target: 'editing', actions: ['failDetails', 'tellFailure'] },
          },
          initial: 'estimating',
          states: {
            estimating: {
              on: {
                'shipping.estimated': {
                  target: '#checkout.open.editing',
                  description: 'Proceed to shipping: a method is chosen (§5).',
                  actions: [
                    { type: 'keepMethod', params: ({ event }) => event },
                    { type: 'openTab', params: { tab: 'shipping' } },
                  ],
                },
              },
            },
            saving: {
              on: {
                'shipping.informationSaved': {
                  target: '#checkout.open.editing',
                  actions: [
                    { type: 'keepTotals', params: ({ event }) => event },
                    { type: 'syncPayment', params: ({ event }) => event.information },
                    { type: 'openTab', params: { tab: 'payment' } },
                  ],
                },
                'shipping.methodRefused': {
                  target: '#checkout.open.editing',
                  actions: [
                    'clearMethod',
                    { type: 'pushError', params: ({ event }) => event },
                    'tellFailure',
                  ],
                },
                'shipping.saveFailed': {
                  target: '#checkout.open.editing',
                  actions: ['failSaving', 'tellFailure'],
                },
              },
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
            'checkout.syncCart': {},
            'shipping.estimated': {},
            'shipping.methodChosen': [
              { guard: { type: 'isChosenMethod', params: ({ event }) => event } },
              { description: 'Too late for another way of delivery.', actions: 'restoreMethod' },
            ],
            'payment.refused': {
              target: 'editing',
              actions: [{ type: 'fail', params: ({ event }) => event }, 'releaseLock'],
            },
            'order.refused': {
              target: 'editing',
              actions: [{ type: 'fail', params: ({ event }) => event }, 'releaseLock'],
            },
            'order.stopped': {
              target: 'editing',
              description:
                'The cart is not what the shopper saw: it is read again, and delivery is chosen anew.',
              actions: [
                { type: 'failOrder', params: ({ event }) => event },
                'clearShipping',
                'releaseLock',
                'doubtCart',
              ],
            },
          },
          states: {
            locking: {
              on: {
                'checkout.confirmLock': 'authorizing',
                'checkout.syncCart': [
                  { guard: { type: 'isSameCart', params: ({ event }) => event } },
                  {
                    target: '#checkout.open.editing',
                    actions: [
                      { type: 'stopOrder', params: ({ event }) => event },
                      'clearShipping',
                      'releaseLock',
                    ],
                  },
                ],
              },
            },
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
      on: { 'checkout.begin': 'waiting' },
    },
  },
});
