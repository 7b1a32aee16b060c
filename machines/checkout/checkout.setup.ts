/** The guards of the checkout machine, and the actions for what stands in its way. */

import { assign, enqueueActions } from 'xstate';
import { type Address, type AddressKind, isSameAddress } from '../domain/address.ts';
import { cartChangedMessage } from '../domain/cart-changes.ts';
import { type Cart, isMinimumMet } from '../domain/cart.ts';
import type { Account } from '../domain/customer.ts';
import { isSameMethod, shippingDetailsInvalidMessage, type ShippingMethod } from '../domain/delivery.ts';
import { type Failure, isLostCart, isSaidAtFields } from '../domain/failure.ts';
import { isCollected, obstaclesToOrder } from '../domain/obstacle.ts';
import { type Collection, isCollectionComplete, isSameCollection, type Store } from '../domain/pickup.ts';
import { isAnyUnasked, placeQuestions, withAsked, withConfirmed } from '../domain/place-question.ts';
import { isSessionExpired } from '../domain/session.ts';
import { isCompleteToOrder } from '../domain/stored-address.ts';
import { holdsReductionsOf, totalsFailedMessage } from '../domain/totals.ts';
import {
  canResume,
  canResumeTo,
  hasDestination,
  isReducedAlike,
  isRepricedAsTotalled,
  isSameCartForCheckout,
  isSomebodyAwaited,
  wishingFor,
  withoutOffers,
} from './checkout.context.ts';
import type { CheckoutRequest } from './checkout.events.ts';
import { checkoutKeeping } from './checkout.keeping.ts';
import { fact } from './checkout.telling.ts';
import { questionsToOrder } from './place-questions.ts';

/** `words` are the catalogue's own for this failure; they are also told in a toast (§8). */
interface FailureToTell {
  readonly failure: Failure;
  readonly words?: string;
  /** It is not what is being asked that failed. */
  readonly isAside?: boolean;
  /** The shopper reads the failure's own sentence after the words. */
  readonly isReasonTold?: boolean;
}

export const checkoutSetup = checkoutKeeping.extend({
  actions: {
    showBlockers: assign({ areObstaclesNamed: true }),
    hideBlockers: assign({ areObstaclesNamed: false }),
    askDelivery: assign(({ context }, { address }: { address: Address }) => ({
      placeAnswers: withAsked(context.placeAnswers, placeQuestions(address, 'delivery')),
    })),
    confirmDelivery: assign(({ context }, { address }: { address: Address }) => ({
      placeAnswers: withConfirmed(context.placeAnswers, placeQuestions(address, 'delivery')),
    })),
    askPlaces: assign(({ context }) => ({
      placeAnswers: withAsked(context.placeAnswers, questionsToOrder(context)),
    })),
    confirmPlaces: assign(({ context }) => ({
      placeAnswers: withConfirmed(context.placeAnswers, questionsToOrder(context)),
    })),
    pushError: assign({
      errors: ({ context }, { message }: { message: string }) => [...context.errors, message],
    }),
    pushMessage: assign({
      messages: ({ context }, { message }: { message: string }) => [...context.messages, message],
    }),
    // read and done with, however often it was said
    dismiss: assign(({ context: { errors, messages } }, { message }: { message: string }) => ({
      errors: errors.filter((said) => said !== message),
      messages: messages.filter((said) => said !== message),
    })),
    failDetails: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...withoutOffers, errors: [...context.errors, shippingDetailsInvalidMessage] });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    // the cart is replaced once it is read, as after any other request (CART-05, BEY-03)
    rereadLostCart: enqueueActions(({ event, enqueue }) => {
      if ('failure' in event && isLostCart(event.failure))
        enqueue.sendParent(fact({ type: 'checkout.cartDoubted' }));
    }),
    // an expired session is no failure of the checkout: the dialog says it, and what was asked is asked again (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { failure, words, isAside, isReasonTold }: FailureToTell) => {
      const { asked } = context;
      const message = words ?? failure.message;
      if (isSessionExpired(failure)) {
        if (asked !== null && isAside !== true)
          enqueue.sendParent(fact({ type: 'checkout.failed', message, asked }));
        return;
      }
      // what lies in a field is said beneath it
      if (isSaidAtFields(failure)) return;
      const told = isReasonTold === true ? `${message}. ${failure.message}` : message;
      enqueue.assign({ errors: [...context.errors, told] });
      if (words !== undefined) enqueue.sendParent(fact({ type: 'checkout.failed', message, asked: null }));
    }),
    // nobody pressed anything: only the server's own words are worth telling, and an expiry is waited out (BEY-02, BEY-04)
    failQuietly: enqueueActions(
      ({ context: { asked, errors }, enqueue }, { failure }: { failure: Failure }) => {
        const { message, kind } = failure;
        if (isSessionExpired(failure)) enqueue.sendParent(fact({ type: 'checkout.failed', message, asked }));
        else if (kind === 'refused' && !isSaidAtFields(failure))
          enqueue.assign({ errors: [...errors, message] });
      },
    ),
    // as if it were asked just now (BEY-02)
    replay: enqueueActions(({ enqueue }, { request }: { request: CheckoutRequest }) =>
      enqueue.raise(request),
    ),
    // the cart became another between the button and the lock (BEY-16)
    stopOrder: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart | null }) => {
      const errors = [...context.errors, cartChangedMessage];
      enqueue.assign({ ...withoutOffers, left: wishingFor(context), errors });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
      // taken as at any other time: emptied, of another kind, or with a total to be read
      enqueue.raise({ type: 'checkout.syncCart', cart });
    }),
    // an expired session is no failure: the same is read again after signing in (BEY-02)
    failTotals: enqueueActions(({ context, enqueue }, { failure }: { failure: Failure }) => {
      if (isSessionExpired(failure) || !context.areTotalsAwaited) return;
      enqueue.assign({ totals: null });
      enqueue.sendParent(fact({ type: 'checkout.totalsFailed', message: totalsFailedMessage(failure) }));
    }),
    failOrder: enqueueActions(({ context, enqueue }, { changes }: { changes: readonly string[] }) => {
      const errors = [...context.errors, changes.join(' ')];
      enqueue.assign({ ...withoutOffers, left: wishingFor(context), errors });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
  },
  delays: {
    /** A slow server is not waited for without a way out: what is confirmed so far can be gone on with by hand. */
    resumePatience: 12_000,
  },
  guards: {
    hasTotals: ({ context }) => context.totals !== null,
    isAwaitingTotals: ({ context }) => context.areTotalsAwaited,
    hasMethod: ({ context }) => context.method !== null,
    isUnidentified: ({ context }) => context.email === '',
    hasReceipt: ({ context }) => context.receipt !== null,
    canBegin: ({ context }) =>
      !context.isOrderUnderWay && (context.cart?.lines.length ?? 0) > 0 && isMinimumMet(context.cart),
    isCured: ({ context }) => context.areObstaclesNamed && obstaclesToOrder(context).length === 0,
    isOrderUnderWay: ({ context }) => context.isOrderUnderWay,
    isPlaceQuestioned: ({ context }, { address }: { address: Address }) =>
      isCompleteToOrder(address, 'delivery', context) &&
      isAnyUnasked(placeQuestions(address, 'delivery'), context.placeAnswers),
    isOrderQuestioned: ({ context }) =>
      obstaclesToOrder(context).length === 0 && isAnyUnasked(questionsToOrder(context), context.placeAnswers),
    canPlaceOrder: ({ context }) => obstaclesToOrder(context).length === 0,
    isDraftedForAnother: ({ context: { account, draftedFor } }) =>
      account !== null && draftedFor !== null && account.id !== draftedFor,
    // the details may come only now
    isSameAccount: ({ context }, { account }: { account: Account }) =>
      context.account === null || context.account.id === account.id,
    isExpired: (_, { failure }: { failure: Failure }) => isSessionExpired(failure),
    isEmptyCart: (_, { cart }: { cart: Cart | null }) => (cart?.lines.length ?? 0) === 0,
    isRepricedAsTotalled: ({ context }, { cart }: { cart: Cart | null }) =>
      isRepricedAsTotalled(context, cart),
    isRepricedToOrder: ({ context }, { cart }: { cart: Cart | null }) =>
      isRepricedAsTotalled(context, cart) && obstaclesToOrder({ ...context, cart }).length === 0,
    isSameCart: ({ context }, { cart }: { cart: Cart | null }) => isSameCartForCheckout(context.cart, cart),
    isSameCartToOrder: ({ context }, { cart }: { cart: Cart | null }) =>
      isSameCartForCheckout(context.cart, cart) && obstaclesToOrder({ ...context, cart }).length === 0,
    // not while totals are read, nor where they hold the code already: a press on Place order would be lost
    hasOtherReductions: ({ context }, { cart }: { cart: Cart | null }) =>
      context.totals !== null &&
      !context.areTotalsAwaited &&
      isSameCartForCheckout(context.cart, cart) &&
      !isReducedAlike(context.cart, cart) &&
      !holdsReductionsOf(context.totals, cart),
    isOtherKind: ({ context }, { cart }: { cart: Cart | null }) =>
      context.cart?.isVirtual !== cart?.isVirtual,
    isVirtual: ({ context }) => context.cart?.isVirtual === true,
    isGoneOn: ({ context }) => context.isGoneOn,
    canResume: ({ context }) => canResume(context),
    isNobodyAwaited: ({ context }) => !isSomebodyAwaited(context),
    canGoOnWithDelivery: ({ context }) => canResumeTo(context, 'shipping') && hasDestination(context),
    canGoOnWithMethod: ({ context }, { method }: { method: ShippingMethod }) =>
      canResumeTo(context, 'payment') &&
      // whoever had been at the payment had chosen one
      (context.left.method === null
        ? context.left.tab !== 'payment'
        : isSameMethod(context.left.method, method)),
    isChosenMethod: ({ context }, { method }: { method: ShippingMethod }) =>
      context.method !== null && isSameMethod(context.method, method),
    isToBeResaved: ({ context }, { method }: { method: ShippingMethod }) =>
      context.totals !== null && context.method !== null && isSameMethod(context.method, method),
    isOtherThanSaved: ({ context }, { method }: { method: ShippingMethod }) =>
      context.totals !== null && context.method !== null && !isSameMethod(context.method, method),
    isSameDelivery: ({ context }, { address }: { address: Address }) =>
      !isCollected(context) && isSameAddress(context.delivery, address),
    isCollected: ({ context }) => isCollected(context),
    isSameCollection: ({ context }, { collection }: { collection: Collection }) =>
      isSameCollection(context.collection, collection),
    canCollect: ({ context: { cart } }, { collection }: { collection: Collection }) =>
      isCollected({ cart, collection }) && isCollectionComplete(collection),
    isStoreGone: ({ context }, { stores }: { stores: readonly Store[] }) => {
      const { store } = context.collection;
      const isThere = store === null ? stores.length > 0 : stores.some(({ code }) => code === store.code);
      return isCollected(context) && !isThere;
    },
    isAside: ({ context }, params: { kind: AddressKind; isDefault: boolean }) =>
      params.kind === 'delivery' && params.isDefault && isCollected(context),
    isForBilling: (_, { kind }: { kind: AddressKind }) => kind === 'billing',
    isComplete: ({ context }, { address }: { address: Address }) =>
      isCompleteToOrder(address, 'delivery', context),
  },
});
