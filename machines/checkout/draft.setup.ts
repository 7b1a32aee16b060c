/** The children, actions and guards of the draft machine. */

import { assign, enqueueActions, raise, sendParent, sendTo, setup } from 'xstate';
import { isSameMethod } from '../domain/delivery.ts';
import { isLostCart } from '../domain/failure.ts';
import { obstaclesToOrder } from '../domain/obstacle.ts';
import { isAnyUnasked } from '../domain/place-question.ts';
import { isSessionExpired } from '../domain/session.ts';
import { totalsFailedMessage } from '../domain/totals.ts';
import { totalsMachine } from './totals/totals.machine.ts';
import { addressesMachine } from './addresses.machine.ts';
import { deliveryMachine } from './delivery.machine.ts';
import { isOtherSum, isSameCartForCheckout, isSameForOrder } from './draft-cart.ts';
import * as changed from './draft-changes.ts';
import { isStoredDoubtful, only } from './draft-changes.ts';
import * as reports from './draft-reports.ts';
import { tellingOf, type FailureToTell } from './draft-reports.ts';
import * as requests from './draft-requests.ts';
import { canResume, canResumeDelivery, isResumed, isSomebodyAwaited } from './draft-resume.ts';
import { withoutOffers, withoutSums, type DraftContext } from './draft.context.ts';
import type { DraftEvent } from './draft.events.ts';
import { identityMachine } from './identity.machine.ts';
import { questionsToOrder } from './place-questions.ts';
import { tabsMachine } from './tabs.machine.ts';

export const draftSetup = setup({
  types: {
    input: {} as DraftContext,
    context: {} as DraftContext,
    events: {} as DraftEvent,
    children: {} as {
      tabs: 'tabs';
      identity: 'identity';
      addresses: 'addresses';
      delivery: 'delivery';
      totals: 'totals';
    },
  },
  actors: {
    tabs: tabsMachine,
    identity: identityMachine,
    addresses: addressesMachine,
    delivery: deliveryMachine,
    totals: totalsMachine,
  },
  actions: {
    setCart: assign(changed.cart),
    setCustomer: assign(changed.customer),
    setWelcomed: assign(changed.welcomed),
    setAccount: assign(changed.account),
    showOtherAccount: assign(changed.otherAccount),
    setRecovery: assign(changed.recovery),
    setPaymentObstacles: assign(changed.paymentObstacles),
    dismiss: assign(changed.dismissal),
    goOn: assign({ isGoneOn: true }),
    setAddresses: assign(changed.addresses),
    setDestination: assign(changed.destination),
    changeEmail: assign(changed.changedEmail),
    setEmail: assign(changed.email),
    beginRequest: assign(changed.request),
    beginResuming: assign(changed.resumption),
    setLeft: assign(changed.left),
    endRequest: assign(changed.requestEnd),
    showCartChanges: assign(changed.shownCartChanges),
    refuseCart: assign(changed.cartRefusal),
    revise: assign(changed.revision),
    showReopening: assign(changed.reopening),
    preferMethod: assign(changed.wish),
    setMethod: assign(changed.method),
    changeMethod: assign(changed.otherMethod),
    setSlot: assign(changed.slot),
    setTotals: assign(changed.totals),
    markSums: assign(changed.markedSums),
    refuseMethod: assign(changed.methodRefusal),
    dropOffers: assign(withoutOffers),
    dropSums: assign(withoutSums),
    showBlockers: assign({ areObstaclesNamed: true }),
    hideBlockers: assign({ areObstaclesNamed: false }),
    pushError: assign(({ context: { errors } }, { message }: { message: string }) => ({
      errors: [...errors, message],
    })),
    pushMessage: assign(({ context: { messages } }, { message }: { message: string }) => ({
      messages: [...messages, message],
    })),

    changeTab: sendTo('tabs', requests.tab),
    openAccount: sendTo('tabs', { type: 'tabs.open', tab: 'account' }),
    openDelivery: sendTo('tabs', { type: 'tabs.open', tab: 'delivery' }),
    openTab: sendTo('tabs', requests.nextTab),
    openPayment: sendTo('tabs', { type: 'tabs.open', tab: 'payment' }),
    closeShipping: sendTo('tabs', { type: 'tabs.close', tab: 'shipping' }),
    closePayment: sendTo('tabs', { type: 'tabs.close', tab: 'payment' }),
    syncCustomer: sendTo('identity', requests.customer),
    informAccount: sendTo('identity', requests.accountNews),
    confirmEmail: sendTo('identity', requests.email),
    releaseIdentity: sendTo('identity', { type: 'identity.release' }),
    offerAddresses: sendTo('addresses', requests.offers),
    submitAddresses: sendTo('addresses', requests.submission),
    syncStores: sendTo('addresses', requests.stores),
    addDelivery: sendTo('addresses', { type: 'addresses.addStored', kind: 'delivery' }),
    addBilling: sendTo('addresses', { type: 'addresses.addStored', kind: 'billing' }),
    askPlaces: sendTo('addresses', requests.askedPlaces),
    confirmPlaces: sendTo('addresses', requests.confirmedPlaces),
    retryLookups: sendTo('addresses', { type: 'addresses.retryLookups' }),
    freezeAddresses: sendTo('addresses', { type: 'addresses.freeze' }),
    releaseAddresses: sendTo('addresses', { type: 'addresses.release' }),
    confirmDelivery: sendTo('delivery', requests.confirmation),
    reconfirmDelivery: sendTo('delivery', requests.reconfirmation),
    considerDelivery: sendTo('delivery', requests.consideration),
    saveDelivery: sendTo('delivery', requests.saving),
    restoreMethod: sendTo('delivery', requests.methodBefore),
    clearDelivery: sendTo('delivery', { type: 'delivery.clear' }),
    releaseDelivery: sendTo('delivery', { type: 'delivery.release' }),
    refreshOffers: sendTo('delivery', { type: 'delivery.refreshOffers' }),
    retryOffers: sendTo('delivery', requests.offersAgain),
    retrySlots: sendTo('delivery', { type: 'delivery.retrySlots' }),
    retryStores: sendTo('delivery', { type: 'delivery.retryStores' }),
    readTotals: sendTo('totals', requests.sums),
    retryTotals: sendTo('totals', { type: 'totals.retry' }),
    awaitTotals: assign({ areTotalsAwaited: true }),

    reportDraft: sendParent(reports.saved),
    reportMethod: sendParent(reports.method),
    reportFailure: sendParent(reports.failed),
    reportCreation: sendParent(reports.creation),
    reportTab: sendParent(reports.tab),
    reportPayable: sendParent(reports.payable),
    reportPayments: sendParent(reports.offeredPayments),
    reportOtherKind: sendParent(reports.otherKind),
    requestOrder: sendParent(reports.requested),
    confirmOrder: sendParent(reports.confirmed),
    withdrawOrder: sendParent({ type: 'draft.orderWithdrawn' }),

    // on the way back, where the shopper wants to be stays kept
    reportTabKept: enqueueActions(({ context, event, enqueue }) => {
      if (!isResumed(context)) enqueue.sendParent(reports.tabKept({ context, event }));
    }),
    // prices can change with the address (New Zealand without GST): lines and totals must agree
    rereadRepricedCart: enqueueActions(({ context, enqueue }) => {
      if (context.totals?.subtotal.cents !== context.cart?.subtotal.cents)
        enqueue.sendParent(reports.doubtedCart);
    }),
    // the cart is replaced once it is read, as after any other request (CART-05, BEY-03)
    rereadLostCart: enqueueActions(({ event, enqueue }) => {
      if ('failure' in event && event.failure !== null && isLostCart(event.failure))
        enqueue.sendParent(reports.doubtedCart);
    }),
    fail: enqueueActions(({ context, enqueue }, failure: FailureToTell) => {
      const { error, fact } = tellingOf(context, failure);
      if (error !== null) enqueue.assign({ errors: [...context.errors, error] });
      if (fact !== null) enqueue.sendParent(fact);
    }),
    // after an expired session the same sums are read again, so they are awaited still (BEY-02)
    failTotals: enqueueActions(({ context, event, enqueue }) => {
      const { failure } = only(event, 'totals.loadFailed');
      if (isSessionExpired(failure) || !context.areTotalsAwaited) return;
      enqueue.assign({ totals: null });
      const message = totalsFailedMessage(failure);
      enqueue.sendParent(reports.reported({ type: 'checkout.totalsFailed', message }));
    }),
    // a trusted stored address lacks something, and the server refuses it: its fields are shown
    recheckStored: enqueueActions(({ context, event, enqueue }) => {
      if (!isStoredDoubtful({ context, event })) return;
      enqueue.assign({ areStoredDoubted: true, areObstaclesNamed: true });
      enqueue.sendTo('addresses', { type: 'addresses.doubtStored' });
    }),
    // the slot on the cart may be what the order was refused for
    recheckSlots: enqueueActions(({ context, event, enqueue }) => {
      if (only(event, 'draft.refuse').isOrdered && context.hours !== null)
        enqueue.sendTo('delivery', { type: 'delivery.recheckSlots' });
    }),
    rereadTotals: enqueueActions(({ context, event, enqueue }) => {
      if (context.totals === null) return;
      enqueue.assign({ areTotalsAwaited: true });
      enqueue.sendTo('totals', requests.sums({ context, event }));
    }),
    // as if it were asked just now (BEY-02)
    replay: raise(({ event }) => only(event, 'draft.replay').request),
    // taken as at any other time: of another kind, or with a total to be read
    takeCart: raise(({ event }) => only(event, 'draft.syncCart')),
  },
  delays: {
    /** A slow server is not waited for without a way out: the shopper goes on by hand. */
    resumePatience: 12_000,
  },
  guards: {
    isResumed: ({ context }) => isResumed(context),
    canResume: ({ context }) => canResume(context),
    canResumeDelivery: ({ context }) => canResumeDelivery(context),
    isNobodyAwaited: ({ context }) => !isSomebodyAwaited(context),
    isUnderWay: ({ context }) => context.isGoneOn || context.asked !== null,
    isGoneOn: ({ context }) => context.isGoneOn,
    // addresses and stores that become known at the beginning
    isFoundOut: ({ context, event }) => {
      const { cause } = only(event, 'addresses.destinationChanged');
      return isResumed(context) && (cause === 'filled' || cause === 'storeLost');
    },
    isUnidentified: ({ context }) => context.email === '',
    isVirtual: ({ context }) => context.cart?.isVirtual === true,
    hasMethod: ({ context }) => context.method !== null,
    hasTotals: ({ context }) => context.totals !== null && !isResumed(context),
    isAwaitingTotals: ({ context }) => context.areTotalsAwaited,
    isCured: ({ context }) => context.areObstaclesNamed && obstaclesToOrder(context).length === 0,
    isOrderUnderWay: ({ context }) => context.isOrderUnderWay,
    isOrderQuestioned: ({ context }) =>
      obstaclesToOrder(context).length === 0 && isAnyUnasked(questionsToOrder(context), context.placeAnswers),
    canPlaceOrder: ({ context }) => obstaclesToOrder(context).length === 0,
    isExpired: ({ event }) => isSessionExpired(only(event, 'totals.loadFailed').failure),
    isOtherSum: ({ context, event }) => isOtherSum(context, only(event, 'draft.syncCart').cart),
    isSameForOrder: ({ context, event }) => isSameForOrder(context, only(event, 'draft.syncCart').cart),
    isStillOrdered: ({ context, event }) => {
      const { cart } = only(event, 'draft.syncCart');
      return isSameForOrder(context, cart) && obstaclesToOrder({ ...context, cart }).length === 0;
    },
    isSameCart: ({ context, event }) =>
      isSameCartForCheckout(context.cart, only(event, 'draft.syncCart').cart),
    isOtherKind: ({ context, event }) =>
      context.cart?.isVirtual !== only(event, 'draft.syncCart').cart.isVirtual,
    isChosenMethod: ({ context: { method }, event }) =>
      method !== null && isSameMethod(method, only(event, 'delivery.methodChosen').method),
    isOtherThanSaved: ({ context: { method, totals }, event }) =>
      totals !== null && method !== null && !isSameMethod(method, only(event, 'delivery.estimated').method),
  },
});
