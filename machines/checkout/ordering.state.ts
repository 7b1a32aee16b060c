/** The checkout while an order is on its way: locked, paid, placed, until its outcome is known (BEY-01, BEY-06, BEY-16). */

import { checkoutSetup } from './checkout.setup.ts';
import { forgettingState } from './forgetting.state.ts';

export const orderingState = checkoutSetup.createStateConfig({
  tags: 'busy',
  description: 'Money may move: the cart is locked and nothing else is taken until the outcome is known.',
  initial: 'locking',
  entry: 'wantLock',
  on: {
    'checkout.cancel': {},
    'checkout.forget': { target: '#checkout.closed', actions: ['releaseLock', 'forget'] },
    'checkout.acknowledgeOrder': {
      description: 'Of the same cart: the order of this tab comes to the same receipt by itself.',
      actions: { type: 'endRecovery', params: { message: null } },
    },
    'checkout.changeTab': {},
    'checkout.changeDelivery': {},
    'checkout.changeCollection': {},
    'pickup.storesRead': {},
    'checkout.changeBilling': {},
    'checkout.syncAddresses': { actions: { type: 'keepOffers', params: ({ event }) => event } },
    'addressChoice.addressChosen': {},
    'addressLookup.addressFound': {},
    'checkout.syncCart': {},
    'accountSection.creationChosen': {},
    'accountSection.customerWelcomed': {},
    'checkout.refreshTotals': {},
    // what delivery costs with another code may still be asked for: it is asked again if the order does not go through
    'shipping.estimated': {},
    'shipping.unavailable': {},
    'shipping.estimateFailed': {},
    'shipping.detailsInvalid': {},
    'shipping.methodChosen': [
      { guard: { type: 'isChosenMethod', params: ({ event }) => event } },
      { description: 'Too late for another way of delivery.', actions: 'restoreMethod' },
    ],
    'totals.loaded': {},
    'totals.loadFailed': {},
    'payment.refused': {
      target: 'editing',
      description: 'Another account may have been chosen meanwhile: its addresses are offered now (CHK-15).',
      actions: [
        { type: 'fail', params: ({ event }) => event },
        'releaseLock',
        'offerAddresses',
        'retryShipping',
      ],
    },
    'order.refused': {
      target: 'editing',
      actions: [
        { type: 'fail', params: ({ event }) => event },
        { type: 'doubtStored', params: ({ event }) => event },
        { type: 'renewPayment', params: ({ event }) => event },
        'doubtWindows',
        'releaseLock',
        'offerAddresses',
        'retryShipping',
      ],
    },
    'order.stopped': {
      target: 'editing',
      description: 'The cart is not what the shopper saw: it is read again, and delivery is chosen anew.',
      actions: [
        { type: 'failOrder', params: ({ event }) => event },
        'clearShipping',
        'releaseLock',
        'offerAddresses',
        'readVirtualTotals',
        'doubtCart',
      ],
    },
  },
  states: {
    locking: {
      on: {
        'checkout.confirmLock': [
          { guard: 'isBilledElsewhere', target: 'billing' },
          { target: 'authorizing', description: 'The delivery step has said whose bill it is.' },
        ],
        'checkout.syncCart': [
          { guard: { type: 'isSameCart', params: ({ event }) => event } },
          {
            target: '#checkout.open.editing',
            actions: [{ type: 'stopOrder', params: ({ event }) => event }, 'clearShipping', 'releaseLock'],
          },
        ],
      },
    },
    billing: {
      description:
        'A billing address of its own is a step of its own: what the server has against it is said before money moves.',
      entry: 'submitBilling',
      on: {
        'step.accepted': {
          guard: { type: 'isBilling', params: ({ event }) => event },
          target: 'authorizing',
          description: 'Should the payment fail, this address is among those to choose from.',
          actions: 'addBilling',
        },
        'step.rejected': {
          guard: { type: 'isBilling', params: ({ event }) => event },
          target: '#checkout.open.editing',
          actions: [
            { type: 'fail', params: ({ event }) => event },
            'releaseLock',
            'offerAddresses',
            'retryShipping',
          ],
        },
      },
    },
    authorizing: {
      entry: ['syncOrder', 'authorizePayment'],
      on: {
        'payment.authorized': {
          target: 'placing',
          actions: [
            { type: 'tellUnderWay', params: ({ event }) => event },
            { type: 'placeOrder', params: ({ event }) => event },
          ],
        },
      },
    },
    placing: {
      on: {
        'checkout.forget': {
          target: 'forgetting',
          description: 'An order under way is not abandoned: its outcome is waited for and told.',
        },
      },
    },
    forgetting: forgettingState,
  },
});
