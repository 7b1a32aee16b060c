/** The root machine: owns the machines of every page and four wings, and forwards their facts. */

import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { arrivalRequests, formRequests, listRequests } from './arrival-requests.ts';
import { chromeMachine } from './chrome/chrome.machine.ts';
import { displayMachine } from './display/display.machine.ts';
import { forgottenOrderMessages } from './domain/order-messages.ts';
import { sessionExpired } from './domain/session.ts';
import { networkMachine } from './network/network.machine.ts';
import { noticesMachine } from './notices/notices.machine.ts';
import { nearlyExpiredToastId, signedOutToastId } from './notices/notices.messages.ts';
import { parkedIn } from './parked-requests.ts';
import { placeMachine } from './place/place.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { nothingLeft, wingNames, wingOf } from './shop.context.ts';
import { factIn, isFact, isNavigationCause, navigationCauseIn, navigationIn } from './shop.events.ts';
import type { ChildRequests as Asked, ShopTypes } from './shop.events.ts';
import {
  activityNotice,
  announcementIn,
  isAnnounced,
  readCustomerTypes,
  settledFromQuickOrder,
  totalsNotice,
} from './shop.messages.ts';
import * as requests from './shop.requests.ts';
import { additionFromQuickOrder, additionOf } from './trade/cart/cart.events.ts';
import { forAccount, forSection, forTrade, forWing, parkedForWing } from './wing-requests.ts';
import type { WingName, WingRequest } from './wing.events.ts';
import { wingMachine } from './wing.machine.ts';

export const shopMachine = setup({
  types: {} as ShopTypes,
  actors: {
    session: sessionMachine,
    display: displayMachine,
    chrome: chromeMachine,
    notices: noticesMachine,
    network: networkMachine,
    place: placeMachine,
    wing: wingMachine,
  },
  actions: {
    emitFact: emit(({ event }) => factIn(event)),
    emitNavigation: emit(({ event }) => navigationIn(event)),
    askSignIn: raise({ type: 'session.signInWanted' }),
    reportForgottenOrder: enqueueActions(({ context, enqueue }) => {
      const message = forgottenOrderMessages.unconfirmed;
      if (context.input.isOrderForgotten) enqueue.raise({ type: 'checkout.orderForgotten', message });
    }),

    sendRequests: enqueueActions(({ enqueue }, all: readonly requests.RequestTo[]) => {
      for (const { to, event } of all) enqueue.sendTo(to, event);
    }),
    toPlace: sendTo('place', (_, event: Asked['place']) => event),
    informPlace: sendTo('place', ({ event }) => navigationCauseIn(event)),
    toSession: sendTo('session', (_, event: Asked['session']) => event),
    toDisplay: sendTo('display', (_, event: Asked['display']) => event),
    toChrome: sendTo('chrome', (_, event: Asked['chrome']) => event),
    toNotices: sendTo('notices', (_, event: Asked['notices']) => event),
    toCheckout: sendTo('checkout', (_, request: Asked['checkout']) => forWing(request)),
    informSection: sendTo('checkout', (_, told: Asked['accountSection']) => forSection(told)),
    toTrade: sendTo('trade', (_, request: Asked['trade']) => forWing(request)),
    askTrade: sendTo('trade', (_, request: Asked['withinTrade']) => forTrade(request)),
    toAccount: sendTo('account', (_, request: Asked['account']) => forWing(request)),
    askAccount: sendTo('account', (_, request: Asked['withinAccount']) => forAccount(request)),
    toDesk: sendTo('desk', (_, request: Asked['desk']) => forWing(request)),
    noteDestination: sendTo('desk', ({ event }) => requests.destinationIn(event)),
    settleQuickOrder: sendTo('desk', ({ event }) => forWing(settledFromQuickOrder(event))),
    passRequest: sendTo(
      (_, { to }: { to: WingName; request: WingRequest }) => to,
      (_, { request }) => forWing(request),
    ),
    openWing: sendTo((_, { wing }: { wing: WingName }) => wing, { type: 'wing.open' }),

    holdPage: sendTo('notices', { type: 'notices.passRequest', request: { type: 'updates.holdPage' } }),
    freePage: sendTo('notices', { type: 'notices.passRequest', request: { type: 'updates.freePage' } }),
    announce: sendTo('notices', ({ event }) => announcementIn(factIn(event))),
    retryWings: enqueueActions(({ enqueue }) => {
      for (const wing of wingNames) enqueue.sendTo(wing, { type: 'wing.retry' });
    }),
    forgetCustomer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ parked: [], input: { ...context.input, ...nothingLeft } });
      enqueue.sendTo('notices', { type: 'notices.forget' });
      enqueue.sendTo('desk', forWing({ type: 'desk.forget' }));
      enqueue.sendTo('display', { type: 'display.forget' });
      enqueue.sendTo('account', forWing({ type: 'account.forget' }));
      enqueue.sendTo('trade', forWing({ type: 'trade.forgetCodes' }));
    }),
    parkRequests: assign({ parked: ({ context, event }) => [...context.parked, ...parkedIn(factIn(event))] }),
    dropParked: assign({
      parked: ({ context }, { type }: { type: string }) =>
        context.parked.filter(({ event }) => event.request.type !== type),
    }),
    replayParked: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('checkout', forWing({ type: 'checkout.retry' }));
      for (const { to, event } of context.parked) enqueue.sendTo(to, parkedForWing(event));
      enqueue.assign({ parked: [] });
    }),
  },
  guards: {
    isFact: ({ event }) => isFact(event),
    isParked: ({ event }) => isFact(event) && parkedIn(event).length > 0,
    isNavigationCause: ({ event }) => isNavigationCause(event),
    isAnnounced: ({ event }) => isFact(event) && isAnnounced(event),
    isSignedOutToast: (_, { id }: { id: string }) => id === signedOutToastId,
    isCustomerCart: (_, params: { isOwned: boolean }) => params.isOwned,
    hasMissed: (_, { missed }: { missed: readonly unknown[] }) => missed.length > 0,
  },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({ input, parked: [] }),
  entry: 'reportForgottenOrder',
  invoke: [
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'display', src: 'display', systemId: 'display', input: ({ context }) => context.input.opened },
    { id: 'chrome', src: 'chrome', systemId: 'chrome' },
    { id: 'notices', src: 'notices', systemId: 'notices' },
    { id: 'place', src: 'place', systemId: 'place' },
    { id: 'network', src: 'network', systemId: 'network', input: ({ context }) => context.input },
    { id: 'trade', src: 'wing', input: ({ context }) => wingOf('trade', context) },
    { id: 'checkout', src: 'wing', input: ({ context }) => wingOf('checkout', context) },
    { id: 'account', src: 'wing', input: ({ context }) => wingOf('account', context) },
    { id: 'desk', src: 'wing', input: ({ context }) => wingOf('desk', context) },
  ],
  type: 'parallel',
  states: {
    session: {
      description: "The shopper's session decides which cart, checkout and account they have.",
      on: {
        'session.restoredAsGuest': { actions: { type: 'askTrade', params: { type: 'cart.open' } } },
        'session.restored': {
          actions: { type: 'sendRequests', params: ({ event }) => requests.ofWelcome(event) },
        },
        'session.signedIn': {
          actions: { type: 'sendRequests', params: ({ event }) => requests.ofWelcome(event) },
        },
        'session.ownerChanged': {
          description: 'Parked requests and drafts belonged to another customer.',
          actions: [
            'forgetCustomer',
            { type: 'askTrade', params: { type: 'cart.forget' } },
            { type: 'toCheckout', params: { type: 'checkout.forget' } },
            { type: 'askTrade', params: { type: 'recovery.forget' } },
          ],
        },
        'session.signInStarted': {
          actions: {
            type: 'informSection',
            params: ({ event }) => ({
              type: 'accountSection.beginAttempt',
              isCreation: event.isRegistration,
            }),
          },
        },
        'session.signInFailed': {
          actions: { type: 'informSection', params: { type: 'accountSection.failAttempt' } },
        },
        'session.signInUndone': { actions: { type: 'askTrade', params: { type: 'cart.open' } } },
        'session.cartReleaseWanted': { actions: { type: 'askTrade', params: { type: 'cart.release' } } },
        'session.verified': { actions: { type: 'askTrade', params: { type: 'cart.confirmSession' } } },
        'session.verificationFailed': {
          actions: { type: 'askTrade', params: ({ event }) => ({ ...event, type: 'cart.denySession' }) },
        },
        'session.timedOut': {
          actions: [
            { type: 'toNotices', params: { type: 'notices.hideToasts', ids: [nearlyExpiredToastId] } },
            { type: 'askTrade', params: { type: 'cart.denySession', failure: sessionExpired } },
            { type: 'toChrome', params: { type: 'chrome.closeAccount' } },
          ],
        },
        'session.customerForgotten': {
          actions: ['forgetCustomer', { type: 'toChrome', params: { type: 'chrome.close' } }],
        },
        'session.checkoutForgotten': {
          actions: [
            { type: 'toCheckout', params: { type: 'checkout.forget' } },
            { type: 'askTrade', params: { type: 'recovery.forget' } },
          ],
        },
        'session.cartForgotten': { actions: { type: 'askTrade', params: { type: 'cart.forget' } } },
        'session.signedOut': { actions: { type: 'askTrade', params: { type: 'cart.create' } } },
        'session.signedOutInPlace': {
          description: 'The cart requested it and continues as a guest’s (CART-05).',
          actions: [
            { type: 'askTrade', params: { type: 'cart.confirmSignOut' } },
            { type: 'toDesk', params: { type: 'desk.refresh' } },
          ],
        },
        'session.forgotten': { actions: { type: 'toDesk', params: { type: 'desk.refresh' } } },
        'profile.detailsSaved': { actions: { type: 'dropParked', params: { type: 'profile.saveDetails' } } },
      },
    },

    page: {
      description: 'Content, dialogs and messages.',
      on: {
        'shop.read': {
          actions: { type: 'toDisplay', params: ({ event }) => ({ ...event, type: 'display.read' }) },
        },
        'shop.openWing': { actions: { type: 'openWing', params: ({ event }) => event } },
        'shop.passRequest': { actions: { type: 'passRequest', params: ({ event }) => event } },
        'session.signInPageOpened': { actions: { type: 'toDisplay', params: readCustomerTypes } },
        'checkout.creationChosen': { actions: { type: 'toDisplay', params: readCustomerTypes } },
        'checkout.cleared': { actions: { type: 'toChrome', params: { type: 'chrome.close' } } },
        'checkout.totalsFailed': {
          actions: { type: 'toNotices', params: ({ event }) => totalsNotice(event.message) },
        },
        'network.restored': {
          actions: [
            { type: 'toDisplay', params: { type: 'display.passRequest', request: { type: 'page.retry' } } },
            { type: 'askAccount', params: { type: 'customer.retry' } },
            { type: 'askTrade', params: { type: 'cart.load' } },
            { type: 'sendRequests', params: requests.ofRetry },
            'retryWings',
          ],
        },
        'toasts.acted': {
          guard: { type: 'isSignedOutToast', params: ({ event }) => event },
          actions: 'askSignIn',
        },
      },
    },

    place: {
      description: 'Where the shopper is, and where facts of other machines lead them.',
      on: {
        'shop.visit': {
          actions: { type: 'toPlace', params: ({ event }) => ({ ...event, type: 'place.visit' }) },
        },
        'shop.askList': {
          actions: [
            { type: 'sendRequests', params: ({ event }) => formRequests(event) },
            { type: 'toPlace', params: ({ event }) => ({ ...event, type: 'place.askList' }) },
          ],
        },
        'place.arrived': { actions: { type: 'sendRequests', params: ({ event }) => arrivalRequests(event) } },
        'place.listAsked': { actions: { type: 'sendRequests', params: ({ event }) => listRequests(event) } },
        'place.checkoutWanted': { actions: { type: 'toCheckout', params: { type: 'checkout.begin' } } },
        '*': { guard: 'isNavigationCause', actions: 'informPlace' },
      },
    },

    cart: {
      description: 'How the cart, its codes and the account change one another.',
      on: {
        'options.addWanted': {
          actions: { type: 'askTrade', params: ({ event }) => additionOf(event.lines) },
        },
        'quickAdd.addWanted': {
          actions: { type: 'askTrade', params: ({ event }) => additionOf(event.lines) },
        },
        'options.editWanted': {
          actions: { type: 'askTrade', params: ({ event }) => ({ ...event, type: 'cart.editItem' }) },
        },
        'quickOrder.addWanted': {
          actions: { type: 'askTrade', params: ({ event }) => additionFromQuickOrder(event.lines) },
        },
        'cart.created': {
          guard: { type: 'isCustomerCart', params: ({ event }) => event },
          description: "A customer's cart has the number of their account (§7).",
          actions: {
            type: 'askAccount',
            params: ({ event }) => ({ ...event, type: 'customer.setExternalId' }),
          },
        },
        'cart.changed': { actions: { type: 'sendRequests', params: ({ event }) => requests.ofCart(event) } },
        'cart.dropped': { actions: { type: 'toDisplay', params: { type: 'display.noteCart', skus: [] } } },
        'cart.lost': { actions: { type: 'toDisplay', params: { type: 'display.noteCart', skus: [] } } },
        'cart.itemAdded': { actions: { type: 'toChrome', params: { type: 'chrome.showCart' } } },
        'cart.itemsAdded': [
          { guard: { type: 'hasMissed', params: ({ event }) => event }, actions: 'settleQuickOrder' },
          { actions: ['settleQuickOrder', { type: 'toChrome', params: { type: 'chrome.showCart' } }] },
        ],
        'cart.released': { actions: { type: 'toSession', params: { type: 'session.confirmCartRelease' } } },
        'cart.sessionUnverified': { actions: { type: 'toSession', params: { type: 'session.verify' } } },
        'cart.signOutWanted': { actions: { type: 'toSession', params: { type: 'session.signOutInPlace' } } },
        'cart.adopted': {
          actions: [
            { type: 'informSection', params: { type: 'accountSection.receiveCart' } },
            'replayParked',
          ],
        },
        'cart.adoptionFailed': {
          description: 'A merged cart is inactive like an ordered one: the checkout drops it (PAY-04).',
          actions: { type: 'toCheckout', params: { type: 'checkout.syncCart', cart: null } },
        },
        'trade.sumsChanged': { actions: { type: 'toCheckout', params: { type: 'checkout.refreshTotals' } } },

        'shop.readAccount': {
          actions: { type: 'toAccount', params: ({ event }) => ({ ...event, type: 'account.read' }) },
        },
        'customer.loaded': {
          actions: {
            type: 'toCheckout',
            params: ({ event }) => ({ type: 'checkout.syncCustomer', email: event.customer.email }),
          },
        },
        'customer.addressesOffered': {
          actions: {
            type: 'toCheckout',
            params: ({ event }) => ({ ...event, type: 'checkout.syncAddresses' }),
          },
        },
        'customer.accountSelected': {
          actions: [
            { type: 'toNotices', params: ({ event }) => activityNotice(event) },
            { type: 'sendRequests', params: ({ event }) => requests.ofBuyer(event) },
          ],
        },
        'customer.accountSwitched': {
          description: 'Prices depend on the account: the cart is read again without a new page (BEY-10).',
          actions: { type: 'sendRequests', params: requests.ofSums },
        },
      },
    },

    order: {
      description:
        'Holds first the account, then the codes, then the cart, so that totals do not change during an order (BEY-06).',
      on: {
        'checkout.started': {
          description: 'Messages about codes belong to the cart page (CHK-01).',
          actions: [
            { type: 'toDisplay', params: { type: 'display.read', subjects: [{ kind: 'countries' }] } },
            { type: 'toTrade', params: { type: 'trade.clearCodeMessages' } },
          ],
        },
        'checkout.draftChanged': { actions: 'noteDestination' },
        'checkout.cartUnverified': { actions: { type: 'askTrade', params: { type: 'cart.load' } } },
        'checkout.lockWanted': {
          actions: [
            { type: 'toTrade', params: { type: 'trade.prepareLock' } },
            { type: 'toChrome', params: { type: 'chrome.close' } },
            { type: 'askAccount', params: { type: 'customer.hold' } },
            'holdPage',
          ],
        },
        'customer.held': { actions: { type: 'toTrade', params: { type: 'trade.lock' } } },
        'trade.locked': { actions: { type: 'toCheckout', params: { type: 'checkout.confirmLock' } } },
        'checkout.lockReleased': {
          actions: [{ type: 'toTrade', params: { type: 'trade.unlock' } }, 'freePage'],
        },
        'trade.released': { actions: { type: 'askAccount', params: { type: 'customer.release' } } },
        'checkout.orderUnderWay': {
          actions: {
            type: 'askTrade',
            params: ({ event: { order } }) => ({ type: 'recovery.begin', order }),
          },
        },
        'checkout.orderForgotten': { actions: { type: 'askTrade', params: { type: 'recovery.end' } } },
        'checkout.orderPlaced': {
          actions: [
            { type: 'toTrade', params: { type: 'trade.finishOrder' } },
            { type: 'toAccount', params: ({ event }) => ({ ...event, type: 'account.noteOrder' }) },
            'freePage',
          ],
        },
        'recovery.started': {
          actions: [
            { type: 'askAccount', params: { type: 'customer.hold' } },
            { type: 'toCheckout', params: { type: 'checkout.beginRecovery' } },
          ],
        },
        'recovery.placed': {
          actions: {
            type: 'toCheckout',
            params: ({ event }) => ({ ...event, type: 'checkout.acknowledgeOrder' }),
          },
        },
        'recovery.refused': {
          actions: {
            type: 'toCheckout',
            params: ({ event: { message } }) => ({ type: 'checkout.endRecovery', message }),
          },
        },
        'recovery.abandoned': {
          actions: { type: 'toCheckout', params: { type: 'checkout.endRecovery', message: null } },
        },
        'recovery.ended': {
          actions: { type: 'toCheckout', params: { type: 'checkout.endRecovery', message: null } },
        },
      },
    },

    emitting: {
      description:
        'Emits every fact of the shop; requests that failed because the session expired wait here (BEY-02).',
      on: {
        'place.navigated': { actions: 'emitNavigation' },
        '*': [
          { guard: 'isParked', actions: ['parkRequests', 'emitFact'] },
          { guard: 'isAnnounced', actions: ['announce', 'emitFact'] },
          { guard: 'isFact', actions: 'emitFact' },
        ],
      },
    },
  },
});
