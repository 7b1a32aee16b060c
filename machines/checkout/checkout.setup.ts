/** What the words of the checkout machine mean: its guards; its actions are beneath, by subject. */

import { isSameAddress, type Address, type AddressKind } from '../domain/address.ts';
import { isMinimumMet, type Cart } from '../domain/cart.ts';
import type { Account } from '../domain/customer.ts';
import { isSameMethod, type ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import { isCollected, obstaclesToOrder } from '../domain/obstacle.ts';
import { isCollectionComplete, isSameCollection, type Collection, type Store } from '../domain/pickup.ts';
import { isAnyUnasked, placeQuestions } from '../domain/place-question.ts';
import { isSessionExpired } from '../domain/session.ts';
import { isCompleteToOrder } from '../domain/stored-address.ts';
import { holdsReductionsOf } from '../domain/totals.ts';
import {
  canResume,
  canResumeTo,
  hasDestination,
  isReducedAlike,
  isRepricedAsTotalled,
  isSameCartForCheckout,
  isSomebodyAwaited,
} from './checkout.context.ts';
import { checkoutFailing } from './checkout.failing.ts';
import { questionsToOrder } from './place-questions.ts';

export const checkoutSetup = checkoutFailing.extend({
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
