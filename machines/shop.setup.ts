/** What the words of the root mean: how a fact becomes a request. */

import { assign, emit, enqueueActions, sendTo } from 'xstate';
import type { AccountEvent } from './account/account.events.ts';
import { additionOf, type CartEvent } from './cart/cart.events.ts';
import type { AccountSectionEvent } from './checkout/account-section.events.ts';
import type { CheckoutEvent } from './checkout/checkout.events.ts';
import type { ChromeEvent } from './chrome/chrome.events.ts';
import type { CustomerEvent } from './customer/customer.events.ts';
import type { DeskEvent } from './desk/desk.events.ts';
import type { Cart, NewLine } from './domain/cart.ts';
import { inactiveAccountMessage, type Account, type Customer } from './domain/customer.ts';
import { isInDoubt, type Failure } from './domain/failure.ts';
import {
  cartMergedToastId,
  cartRecreatedToastId,
  errorIdOf,
  errorToast,
  isErrorToast,
  nearlyExpiredToastId,
  signedOutToastId,
  unexpectedErrorToast,
  updateToastId,
} from './domain/notice.ts';
import { forgottenOrderMessages, type Receipt } from './domain/order.ts';
import { isSessionExpired } from './domain/session.ts';
import type { AddressOffers } from './domain/stored-address.ts';
import { crossSellOf, isOfEveryPage, subjectKey, viewedKey, type Subject } from './domain/subject.ts';
import type { NewToast } from './domain/toast.ts';
import type { UnexpectedError } from './errors/errors.events.ts';
import type { PageEvent } from './page/page.events.ts';
import type { RecoveryEvent } from './recovery/recovery.events.ts';
import type { SessionEvent } from './session/session.events.ts';
import {
  factIn,
  isAccountRequest,
  isDeliveryNoticeRequest,
  isFact,
  isTradeRequest,
  parkedIn,
} from './shop.events.ts';
import type { TradeChildRequest, TradeEvent } from './trade/trade.events.ts';
import type { UpdatesEvent } from './updates/updates.events.ts';
import { shopBase } from './shop.base.ts';

/** So many subjects are kept for going back at once; older ones are read again. */
const loadersKept = 24;

const toAccount = (told: AccountSectionEvent): CheckoutEvent => ({ type: 'checkout.informAccount', told });
const toTrade = (request: TradeChildRequest): TradeEvent => ({ type: 'trade.passRequest', request });
const toCustomer = (request: CustomerEvent): AccountEvent => ({ type: 'account.passRequest', request });

export const shopSetup = shopBase.extend({
  actions: {
    tellForgottenOrder: enqueueActions(({ context, enqueue }) => {
      const message = forgottenOrderMessages.doubted;
      if (context.input.isOrderForgotten) enqueue.raise({ type: 'checkout.orderForgotten', message });
    }),
    tell: emit(({ event }) => factIn(event)),
    wantSignIn: emit({ type: 'session.signInWanted' }),
    toSession: sendTo('session', (_, event: SessionEvent) => event),
    toAccount: sendTo('account', (_, event: AccountEvent) => event),
    toCustomer: sendTo('account', (_, request: CustomerEvent) => ({ type: 'account.passRequest', request })),
    markHandled: sendTo('errors', (_, { id }: { id: string }) => ({
      type: 'errors.markHandled',
      id: errorIdOf(id),
    })),
    toUpdates: sendTo('updates', (_, event: UpdatesEvent) => event),
    toPage: sendTo('page', (_, event: PageEvent) => event),
    toTrade: sendTo('trade', (_, event: TradeEvent) => event),
    toCart: sendTo('trade', (_, request: CartEvent) => toTrade(request)),
    addToCart: sendTo('trade', (_, { lines }: { lines: readonly NewLine[] }) => toTrade(additionOf(lines))),
    toCheckout: sendTo('checkout', (_, event: CheckoutEvent) => event),
    toRecovery: sendTo('trade', (_, request: RecoveryEvent) => toTrade(request)),
    beginAttempt: sendTo('checkout', (_, { isRegistration: isCreation }: { isRegistration: boolean }) =>
      toAccount({ type: 'accountSection.beginAttempt', isCreation }),
    ),
    failAttempt: sendTo('checkout', toAccount({ type: 'accountSection.failAttempt' })),
    receiveCart: sendTo('checkout', toAccount({ type: 'accountSection.receiveCart' })),
    syncCustomer: sendTo('checkout', (_, { customer }: { customer: Customer }) => ({
      type: 'checkout.syncCustomer',
      email: customer.email,
    })),
    offerAddresses: sendTo('checkout', (_, { offers }: { offers: AddressOffers }) => ({
      type: 'checkout.syncAddresses',
      offers,
    })),
    // an order that put an address into the book changed it (ADDR-09)
    refreshBook: enqueueActions(({ enqueue }, { receipt: { delivery, billing } }: { receipt: Receipt }) => {
      if (delivery.isSavedInBook || billing.isSavedInBook)
        enqueue.sendTo('account', toCustomer({ type: 'customer.refresh' }));
    }),
    syncCart: enqueueActions(({ enqueue }, { cart }: { cart: Cart }) => {
      enqueue.sendTo('checkout', { type: 'checkout.syncCart', cart });
      enqueue.sendTo('desk', { type: 'desk.noteCart', skus: cart.lines.map(({ sku }) => sku) });
    }),
    keepPlace: assign({ isAtCart: (_, { isCart }: { isCart: boolean }) => isCart }),
    keepGoods: assign({ skus: (_, { cart }: { cart: Cart }) => cart.lines.map(({ sku }) => sku) }),
    dropGoods: assign({ skus: [] }),
    toDesk: sendTo('desk', (_, event: DeskEvent) => event),
    refreshTotals: sendTo('checkout', { type: 'checkout.refreshTotals' }),
    /** The server computes the sums: after a change both the cart and the checkout read them again. */
    readSums: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('trade', toTrade({ type: 'cart.refresh' }));
      enqueue.sendTo('checkout', { type: 'checkout.refreshTotals' });
    }),
    denySession: sendTo('trade', (_, { failure }: { failure: Failure }) =>
      toTrade({ type: 'cart.denySession', failure }),
    ),
    buyForAccount: enqueueActions(({ enqueue }, { account }: { account: Account }) => {
      enqueue.sendTo('checkout', { type: 'checkout.syncAccount', account });
      enqueue.sendTo('trade', toTrade({ type: 'cart.syncAccount', customerId: account.customerId }));
    }),
    toChrome: sendTo('chrome', (_, event: ChromeEvent) => event),
    holdPage: sendTo('updates', { type: 'updates.holdPage' }),
    freePage: sendTo('updates', { type: 'updates.freePage' }),
    showToast: sendTo('toasts', (_, toast: NewToast) => ({ type: 'toasts.add', toast })),
    complain: sendTo('toasts', (_, { failure }: { failure: Failure }) => ({
      type: 'toasts.add',
      toast: errorToast(failure.message),
    })),
    complainOfUnexpected: sendTo('toasts', (_, { error }: { error: UnexpectedError }) => ({
      type: 'toasts.add',
      toast: unexpectedErrorToast(error.id, error.message),
    })),
    hideToast: sendTo('toasts', (_, { id }: { id: string }) => ({ type: 'toasts.remove', id })),
    warnOfInactiveAccount: sendTo('notifications', {
      type: 'notifications.add',
      notification: {
        type: 'warning',
        message: inactiveAccountMessage,
        options: { noRepeat: true, persist: true },
      },
    }),
    withdrawInactiveWarning: sendTo('notifications', {
      type: 'notifications.withdraw',
      message: inactiveAccountMessage,
    }),
    notifyOf: sendTo('notifications', (_, { message }: { message: string }) => ({
      type: 'notifications.add',
      notification: { type: 'error', message, options: { noRepeat: true } },
    })),
    parkRequests: assign({ parked: ({ context, event }) => [...context.parked, ...parkedIn(event)] }),
    /** Nothing of whoever was here stays with this machine and those that only wait to be told. */
    forgetCustomer: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({
        parked: [],
        loaderKeys: context.loaderKeys.filter((key) => key !== viewedKey),
        input: { ...context.input, cartId: null, releasedCartId: null, keptCart: null, receipt: null },
      });
      enqueue.sendTo('notifications', { type: 'notifications.clear' });
      // they speak of the customer and stay until they are read
      for (const id of [nearlyExpiredToastId, cartRecreatedToastId, cartMergedToastId])
        enqueue.sendTo('toasts', { type: 'toasts.remove', id });
      enqueue.sendTo('desk', { type: 'desk.forget' });
      enqueue.stopChild(viewedKey);
      enqueue.sendTo('account', { type: 'account.forget' });
    }),
    welcomeCustomer: enqueueActions(({ enqueue }, { email }: { email: string }) => {
      enqueue.sendTo('checkout', toAccount({ type: 'accountSection.welcome', email }));
      for (const id of [nearlyExpiredToastId, signedOutToastId])
        enqueue.sendTo('toasts', { type: 'toasts.remove', id });
      enqueue.sendTo('trade', toTrade({ type: 'cart.adopt' }));
      enqueue.sendTo('desk', { type: 'desk.refresh' });
      enqueue.sendTo('account', toCustomer({ type: 'customer.load' }));
    }),
    /** First what failed in the background, on which what was asked for may build. */
    replayParked: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('checkout', { type: 'checkout.retry' });
      for (const request of context.parked) {
        if (isAccountRequest(request)) enqueue.sendTo('account', { type: 'account.passRequest', request });
        else if (isDeliveryNoticeRequest(request))
          enqueue.sendTo('desk', { type: 'desk.passRequest', request });
        else if (isTradeRequest(request)) enqueue.sendTo('trade', toTrade(request));
        else enqueue.sendTo('checkout', { type: 'checkout.replay', request });
      }
      enqueue.assign({ parked: [] });
    }),
    dropParked: assign({
      parked: ({ context }, { type }: { type: string }) => context.parked.filter((one) => one.type !== type),
    }),
    rereadFailed: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('desk', { type: 'desk.retry' });
      for (const key of context.loaderKeys)
        enqueue.sendTo(({ self }) => self.getSnapshot().children[key]!, { type: 'catalog.retry' });
      enqueue.sendTo('account', { type: 'account.retry' });
    }),
    readSubject: enqueueActions(({ context, enqueue }, params: { subject: Subject }) => {
      const key = subjectKey(params.subject);
      if (context.loaderKeys.includes(key))
        enqueue.sendTo(({ self }) => self.getSnapshot().children[key]!, { type: 'catalog.refresh' });
      else enqueue.spawnChild('catalog', { id: key, input: { subject: params.subject } });
      const keys = [...context.loaderKeys.filter((other) => other !== key), key];
      const surplus = Math.max(0, keys.length - loadersKept);
      const forgotten = keys.filter((old) => !isOfEveryPage(old)).slice(0, surplus);
      for (const old of forgotten) enqueue.stopChild(old);
      enqueue(assign({ loaderKeys: keys.filter((old) => !forgotten.includes(old)) }));
    }),
  },
  guards: {
    isFact: ({ event }) => isFact(event),
    isParked: ({ event }) => parkedIn(event).length > 0,
    isNotParked: ({ event }) => parkedIn(event).length === 0,
    isAnswered: (_, { failure }: { failure: Failure }) => !isSessionExpired(failure),
    isDoubtful: (_, { failure }: { failure: Failure }) => isInDoubt(failure),
    isLeft: ({ event }, { isLeft }: { isLeft: boolean }) => isLeft && parkedIn(event).length === 0,
    isErrorToast: (_, { id }: { id: string }) => isErrorToast(id),
    isUpdateToast: (_, { id }: { id: string }) => id === updateToastId,
    isSignedOutToast: (_, { id }: { id: string }) => id === signedOutToastId,
    isOwned: (_, params: { isOwned: boolean }) => params.isOwned,
    hasLeftOut: (_, { missing = [] }: { missing?: readonly unknown[] }) => missing.length > 0,
    hasMissed: (_, { missed }: { missed: readonly unknown[] }) => missed.length > 0,
    isFullCart: ({ context }, { isCart }: { isCart: boolean }) => isCart && context.skus.length > 0,
    /** A set of products that nobody has asked about yet. */
    isCrossSellWanted: ({ context }, { cart: { lines } }: { cart: Cart }) =>
      context.isAtCart &&
      lines.length > 0 &&
      !context.loaderKeys.includes(subjectKey(crossSellOf(lines.map(({ sku }) => sku)))),
    isPageGone: (_, { subject, failure }: { subject: Subject; failure: Failure }) =>
      failure.kind === 'notFound' && ['category', 'product', 'cmsPage'].includes(subject.kind),
    isProduct: (_, { subject }: { subject: Subject }) => subject.kind === 'product',
    isInactive: (_, { isActive }: { isActive: boolean }) => !isActive,
  },
});
