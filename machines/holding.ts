/** What crosses the root when an order begins, here or in another tab, and when it ends: everything holds still, is remembered, and is let go of with the outcome (PAY-04, BEY-01, BEY-06). */

import { errorToast, orderForgottenToast } from './domain/notice.ts';
import { shopSetup } from './shop.setup.ts';

export const holding = shopSetup.createStateConfig({
  on: {
    'checkout.lockWanted': {
      description:
        'First whose account it is, then the codes, then the cart: nothing changes the sums any more.',
      actions: [
        'wantLock',
        { type: 'toChrome', params: { type: 'chrome.close' } },
        { type: 'toCustomer', params: { type: 'customer.hold' } },
        'holdPage',
      ],
    },
    'customer.held': [
      {
        guard: 'isLockWanted',
        actions: { type: 'toPromo', params: { type: 'promo.lock' } },
      },
      { description: 'Let go of meanwhile.', actions: 'tell' },
    ],
    'promo.locked': [
      {
        guard: 'isLockWanted',
        actions: { type: 'toGiftCard', params: { type: 'giftCard.lock' } },
      },
    ],
    'giftCard.locked': [
      { guard: 'isLockWanted', actions: { type: 'toCart', params: { type: 'cart.lock' } } },
    ],
    'cart.locked': [
      {
        guard: 'isLockWanted',
        actions: { type: 'toCheckout', params: { type: 'checkout.confirmLock' } },
      },
    ],
    'checkout.lockReleased': [
      {
        guard: 'isOrderElsewhere',
        description: 'What money of another tab may yet move for is not this one’s to let go of.',
        actions: 'freePage',
      },
      {
        actions: [
          'endRecovery',
          { type: 'toCart', params: { type: 'cart.unlock' } },
          'unlockCodes',
          'freePage',
        ],
      },
    ],
    'checkout.orderUnderWay': {
      actions: [
        { type: 'toRecovery', params: ({ event: { order } }) => ({ type: 'recovery.begin', order }) },
      ],
    },
    'checkout.orderForgotten': {
      actions: [
        'endRecovery',
        { type: 'showToast', params: ({ event }) => orderForgottenToast(event.message) },
      ],
    },
    'checkout.orderPlaced': {
      actions: [
        'endRecovery',
        { type: 'toCart', params: { type: 'cart.renew' } },
        { type: 'refreshBook', params: ({ event }) => event },
        'forgetCodes',
        'unlockCodes',
        'freePage',
      ],
    },

    'recovery.started': {
      description: 'The cart of an order under way is not to be changed, nor paid for again.',
      actions: [
        'followOrder',
        'wantLock',
        { type: 'toPromo', params: { type: 'promo.lock' } },
        { type: 'toCustomer', params: { type: 'customer.hold' } },
        { type: 'toCheckout', params: { type: 'checkout.beginRecovery' } },
      ],
    },
    'recovery.placed': {
      actions: [
        'settleOrder',
        {
          type: 'toCheckout',
          params: ({ event: { receipt, purchase } }) => ({
            type: 'checkout.acknowledgeOrder',
            receipt,
            purchase,
          }),
        },
      ],
    },
    'recovery.refused': {
      actions: [
        'settleOrder',
        { type: 'toCart', params: { type: 'cart.unlock' } },
        'unlockCodes',
        {
          type: 'toCheckout',
          params: ({ event: { message } }) => ({ type: 'checkout.endRecovery', message }),
        },
        { type: 'showToast', params: ({ event }) => errorToast(event.message) },
      ],
    },
    'recovery.abandoned': {
      actions: [
        'settleOrder',
        { type: 'toCart', params: { type: 'cart.unlock' } },
        'unlockCodes',
        { type: 'toCheckout', params: { type: 'checkout.endRecovery', message: null } },
        { type: 'showToast', params: ({ event }) => orderForgottenToast(event.message) },
      ],
    },
    'recovery.ended': {
      actions: [
        'settleOrder',
        { type: 'toCart', params: { type: 'cart.unlock' } },
        'unlockCodes',
        { type: 'toCheckout', params: { type: 'checkout.endRecovery', message: null } },
      ],
    },
  },
});
