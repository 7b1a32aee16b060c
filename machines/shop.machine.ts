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
    { id: 'trade', src: 'trade', systemId: 'trade', input: ({ context }) => context.input },
    { id: 'account', src: 'account', systemId: 'account' },
    {
      id: 'desk',
      src: 'desk',
      systemId: 'desk',
      input: ({ context }) => ({ orderProof: context.input.orderProof, padRows: context.input.padRows }),
    },
    {
      id: 'checkout',
      src: 'checkout',
      systemId: 'checkout',
      input: ({ context }) => ({ receipt: context.input.receipt }),
    },
  ],
  type: 'parallel',
  states: {
    running: {
      on: {
        'shop.read': { actions: { type: 'readSubject', params: ({ event }) => event } },
        'shop.readAccount': {
          actions: {
            type: 'toAccount',
            params: ({ event: { subject } }) => ({ type: 'account.read', subject }),
          },
        },

        'session.restoredAsGuest': { actions: { type: 'toCart', params: { type: 'cart.open' } } },
        'session.ownerChanged': {
          description: 'What was parked and drafted belonged to somebody else.',
          actions: [
            'forgetCustomer',
            { type: 'toTrade', params: { type: 'trade.forgetCodes' } },
            { type: 'toCart', params: { type: 'cart.forget' } },
            { type: 'toCheckout', params: { type: 'checkout.forget' } },
            { type: 'toRecovery', params: { type: 'recovery.forget' } },
          ],
        },
        'session.restored': {
          actions: [{ type: 'welcomeCustomer', params: ({ event }) => event }, 'rereadFailed'],
        },
        'session.signInStarted': { actions: { type: 'beginAttempt', params: ({ event }) => event } },
        'session.signInFailed': { actions: 'failAttempt' },
        'session.cartReleaseWanted': { actions: { type: 'toCart', params: { type: 'cart.release' } } },
        'session.signInUndone': { actions: { type: 'toCart', params: { type: 'cart.open' } } },
        'session.signedIn': {
          actions: [{ type: 'welcomeCustomer', params: ({ event }) => event }, 'rereadFailed'],
        },
        'session.verified': { actions: { type: 'toCart', params: { type: 'cart.confirmSession' } } },
        'session.verificationFailed': {
          actions: { type: 'denySession', params: ({ event }) => event },
        },
        'session.nearlyExpired': { actions: { type: 'showToast', params: nearlyExpiredToast } },
        'session.timedOut': {
          actions: [
            { type: 'hideToast', params: { id: nearlyExpiredToastId } },
            { type: 'denySession', params: { failure: sessionExpired } },
            { type: 'toChrome', params: { type: 'chrome.closeAccount' } },
          ],
        },
        'session.signInPageOpened': {
          actions: { type: 'readSubject', params: { subject: { kind: 'customerTypes' } } },
        },
        'session.customerForgotten': {
          actions: [
            'forgetCustomer',
            { type: 'toTrade', params: { type: 'trade.forgetCodes' } },
            { type: 'toChrome', params: { type: 'chrome.close' } },
          ],
        },
        'session.checkoutForgotten': {
          actions: [
            { type: 'toCheckout', params: { type: 'checkout.forget' } },
            { type: 'toRecovery', params: { type: 'recovery.forget' } },
          ],
        },
        'session.cartForgotten': { actions: { type: 'toCart', params: { type: 'cart.forget' } } },
        'session.signedOut': { actions: { type: 'toCart', params: { type: 'cart.create' } } },
        'session.signedOutInPlace': {
          description: 'The cart had asked for it, and goes on as a guest’s (CART-05).',
          actions: [
            { type: 'showToast', params: signedOutToast },
            { type: 'toCart', params: { type: 'cart.confirmSignOut' } },
            { type: 'toDesk', params: { type: 'desk.refresh' } },
          ],
        },
        'session.forgotten': { actions: { type: 'toDesk', params: { type: 'desk.refresh' } } },
        'chrome.cartWithheld': { actions: { type: 'showToast', params: addedToast } },

        'errors.collected': {
          actions: { type: 'complainOfUnexpected', params: ({ event }) => event },
        },

        'updates.offered': { actions: { type: 'showToast', params: updateToast } },
        'updates.withdrawn': { actions: { type: 'hideToast', params: { id: updateToastId } } },

        'toasts.dismissed': [
          {
            guard: { type: 'isErrorToast', params: ({ event }) => event },
            actions: { type: 'markHandled', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUpdateToast', params: ({ event }) => event },
            actions: { type: 'toUpdates', params: { type: 'updates.refuse' } },
          },
        ],
        'toasts.acted': [
          {
            guard: { type: 'isUpdateToast', params: ({ event }) => event },
            actions: { type: 'toUpdates', params: { type: 'updates.take' } },
          },
          {
            guard: { type: 'isSignedOutToast', params: ({ event }) => event },
            actions: 'wantSignIn',
          },
        ],

        'network.lost': { actions: { type: 'showToast', params: offlineToast } },
        'network.restored': {
          actions: [
            { type: 'showToast', params: onlineToast },
            { type: 'toPage', params: { type: 'page.retry' } },
            { type: 'toCustomer', params: { type: 'customer.retry' } },
            { type: 'toCart', params: { type: 'cart.load' } },
            'rereadFailed',
          ],
        },

        'cart.itemAdded': { actions: { type: 'toChrome', params: { type: 'chrome.showCart' } } },
        'cart.itemReturned': {
          actions: { type: 'showToast', params: ({ event }) => itemReturnedToast(event.line) },
        },
        'cart.itemEdited': {
          actions: { type: 'showToast', params: ({ event }) => lineEditedToast(event.line) },
        },
        'cart.actionFailed': {
          guard: { type: 'isAnswered', params: ({ event }) => event },
          actions: { type: 'showToast', params: ({ event }) => cartFailureToast(event) },
        },

        'checkout.cleared': { actions: { type: 'toChrome', params: { type: 'chrome.close' } } },
        'checkout.started': {
          description: 'What the cart said of a code was said there (CHK-01).',
          actions: [
            { type: 'readSubject', params: { subject: { kind: 'countries' } } },
            { type: 'toTrade', params: { type: 'trade.clearCodeMessages' } },
          ],
        },
        'checkout.creationChosen': {
          actions: { type: 'readSubject', params: { subject: { kind: 'customerTypes' } } },
        },
        'checkout.failed': {
          guard: 'isNotParked',
          actions: { type: 'showToast', params: ({ event }) => errorToast(event.message) },
        },
        'checkout.totalsFailed': { actions: { type: 'notifyOf', params: ({ event }) => event } },
        'promo.applied': { actions: 'refreshTotals' },
        'promo.removed': { actions: 'refreshTotals' },
        'promo.failed': {
          guard: { type: 'isAnswered', params: ({ event }) => event },
          actions: 'refreshTotals',
        },
        'giftCard.applied': { actions: 'refreshTotals' },
        'giftCard.removed': { actions: 'refreshTotals' },
        'giftCard.failed': {
          guard: { type: 'isAnswered', params: ({ event }) => event },
          actions: 'refreshTotals',
        },

        'checkout.cartDoubted': { actions: { type: 'toCart', params: { type: 'cart.load' } } },
      },
    },
    trading: tradingState,
    telling: {
      description:
        'Every fact is told to the street; what an expired session kept from being done is asked again after signing in (BEY-02).',
      on: {
        'shop.read': {},
        'shop.readAccount': {},
        'shop.visit': {},
        '*': [
          { guard: 'isParked', actions: ['parkRequests', 'tell'] },
          { guard: 'isFact', actions: 'tell' },
        ],
      },
    },
  },
});
