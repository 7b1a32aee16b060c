/**
 * Events that not every state of a machine answers, after the states that do; every other state
 * ignores them on purpose (BEY-05). '-' answers only where a guard holds. The number counts the
 * states that rest: who adds one reads which events it ignores.
 */

export interface Answered {
  readonly states: number;
  /** The states that answer an event, also the parents of these, by the event. */
  readonly events: ReadonlyMap<string, readonly string[]>;
}

/** 'n states; state state: event …; …', where an event without a prefix is the machine's own. */
const answered = (text: string): Answered => {
  const [count = '', ...groups] = text.split(';');
  const pairs = groups.map((group) => group.split(':').map((part) => part.trim().split(/\s+/)));
  const events = new Map(pairs.flatMap(([where = [], named = []]) => named.map((event) => [event, where])));
  return { states: Number.parseInt(count, 10), events };
};

export const answeredEvents: Readonly<Record<string, Answered>> = {
  accountSection: answered(`10 states; finished.guest started.guest: changeEmail; loading: receiveCart;
    started.creation.creating started.signingIn: failAttempt`),
  addressBook: answered(`6 states; confirming: cancelRemoval confirmRemoval; confirming idle: remove; idle:
    askRemoval setDefault; idle writing: save`),
  addressChoice: answered('3 states; stored: writeNew; writing: addStored cancelNew'),
  addressLookup: answered(`14 states; disabled: enable; enabled: chooseSuggestion disable typeLine;
    enabled.formatting enabled.interrupted.choice: giveUp; enabled.interrupted: retry; enabled.pausing
    enabled.searching enabled.suggesting: closeList; unchecked: check`),
  addresses: answered(`2 states; frozen: release; open: addressEntry.addressTyped
    addressEntry.addressChosen addressEntry.addressFound changeBilling changeDelivery changePickup freeze
    submitDelivery submitPickup writeAddress`),
  card: answered(`5 states; broken: retryFields; broken shown: hideFields; hidden: showFields; shown:
    focusField`),
  cart: answered(`18 states; -: create follow load refresh undoRemoval; handover.releaseDue work.waiting: open;
    handover.resting work.waiting: adopt; queue.closing: unlock; queue.closing work.locked: renew;
    queue.debouncing: leave settle; work.recovering.verifying: confirmSession confirmSignOut
    cartRecovery.asked cartRecovery.cartLost`),
  cartCount: answered('2 states; -: recount'),
  catalog: answered('4 states; failed loaded loading: retry; given: renew'),
  checkout: answered(`10 states; -: placing.orderUnconfirmed; begun.forgetting: placing.orderForgotten;
    begun.forgetting.alone closed finished: begin; begun.open: refreshTotals replay retry;
    begun.open.drafting: draft.kindChanged draft.orderRequested; begun.open.ordering.locking: confirmLock
    draft.orderConfirmed draft.orderWithdrawn; begun.open.ordering.paying: payment.authorized
    payment.redirected payment.refused placing.billingAccepted placing.billingRefused placing.orderBegun
    placing.paymentRequested; begun.open.ordering.sent: placing.orderPlaced placing.orderRefused
    placing.orderStopped; closed finished: createAccount`),
  chrome: answered(`12 states; cartOpen filtersOpen menuOpen: setView; sectionOpen: closeSection;
    sectionOpen.hovered: leaveSection`),
  consent: answered(`5 states; answered: accept choose follow refuse save; answered barred: review;
    answered.choosing explaining: cancel`),
  customer: answered('13 states; -: setDefaultAccount; details.failed: retry; details.known: refresh'),
  delivery: answered(`8 states; checking: step.accepted step.rejected; working: shipping.detailsRefused;
    working.resaving working.saving: shipping.informationSaved shipping.methodRefused shipping.saveFailed;
    working.reserving: deliveryWindow.saveFailed deliveryWindow.saved`),
  deliveryNotice: answered('5 states; shown: confirm; unread: retry'),
  deliveryPromise: answered('4 states; -: noteAddress; failed: retry'),
  deliveryWindow: answered('5 states; failed: retry; failed offered: refresh; offered: choose'),
  draft: answered(`10 states; stage.filling: changeTab refreshTotals fulfilment.addressAccepted
    fulfilment.cartReplaced fulfilment.detailsRefused fulfilment.edited fulfilment.failed
    fulfilment.methodRefused fulfilment.methodWithdrawn fulfilment.priced fulfilment.redirected
    fulfilment.refreshBegun fulfilment.tabClosed fulfilment.tabOpened fulfilment.totalsFailed
    identity.creationChosen identity.customerWelcomed identity.emailChanged; stage.filling
    stage.ordering.locking: syncCart; stage.filling.advancing: fulfilment.settled;
    stage.filling.advancing.confirming: identity.emailAccepted identity.emailRefused;
    stage.filling.advancing.refreshing stage.filling.editing: placeOrder; stage.filling.editing: replay
    resume submitDelivery submitEmail submitPickup submitShipping fulfilment.destinationConfirmed
    fulfilment.saveBegun; stage.ordering: addBilling refuse reopen revise; stage.ordering.locking:
    confirmLock`),
  equipment: answered('3 states; idle: openRequest; idle writing: requestService; writing: closeRequest'),
  fulfilment: answered(`6 states; -: recheckSlots recheckStored; frozen: thaw; open: addresses.confirmed
    addresses.destinationChanged addresses.draftChanged addresses.rejected delivery.addressAccepted
    delivery.advanced delivery.detailsRefused delivery.estimated delivery.methodRefused
    delivery.offersWithdrawn delivery.refused delivery.saveFailed delivery.saved delivery.slotChosen
    delivery.storesLoaded confirm consider freeze readTotals refreshTotals release saveMethod
    submitDelivery submitPickup syncCart withdraw writeDelivery totals.loadFailed totals.loaded;
    open.confirming open.refreshing open.saving: delivery.settled`),
  giftCard: answered('7 states; work.ready: apply checkBalance remove setForm'),
  instalments: answered('3 states; ready: authorize'),
  invoicePayment: answered(`9 states; -: payment.methodChosen payment.poNumberChanged payment.redirected;
    closed: open; open.authorizing: payment.authorized payment.refused; open.choosing: pay; open.choosing
    opening paid unread: close; open.unknown unread: retry`),
  invoicePdf: answered('2 states; idle: download'),
  page: answered('7 states; failed unreachable: retry'),
  payment: answered(`11 states; authorizing.byCard: card.authorized card.refused;
    authorizing.byInstalments: instalments.authorized instalments.redirected instalments.refused;
    authorizing.byPaypal: paypal.authorized paypal.refused; paypal saved: renew`),
  paypal: answered(`6 states; broken: retryButton; broken shown: hideButton; hidden: showButton;
    shown.approved.waiting: renewApproval`),
  place: answered(`10 states; -: addressBook.saved cart.actionFailed cart.itemEdited; page.atCheckout:
    session.ownerChanged; page.atSignIn: session.signInSkipped`),
  placing: answered(`6 states; authorizing: confirmPayment; billing: step.accepted step.rejected; forgotten
    ordering: order.placed order.refused order.stopped order.unconfirmed; idle: begin; locking:
    confirmLock; ordering: forget`),
  plannedDelivery: answered(`6 states; choosing idle writing: change; choosing reading unread writing:
    close; idle: openInstructions openTimes; unread: retry`),
  preparation: answered('4 states; debouncing: cancel'),
  profile: answered(`5 states; editingPerson: closePerson; editingPerson resting: savePerson; resting:
    changePassword editPerson saveDetails`),
  promo: answered('8 states; work.ready: apply remove setForm submit'),
  quickOrder: answered('4 states; failed: retry'),
  recovery: answered(`4 states; -: orderOutcome.unconfirmed; following: order.ceded; following holding:
    forget; following idle: order.noticed; following.finding: retry; following.waiting: order.claimed;
    holding: end; idle: begin`),
  savedPayments: answered(`3 states; confirming: cancelRemoval confirmRemoval; confirming idle: remove;
    idle: askRemoval`),
  session: answered(`17 states; releasingCart: confirmCartRelease; signedIn timedOut.asking: signOut;
    signedIn.token.fresh: token.nearlyExpired; signedOut timedOut.asking: register signIn; timedOut.asking:
    acknowledge dismiss`),
  shipping:
    answered(`9 states; estimated estimating saving.current: refresh; estimated saving: chooseMethod; failed
    unavailable: retry`),
  signInCode: answered('6 states; -: resend; open.asking: confirm'),
  toasts: answered('3 states; held: release; held showing: hold'),
  totals: answered('3 states; failed: retry'),
  trade: answered('5 states; holding.free: prepareLock; holding.held: lock'),
  updates: answered('7 states; offered: refuse take'),
  wing: answered('4 states; absent failed: open; failed: retry'),
};
