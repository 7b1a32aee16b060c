/** What crosses the root when an order begins, here or in another tab, and when it ends: everything holds still, is remembered, and is let go of with the outcome (PAY-04, BEY-01, BEY-06). */

import { errorToast, orderForgottenToast } from './domain/notice.ts';
import { shopSetup } from './shop.setup.ts';

export const holding = shopSetup.createStateConfig({
  on: {
    'checkout.lockWanted': {
      description:
        'First whose account it is, then the codes, then the cart: nothing changes the sums any more.',
      actions: [
        { type: 'toTrade', params: { type: 'trade.prepareLock' } },
        { type: 'toChrome', params: { type: 'chrome.close' } },
        { type: 'toCustomer', params: { type: 'customer.hold' } },
        'holdPage',
      ],
    },
    'customer.held': { actions: { type: 'toTrade', params: { type: 'trade.lock' } } },
    'trade.locked': { actions: { type: 'toCheckout', params: { type: 'checkout.confirmLock' } } },
    'checkout.lockReleased': {
      actions: [{ type: 'toTrade', params: { type: 'trade.unlock' } }, 'freePage'],
    },
    'trade.released': { actions: { type: 'toCustomer', params: { type: 'customer.release' } } },
    'checkout.orderUnderWay': {
      actions: [
        { type: 'toRecovery', params: ({ event: { order } }) => ({ type: 'recovery.begin', order }) },
      ],
    },
    'checkout.orderForgotten': {
      actions: [
        { type: 'toRecovery', params: { type: 'recovery.end' } },
        { type: 'showToast', params: ({ event }) => orderForgottenToast(event.message) },
      ],
    },
    'checkout.orderPlaced': {
      actions: [
        { type: 'toTrade', params: { type: 'trade.finishOrder' } },
        { type: 'refreshBook', params: ({ event }) => event },
        'freePage',
      ],
    },

    'recovery.started': {
      actions: [
        { type: 'toCustomer', params: { type: 'customer.hold' } },
        { type: 'toCheckout', params: { type: 'checkout.beginRecovery' } },
      ],
    },
    'recovery.placed': {
      actions: [
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
        {
          type: 'toCheckout',
          params: ({ event: { message } }) => ({ type: 'checkout.endRecovery', message }),
        },
        { type: 'showToast', params: ({ event }) => errorToast(event.message) },
      ],
    },
    'recovery.abandoned': {
      actions: [
        { type: 'toCheckout', params: { type: 'checkout.endRecovery', message: null } },
        { type: 'showToast', params: ({ event }) => orderForgottenToast(event.message) },
      ],
    },
    'recovery.ended': {
      actions: [{ type: 'toCheckout', params: { type: 'checkout.endRecovery', message: null } }],
    },
  },
});
