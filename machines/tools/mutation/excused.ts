/** Mutants that behave like the original machine, so that no test can notice them, with reasons. */

const reentered = 'A transition to a state within its own leaves and enters that state anyway.';
const first = 'The state that is named instead begins with the right one.';
const own = 'Every other state answers it itself, and this one stays as it is.';
const asked = 'The action asks the same itself.';
const nothing = 'There is nothing to undo: nothing is under way then.';
const onward = 'The state that is reached instead leads to the right one at once.';

export const excused: Readonly<Record<string, string>> = {
  'accountSection · accountSection.confirmGuest: target .finished.guest becomes .finished': first,
  'accountSection.loading · accountSection.syncCustomer[1]: target started removed': onward,
  'addressLookup.enabled · addressLookup.typeLine[0]: reenter removed': reentered,
  'cart.work.loading · cart.leave: guard canPart deleted': asked,
  'cart.work.loading · onError readCart[0]: without action putBack#0': nothing,
  'checkout.begun.open.drafting · draft.kindChanged: reenter removed': reentered,
  'customer.details.known · customer.setDefaultAccount: target changingDefault removed': onward,
  'deliveryPromise · deliveryPromise.ask[0]: reenter removed': reentered,
  'deliveryPromise · deliveryPromise.noteAddress: reenter removed': reentered,
  'deliveryWindow · deliveryWindow.read: reenter removed': reentered,
  'payment.card · payment.authorize: target authorizing.byCard becomes authorizing': first,
  'paypal.shown.approved.tokenizing · payPalButton.refused: reenter removed': reentered,
  'paypal.shown.approved.waiting · paypal.renewApproval: reenter removed': reentered,
  'promo.work · promo.syncCart[3]: target .ready removed': own,
  'shipping · shipping.consider[0]: reenter removed': reentered,
  'toasts.showing · always: target empty becomes held': onward,
  'totals · totals.read: reenter removed': reentered,
};
