/** The checkout while an order is on its way: locked, paid, placed, until its outcome is known (BEY-01, BEY-06, BEY-16). */

import { accountChangedMessage } from '../domain/order.ts';
import { checkoutSetup } from './checkout.setup.ts';

export const orderingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'Money may move: the cart is locked and nothing else is taken until the outcome is known.',
  initial: 'locking',
  entry: ['beginPlacing', 'requestLock'],
  on: {
    'checkout.cancel': {},
    'checkout.forget': { target: '#checkout.closed', actions: ['releaseLock', 'forget'] },
    'checkout.beginRecovery': {
      target: 'editing',
      description:
        'Another tab is ordering the same, and nothing has been sent from here: what it is paid with stays unspent (BEY-06).',
      actions: ['beginRecovery', 'stopPlacing', 'releaseLock', 'offerAddresses', 'retryOffers'],
    },
    'checkout.acknowledgeOrder': {
      description: 'Of the same cart: the order of this tab comes to the same receipt by itself.',
      actions: { type: 'endRecovery', params: { message: null } },
    },
    'checkout.changeTab': {},
    'checkout.changeDelivery': {},
    'checkout.changeCollection': {},
    'delivery.storesLoaded': {},
    'checkout.changeBilling': {},
    'checkout.syncAddresses': { actions: { type: 'setOffers', params: ({ event }) => event } },
    'addressEntry.addressChosen': {},
    'addressEntry.addressFound': {},
    'checkout.syncCart': {},
    'checkout.syncAccount': [
      {
        guard: { type: 'isSameAccount', params: ({ event }) => event },
        actions: [{ type: 'setAccount', params: ({ event }) => event }, 'syncOrder'],
      },
      {
        target: 'editing',
        description: 'Judged for another account, and nothing has been sent: what it asks for is seen first.',
        actions: [
          { type: 'setAccount', params: ({ event }) => event },
          'syncOrder',
          { type: 'pushError', params: { message: accountChangedMessage } },
          'stopPlacing',
          'releaseLock',
          'offerAddresses',
          'retryOffers',
        ],
      },
    ],
    'identity.emailChanged': {},
    'identity.creationChosen': {},
    'identity.customerWelcomed': {},
    'checkout.refreshTotals': {},
    // a refreshed offer still counts if the order does not go through: it is asked for again
    'delivery.reestimated': {},
    'delivery.offersWithdrawn': {},
    'delivery.reestimateFailed': {},
    'delivery.methodChosen': [
      { guard: { type: 'isChosenMethod', params: ({ event }) => event } },
      { description: 'Too late for another method.', actions: 'restoreMethod' },
    ],
    'delivery.slotChosen': { description: 'Too late for another slot: the wish is not sent.' },
    'totals.loaded': {},
    'totals.loadFailed': {},
  },
  states: {
    locking: {
      on: {
        'checkout.confirmLock': {
          target: 'paying',
          description: 'The order is frozen from now on.',
          actions: 'confirmLock',
        },
        'checkout.syncCart': [
          {
            guard: { type: 'isSameCartToOrder', params: ({ event }) => event },
            actions: { type: 'setCart', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSameCart', params: ({ event }) => event },
            target: '#checkout.open.editing',
            description:
              'The same goods, of which some are sold out or which are too few with a code: said before it is paid (CART-08, BEY-09).',
            actions: [
              { type: 'setCart', params: ({ event }) => event },
              'showBlockers',
              'stopPlacing',
              'releaseLock',
              'offerAddresses',
              'retryOffers',
            ],
          },
          {
            guard: { type: 'isRepricedToOrder', params: ({ event }) => event },
            description: 'Ordered while the lines were read again: these are the prices on screen.',
            actions: { type: 'setCart', params: ({ event }) => event },
          },
          {
            target: '#checkout.open.editing',
            actions: [
              { type: 'stopOrder', params: ({ event }) => event },
              'stopPlacing',
              'clearDelivery',
              'releaseLock',
            ],
          },
        ],
      },
    },
    paying: {
      description: 'Nothing has been sent: the bill is told to the server, and the payment authorised.',
      on: {
        'placing.billingAccepted': {
          description: 'Should the payment fail, this address is among those to choose from.',
          actions: 'addBilling',
        },
        'placing.billingRefused': {
          target: '#checkout.open.editing',
          actions: [
            'releaseLock',
            'rereadLostCart',
            { type: 'fail', params: ({ event }) => event },
            'offerAddresses',
            'retryOffers',
          ],
        },
        'placing.paymentRequested': { actions: ['syncOrder', 'authorizePayment'] },
        'payment.redirected': {
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'checkout.redirected', to: event.to }),
          },
        },
        'payment.authorized': { actions: { type: 'confirmPayment', params: ({ event }) => event } },
        'payment.refused': {
          target: '#checkout.open.editing',
          description:
            'Another account may have been chosen meanwhile: its addresses are offered now (CHK-15).',
          actions: [
            'stopPlacing',
            'releaseLock',
            'rereadLostCart',
            { type: 'fail', params: ({ event }) => event },
            'offerAddresses',
            'retryOffers',
          ],
        },
        'placing.orderBegun': {
          target: 'placing',
          actions: { type: 'reportUnderWay', params: ({ event }) => event },
        },
      },
    },
    placing: {
      on: {
        'checkout.syncAccount': {
          description: 'It has been sent for the account it was judged for.',
          actions: { type: 'setAccount', params: ({ event }) => event },
        },
        'checkout.forget': {
          target: 'forgetting',
          description: 'An order under way is not abandoned: its outcome is waited for and told.',
        },
        'checkout.beginRecovery': {
          description: 'Too late to stay here: it has been sent.',
          actions: 'beginRecovery',
        },
        'placing.orderRefused': {
          target: '#checkout.open.editing',
          actions: [
            'releaseLock',
            'rereadLostCart',
            { type: 'fail', params: ({ event }) => event },
            { type: 'recheckStored', params: ({ event: { failure } }) => ({ failure, isOrdered: true }) },
            { type: 'renewPayment', params: ({ event }) => event },
            'recheckSlots',
            'offerAddresses',
            'retryOffers',
          ],
        },
        'placing.orderStopped': {
          target: '#checkout.open.editing',
          description:
            'The cart is not what the shopper saw: it is read again, and delivery is chosen again.',
          actions: [
            { type: 'failOrder', params: ({ event }) => event },
            'clearDelivery',
            'releaseLock',
            'offerAddresses',
            'readVirtualTotals',
            'rereadCart',
          ],
        },
      },
    },
    forgetting: {
      description:
        'The customer has left and nothing of them is kept; the order they sent is waited for (SESS-02, BEY-08).',
      entry: 'forget',
      on: {
        'checkout.forget': {
          target: '.alone',
          description: 'The next customer has left too.',
          actions: 'forget',
        },
        'checkout.beginRecovery': {
          description: 'Of another tab: the next checkout says what became of it.',
          actions: 'beginRecovery',
        },
        'checkout.endRecovery': { actions: { type: 'endRecovery', params: ({ event }) => event } },
        'checkout.syncAccount': { actions: { type: 'setAccount', params: ({ event }) => event } },
        'checkout.syncCart': { actions: { type: 'setCart', params: ({ event }) => event } },
        // late answers for the customer who has left (BEY-08)
        'payment.methodChosen': {},
        'payment.poNumberChanged': {},
        'delivery.slotKept': {},
        'delivery.methodChosen': {},
        'tabs.changed': {},
      },
      initial: 'alone',
      states: {
        alone: {
          on: {
            'checkout.begin': 'awaited',
            'placing.orderPlaced': {
              target: '#checkout.closed',
              actions: [{ type: 'reportForgotten', params: { outcome: 'placed' } }, 'releaseLock'],
            },
            'placing.orderRefused': {
              target: '#checkout.closed',
              actions: [{ type: 'reportForgotten', params: { outcome: 'refused' } }, 'releaseLock'],
            },
            'placing.orderStopped': {
              target: '#checkout.closed',
              actions: [{ type: 'reportForgotten', params: { outcome: 'refused' } }, 'releaseLock'],
            },
            'placing.orderDoubted': {
              target: '#checkout.closed',
              actions: [{ type: 'reportForgotten', params: { outcome: 'doubted' } }, 'releaseLock'],
            },
          },
        },
        awaited: {
          description: 'Another customer has come to the checkout: theirs begins with the outcome.',
          on: {
            'checkout.cancel': 'alone',
            'placing.orderPlaced': {
              target: '#checkout.waiting',
              actions: [{ type: 'reportForgotten', params: { outcome: 'placed' } }, 'releaseLock'],
            },
            'placing.orderRefused': {
              target: '#checkout.waiting',
              actions: [{ type: 'reportForgotten', params: { outcome: 'refused' } }, 'releaseLock'],
            },
            'placing.orderStopped': {
              target: '#checkout.waiting',
              actions: [{ type: 'reportForgotten', params: { outcome: 'refused' } }, 'releaseLock'],
            },
            'placing.orderDoubted': {
              target: '#checkout.waiting',
              actions: [{ type: 'reportForgotten', params: { outcome: 'doubted' } }, 'releaseLock'],
            },
          },
        },
      },
    },
  },
});
