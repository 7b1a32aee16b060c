/** Events that a machine ignores on purpose where no state of it answers them (BEY-05). */

/** Split at white space. */
const named = (events: string): readonly string[] => events.trim().split(/\s+/);

export const ignoredEvents: Readonly<Record<string, readonly string[]>> = {
  accountSection: named(`
    accountSection.changeEmail accountSection.failAttempt accountSection.receiveCart
  `),
  addressBook: named(`
    addressBook.save addressBook.askRemoval addressBook.cancelRemoval addressBook.confirmRemoval
    addressBook.remove addressBook.setDefault
  `),
  addressChoice: named('addressChoice.writeNew addressChoice.cancelNew addressChoice.addStored'),
  addressLookup: named(`
    addressLookup.typeLine addressLookup.chooseSuggestion addressLookup.closeList addressLookup.giveUp
    addressLookup.retry addressLookup.enable addressLookup.disable
  `),
  addresses: named(`
    addresses.changeBilling addresses.changePickup addresses.changeDelivery addresses.freeze
    addresses.release addresses.submitPickup addresses.submitDelivery addresses.writeAddress
    addressEntry.addressBegun addressEntry.addressChosen addressEntry.addressFound
  `),
  card: named('card.showFields card.hideFields card.focusField card.retryFields'),
  // each is for one region of the cart, or is awaited in one of its states
  cart: named(`
    cart.adopt cart.confirmSession cart.confirmSignOut cart.create cart.follow cart.leave cart.load
    cart.open cart.refresh cart.renew cart.settle cart.unlock cartRecovery.asked cartRecovery.cartLost
  `),
  cartCount: named('cartCount.recount'),
  catalog: named('catalog.refresh catalog.retry catalog.renew'),
  checkout: named(`
    checkout.begin checkout.confirmLock checkout.createAccount checkout.refreshTotals checkout.replay
    checkout.retry draft.kindChanged draft.orderConfirmed draft.orderRequested draft.orderWithdrawn
    payment.authorized payment.redirected payment.refused placing.billingAccepted placing.billingRefused
    placing.orderBegun placing.orderUnconfirmed placing.orderForgotten placing.orderPlaced
    placing.orderRefused placing.orderStopped placing.paymentRequested
  `),
  chrome: named('chrome.setView chrome.leaveSection chrome.closeSection'),
  consent: named(`
    consent.accept consent.refuse consent.choose consent.save consent.cancel consent.review consent.follow
  `),
  customer: named('customer.load customer.refresh customer.retry customer.setDefaultAccount'),
  delivery: named(`
    deliveryWindow.saveFailed deliveryWindow.saved shipping.detailsRefused shipping.informationSaved
    shipping.methodRefused shipping.saveFailed step.accepted step.rejected
  `),
  deliveryNotice: named('deliveryNotice.retry deliveryNotice.confirm'),
  deliveryPromise: named('deliveryPromise.noteAddress deliveryPromise.retry'),
  deliveryWindow: named('deliveryWindow.refresh deliveryWindow.retry deliveryWindow.choose'),
  draft: named(`
    draft.addBilling draft.changeTab draft.confirmLock draft.placeOrder draft.refreshTotals draft.refuse
    draft.reopen draft.replay draft.resume draft.revise draft.submitPickup draft.submitDelivery
    draft.submitEmail draft.submitShipping draft.syncCart identity.creationChosen identity.customerWelcomed
    identity.emailAccepted identity.emailChanged identity.emailRefused fulfilment.addressAccepted
    fulfilment.cartReplaced fulfilment.redirected fulfilment.destinationConfirmed fulfilment.detailsRefused
    fulfilment.edited fulfilment.failed fulfilment.methodRefused
    fulfilment.methodWithdrawn fulfilment.priced fulfilment.refreshBegun fulfilment.saveBegun
    fulfilment.settled fulfilment.tabClosed fulfilment.tabOpened fulfilment.totalsFailed
  `),
  equipment: named('equipment.openRequest equipment.closeRequest equipment.requestService'),
  fulfilment: named(`
    fulfilment.confirm fulfilment.consider fulfilment.freeze fulfilment.recheckSlots fulfilment.recheckStored
    fulfilment.refreshTotals fulfilment.release fulfilment.saveMethod fulfilment.submitPickup
    fulfilment.submitDelivery fulfilment.readTotals fulfilment.syncCart fulfilment.thaw fulfilment.withdraw
    fulfilment.writePickup fulfilment.writeDelivery
    addresses.confirmed addresses.destinationChanged addresses.draftChanged addresses.rejected
    delivery.addressAccepted delivery.advanced delivery.detailsRefused delivery.estimated
    delivery.methodRefused delivery.offersWithdrawn delivery.refused delivery.saveFailed delivery.saved
    delivery.settled delivery.slotChosen delivery.storesLoaded totals.loadFailed totals.loaded
  `),
  giftCard: named('giftCard.setForm giftCard.apply giftCard.remove giftCard.checkBalance'),
  instalments: named('instalments.authorize'),
  invoicePayment: named(`
    invoicePayment.open invoicePayment.close invoicePayment.retry invoicePayment.pay payment.methodChosen
    payment.poNumberChanged payment.redirected payment.authorized payment.refused
  `),
  invoicePdf: named('invoicePdf.download'),
  quickOrder: named('quickOrder.retry'),
  page: named('page.retry'),
  // each leads on from one page only
  place: named(`
    addressBook.saved cart.actionFailed cart.itemEdited session.forgotten session.ownerChanged
    session.signInSkipped session.signedIn session.signedOutInPlace
  `),
  payment: named(`
    payment.renew card.authorized card.refused paypal.authorized paypal.refused instalments.authorized
    instalments.redirected instalments.refused
  `),
  paypal: named('paypal.showButton paypal.hideButton paypal.retryButton paypal.renewApproval'),
  plannedDelivery: named(`
    plannedDelivery.openTimes plannedDelivery.openInstructions plannedDelivery.retry plannedDelivery.close
    plannedDelivery.change
  `),
  placing: named(`
    placing.begin placing.confirmLock placing.confirmPayment placing.forget order.unconfirmed order.placed
    order.refused order.stopped step.accepted step.rejected
  `),
  preparation: named('preparation.cancel'),
  profile: named(`
    profile.saveDetails profile.changePassword profile.editPerson profile.closePerson profile.savePerson
  `),
  promo: named('promo.setForm promo.submit promo.apply promo.remove'),
  recovery: named(`
    recovery.begin recovery.end recovery.forget recovery.retry order.noticed order.claimed order.ceded
    orderOutcome.unconfirmed
  `),
  savedPayments: named(
    'savedPayments.askRemoval savedPayments.cancelRemoval savedPayments.confirmRemoval savedPayments.remove',
  ),
  session: named(`
    session.signIn session.register session.signOut session.confirmCartRelease session.acknowledge
    session.dismiss token.nearlyExpired
  `),
  signInCode: named('signInCode.confirm signInCode.resend'),
  shipping: named('shipping.refresh shipping.retry shipping.chooseMethod'),
  toasts: named('toasts.hold toasts.release'),
  totals: named('totals.retry'),
  // a late answer of the account finds nothing to lock; an order is begun once
  trade: named('trade.lock trade.prepareLock'),
  updates: named('updates.take updates.refuse'),
  // it is being loaded, or is here
  wing: named('wing.open wing.retry'),
};
