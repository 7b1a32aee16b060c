/** The root: owns every other machine, forwards the facts of one to the requests of another, and tells them to the street. */

import {
  addedToast,
  cartFailureToast,
  errorToast,
  itemReturnedToast,
  lineEditedToast,
  nearlyExpiredToast,
  nearlyExpiredToastId,
  offlineToast,
  onlineToast,
  signedOutToast,
  updateToast,
  updateToastId,
} from './domain/notice.ts';
import { sessionExpired } from './domain/session.ts';
import { openedWith } from './shop.context.ts';
import { shopSetup } from './shop.setup.ts';
import { tradingState } from './trading.state.ts';

export type { ShopInput } from './shop.context.ts';

export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  context: ({ input }) => openedWith(input),
  entry: 'tellForgottenOrder',
  invoke: [
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'password', src: 'password', systemId: 'password' },
    { id: 'contact', src: 'contact', systemId: 'contact' },
    { id: 'customer', src: 'customer', systemId: 'customer' },
    { id: 'addressBook', src: 'addressBook', systemId: 'addressBook' },
    { id: 'profile', src: 'profile', systemId: 'profile' },
    { id: 'savedPayments', src: 'savedPayments', systemId: 'savedPayments' },
    { id: 'equipment', src: 'equipment', systemId: 'equipment' },
    { id: 'invoiceSheet', src: 'invoiceSheet', systemId: 'invoiceSheet' },
    { id: 'notifications', src: 'notifications', systemId: 'notifications' },
    { id: 'errors', src: 'errors', systemId: 'errors' },
    { id: 'updates', src: 'updates', systemId: 'updates' },
    {
      id: 'network',
      src: 'network',
      systemId: 'network',
      input: ({ context }) => ({ isOnline: context.input.isOnline }),
    },
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    { id: 'chrome', src: 'chrome', systemId: 'chrome' },
    { id: 'page', src: 'page', systemId: 'page' },
    { id: 'search', src: 'search', systemId: 'search' },
    { id: 'padSearch', src: 'padSearch', systemId: 'padSearch' },
    { id: 'orderPad', src: 'orderPad', systemId: 'orderPad' },
    {
      id: 'orderLookup',
      src: 'orderLookup',
      systemId: 'orderLookup',
      input: ({ context }) => ({ proof: context.input.orderProof }),
    },
    { id: 'deliveryNotice', src: 'deliveryNotice', systemId: 'deliveryNotice' },
    { id: 'purchase', src: 'purchase', systemId: 'purchase' },
    { id: 'recovery', src: 'recovery', systemId: 'recovery' },
    { id: 'cart', src: 'cart', systemId: 'cart', input: ({ context }) => context.input },
    { id: 'promo', src: 'promo', systemId: 'promo' },
    { id: 'giftCard', src: 'giftCard', systemId: 'giftCard' },
    {
      id: 'checkout',
      src: 'checkout',
      systemId: 'checkout',
      input: ({ context }) => ({ receipt: context.input.receipt }),
    },
  ],
  on: {
    'shop.read': { actions: { type: 'readSubject', params: ({ event }) => event } },
    'shop.readAccount': { actions: { type: 'readAccount', params: ({ event }) => event } },

    'session.restoredAsGuest': { actions: [{ type: 'toCart', params: { type: 'cart.open' } }, 'tell'] },
    'session.ownerChanged': {
      description: 'What was parked and drafted belonged to somebody else.',
      actions: [
        'forgetCustomer',
        'forgetCodes',
        { type: 'toCart', params: { type: 'cart.forget' } },
        { type: 'toCheckout', params: { type: 'checkout.forget' } },
        { type: 'toRecovery', params: { type: 'recovery.forget' } },
        'tell',
      ],
    },
    'session.restored': {
      actions: [{ type: 'welcomeCustomer', params: ({ event }) => event }, 'rereadFailed', 'tell'],
    },
    'session.signInStarted': { actions: [{ type: 'beginAttempt', params: ({ event }) => event }, 'tell'] },
    'session.signInFailed': { actions: ['failAttempt', 'tell'] },
    'session.cartReleaseWanted': { actions: [{ type: 'toCart', params: { type: 'cart.release' } }, 'tell'] },
    'session.signInUndone': { actions: [{ type: 'toCart', params: { type: 'cart.open' } }, 'tell'] },
    'session.signedIn': {
      actions: [{ type: 'welcomeCustomer', params: ({ event }) => event }, 'rereadFailed', 'tell'],
    },
    'session.verified': { actions: [{ type: 'toCart', params: { type: 'cart.confirmSession' } }, 'tell'] },
    'session.verificationFailed': {
      actions: [{ type: 'denySession', params: ({ event }) => event }, 'tell'],
    },
    'session.nearlyExpired': { actions: [{ type: 'showToast', params: nearlyExpiredToast }, 'tell'] },
    'session.timedOut': {
      actions: [
        { type: 'hideToast', params: { id: nearlyExpiredToastId } },
        { type: 'denySession', params: { failure: sessionExpired } },
        { type: 'toChrome', params: { type: 'chrome.closeAccount' } },
        'tell',
      ],
    },
    'session.signInWanted': { actions: 'tell' },
    'session.signInPageOpened': {
      actions: [{ type: 'readSubject', params: { subject: { kind: 'customerTypes' } } }, 'tell'],
    },
    'session.customerForgotten': {
      actions: [
        'forgetCustomer',
        'forgetCodes',
        { type: 'toChrome', params: { type: 'chrome.close' } },
        'tell',
      ],
    },
    'session.checkoutForgotten': {
      actions: [
        { type: 'toCheckout', params: { type: 'checkout.forget' } },
        { type: 'toRecovery', params: { type: 'recovery.forget' } },
        'tell',
      ],
    },
    'session.cartForgotten': { actions: [{ type: 'toCart', params: { type: 'cart.forget' } }, 'tell'] },
    'session.homeWanted': { actions: 'tell' },
    'session.signedOut': { actions: [{ type: 'toCart', params: { type: 'cart.create' } }, 'tell'] },
    'session.signedOutInPlace': {
      description: 'The cart had asked for it, and goes on as a guest’s (CART-05).',
      actions: [
        { type: 'showToast', params: signedOutToast },
        { type: 'toCart', params: { type: 'cart.confirmSignOut' } },
        { type: 'toPad', params: { type: 'orderPad.refresh' } },
        'tell',
      ],
    },
    'session.forgotten': { actions: [{ type: 'toPad', params: { type: 'orderPad.refresh' } }, 'tell'] },

    'password.requested': { actions: 'tell' },
    'password.created': { actions: 'tell' },

    'orderLookup.found': { actions: 'tell' },
    'orderLookup.failed': { actions: 'tell' },

    'chrome.modalOpened': { actions: 'tell' },
    'chrome.modalShown': { actions: 'tell' },
    'chrome.modalCloseStarted': { actions: 'tell' },
    'chrome.modalClosed': { actions: 'tell' },
    'chrome.cartWithheld': { actions: [{ type: 'showToast', params: addedToast }, 'tell'] },

    'errors.collected': {
      actions: [{ type: 'complainOfUnexpected', params: ({ event }) => event }, 'tell'],
    },
    'errors.masked': { actions: 'tell' },
    'errors.handled': { actions: 'tell' },

    'updates.offered': { actions: [{ type: 'showToast', params: updateToast }, 'tell'] },
    'updates.withdrawn': { actions: [{ type: 'hideToast', params: { id: updateToastId } }, 'tell'] },
    'updates.reloadWanted': { actions: 'tell' },

    'toasts.dismissed': [
      {
        guard: { type: 'isErrorToast', params: ({ event }) => event },
        actions: [{ type: 'markHandled', params: ({ event }) => event }, 'tell'],
      },
      {
        guard: { type: 'isUpdateToast', params: ({ event }) => event },
        actions: [{ type: 'toUpdates', params: { type: 'updates.refuse' } }, 'tell'],
      },
      { actions: 'tell' },
    ],
    'toasts.acted': [
      {
        guard: { type: 'isUpdateToast', params: ({ event }) => event },
        actions: [{ type: 'toUpdates', params: { type: 'updates.take' } }, 'tell'],
      },
      {
        guard: { type: 'isSignedOutToast', params: ({ event }) => event },
        actions: ['tell', 'wantSignIn'],
      },
      { actions: 'tell' },
    ],

    'network.lost': { actions: [{ type: 'showToast', params: offlineToast }, 'tell'] },
    'network.restored': {
      actions: [
        { type: 'showToast', params: onlineToast },
        { type: 'toPage', params: { type: 'page.retry' } },
        { type: 'toCustomer', params: { type: 'customer.retry' } },
        { type: 'toCart', params: { type: 'cart.load' } },
        'rereadFailed',
        'tell',
      ],
    },

    'cart.itemAdded': { actions: [{ type: 'toChrome', params: { type: 'chrome.showCart' } }, 'tell'] },
    'cart.itemUpdated': { actions: 'tell' },
    'cart.itemRemoved': { actions: 'tell' },
    'cart.itemReturned': {
      actions: [{ type: 'showToast', params: ({ event }) => itemReturnedToast(event.line) }, 'tell'],
    },
    'cart.itemEdited': {
      actions: [{ type: 'showToast', params: ({ event }) => lineEditedToast(event.line) }, 'tell'],
    },
    'cart.actionFailed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        description: 'Done once the shopper has signed in again (BEY-02).',
        actions: [{ type: 'parkActions', params: ({ event }) => event }, 'tell'],
      },
      { actions: [{ type: 'showToast', params: ({ event }) => cartFailureToast(event) }, 'tell'] },
    ],

    'checkout.cleared': { actions: [{ type: 'toChrome', params: { type: 'chrome.close' } }, 'tell'] },
    'checkout.started': {
      description: 'What the cart said of a code was said there (CHK-01).',
      actions: [
        { type: 'readSubject', params: { subject: { kind: 'countries' } } },
        'clearCodeMessages',
        'tell',
      ],
    },
    'checkout.creationChosen': {
      actions: [{ type: 'readSubject', params: { subject: { kind: 'customerTypes' } } }, 'tell'],
    },
    'checkout.tabChanged': { actions: 'tell' },
    'checkout.tabKept': { actions: 'tell' },
    'checkout.draftChanged': { actions: 'tell' },
    'checkout.paymentChosen': { actions: 'tell' },
    'checkout.poNumberChanged': { actions: 'tell' },
    'checkout.failed': [
      {
        guard: { type: 'isParkable', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      {
        actions: [{ type: 'showToast', params: ({ event }) => errorToast(event.message) }, 'tell'],
      },
    ],
    'checkout.totalsFailed': { actions: [{ type: 'notifyOf', params: ({ event }) => event }, 'tell'] },
    'promo.applied': { actions: ['readSums', 'tell'] },
    'promo.removed': { actions: ['readSums', 'tell'] },
    'promo.failed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      { description: 'What was refused may have taken a good code with it.', actions: ['readSums', 'tell'] },
    ],
    'giftCard.applied': { actions: ['readSums', 'tell'] },
    'giftCard.removed': { actions: ['readSums', 'tell'] },
    'giftCard.failed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      { actions: ['readSums', 'tell'] },
    ],

    'checkout.cartDoubted': { actions: [{ type: 'toCart', params: { type: 'cart.load' } }, 'tell'] },
  },
  initial: 'trading',
  states: { trading: tradingState },
});
