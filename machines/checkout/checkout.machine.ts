/** The checkout: account, delivery, shipping, payment, order. Owns the five, and is the one place where they meet (§4 checkout, CHK-01 … CHK-08). */

import { emptyCheckout } from './checkout.context.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { openState } from './open.state.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...emptyCheckout,
    cart: null,
    customer: null,
    welcomed: null,
    account: null,
    receipt: input.receipt,
    offers: null,
    isOrderUnderWay: false,
    outcome: null,
  }),
  initial: 'closed',
  on: {
    'checkout.begin': {},
    'checkout.cancel': { target: '.closed', actions: 'reset' },
    'checkout.syncCart': { actions: { type: 'setCart', params: ({ event }) => event } },
    'checkout.syncCustomer': { actions: { type: 'syncCustomer', params: ({ event }) => event } },
    'checkout.informAccount': { actions: { type: 'setWelcome', params: ({ event }) => event } },
    'checkout.syncAccount': { actions: { type: 'setAccount', params: ({ event }) => event } },
    'checkout.syncAddresses': { actions: { type: 'setOffers', params: ({ event }) => event } },
    'checkout.forget': { target: '.closed', actions: 'forget' },
    'checkout.beginRecovery': { actions: 'beginRecovery' },
    'checkout.endRecovery': { actions: { type: 'endRecovery', params: ({ event }) => event } },
    'checkout.acknowledgeOrder': [
      {
        guard: 'isOrderUnderWay',
        target: '.finished',
        description:
          'Placed by a page that was closed before the answer, or by this one before it was reloaded.',
        actions: [
          { type: 'endRecovery', params: { message: null } },
          { type: 'setReceipt', params: ({ event }) => event },
          { type: 'reportRecovered', params: ({ event }) => event },
          { type: 'reportOrderPlaced', params: ({ event }) => event },
        ],
      },
      { description: 'The receipt is known already.' },
    ],
    'checkout.confirmLock': {},
    'checkout.changeTab': {},
    'checkout.submitEmail': {},
    'checkout.changeDelivery': {},
    'checkout.changeCollection': {},
    'checkout.submitCollection': {},
    'checkout.submitDelivery': {},
    'checkout.submitShipping': {},
    'checkout.changeBilling': {},
    'checkout.placeOrder': {},
    'checkout.resume': {},
    'checkout.replay': {},
    'checkout.dismiss': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'checkout.createAccount': {},
    'checkout.retry': {},
    'checkout.refreshTotals': {},
  },
  states: {
    closed: {
      on: {
        'checkout.begin': 'waiting',
        'checkout.createAccount': [
          {
            guard: 'hasReceipt',
            description: 'From a confirmation that was reloaded.',
            actions: ['reportAccountWanted', 'reset'],
          },
          {},
        ],
      },
    },
    waiting: {
      description:
        'Begins afresh (CHK-05), as soon as there is a cart with something in it, and enough of it (CART-08).',
      entry: 'reset',
      always: { guard: 'canBegin', target: 'starting' },
    },
    starting: {
      tags: 'busy',
      description: 'Takes over what this browser saved (CHK-05).',
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
    open: openState,
    finished: {
      description: 'The order stands; its receipt is shown until another checkout begins.',
      entry: ['reset', 'forgetCart'],
      on: {
        'checkout.begin': 'waiting',
        'checkout.createAccount': {
          target: 'closed',
          description: 'The checkout is reset; the receipt stays as long as it is kept (CHK-10).',
          actions: ['reportAccountWanted', 'reset'],
        },
      },
    },
  },
});
