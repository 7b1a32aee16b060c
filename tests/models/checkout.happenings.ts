/** What a shopper, the children and the server may say to a checkout, by when it may come. */

import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import * as goods from './goods.ts';
import { accountOf } from './people.ts';

export const email = 'rosa@example.com';
const offer = { stored: [], defaultId: null, blank: emptyAddress('AU') };
const offers = { delivery: offer, billing: offer };
export const receipt = receiptOf(goods.orderRequest, '000000042');
/** Below the smallest order that is taken. */
export const smallCart = {
  ...goods.fullCart,
  minimumOrder: { message: 'Orders start at $50.', isMet: false },
};
export const otherCart = goods.cartOf('cart-1', goods.lineOf('1', goods.water(9)));

/** The same goods, with a code that was applied in another tab. */
export const codeApplied: CheckoutEvent = {
  type: 'checkout.syncCart',
  cart: { ...goods.fullCart, discount: { cents: -500, currency: 'AUD' } },
};

/** The address made the same goods cheaper (New Zealand without GST). */
export const repricedTotals = { ...goods.totals, subtotal: { cents: 3300, currency: 'AUD' } };
export const repricedCart: CheckoutEvent = {
  type: 'checkout.syncCart',
  cart: { ...goods.fullCart, subtotal: repricedTotals.subtotal },
};

/** Nothing in it has to be delivered. */
const virtualCart: Cart = { ...goods.fullCart, isVirtual: true };
export const virtualCarts: readonly CheckoutEvent[] = [
  { type: 'checkout.syncCart', cart: virtualCart },
  { type: 'checkout.syncCart', cart: { ...otherCart, isVirtual: true } },
];

export const expired = goods.failure('sessionExpired');
export const refused = goods.failure('refused');
export const customer = 'hannah@example.com';

/** What the shopper and the cart may do at any time. */
export const always: readonly CheckoutEvent[] = [
  { type: 'checkout.begin' },
  { type: 'checkout.cancel' },
  { type: 'checkout.forget' },
  { type: 'checkout.syncCart', cart: goods.fullCart },
  { type: 'checkout.syncCart', cart: goods.cartOf('cart-1') },
  repricedCart,
  { type: 'checkout.confirmLock' },
  { type: 'checkout.placeOrder' },
  { type: 'checkout.createAccount' },
  { type: 'checkout.retry' },
];

/** An order of another tab, or of this one before it was reloaded. */
export const recoveryBegun: CheckoutEvent = { type: 'checkout.beginRecovery' };
export const recoveries: readonly CheckoutEvent[] = [
  { type: 'checkout.endRecovery', message: null },
  { type: 'checkout.endRecovery', message: 'Your order was not placed.' },
  {
    type: 'checkout.acknowledgeOrder',
    receipt,
    purchase: {
      id: '000000042',
      coupon: '',
      discount: goods.totals.discount,
      revenue: goods.totals.grandTotal,
    },
  },
];

/** Who the shopper is. */
export const people: readonly CheckoutEvent[] = [
  { type: 'checkout.syncCustomer', email: customer },
  { type: 'checkout.syncCustomer', email: null },
  { type: 'checkout.informAccount', told: { type: 'accountSection.welcome', email: customer } },
  { type: 'checkout.informAccount', told: { type: 'accountSection.receiveCart' } },
  { type: 'checkout.syncAccount', account: accountOf(1) },
];

/** The account they buy for, known during an order: details arrive, or another tab switches. */
export const accounts: readonly CheckoutEvent[] = [1, 2].map((id) => ({
  type: 'checkout.syncAccount',
  account: accountOf(id),
}));

/** What the account section says, in its own time. */
export const fromAccount: readonly CheckoutEvent[] = [
  { type: 'identity.emailChanged', email: '', typed: 'rosa@example.com.au' },
  { type: 'identity.creationChosen' },
  { type: 'identity.customerWelcomed', email: customer },
];

/** What may be done on an open checkout's forms, whether or not something is being asked. */
export const inForms: readonly CheckoutEvent[] = [
  { type: 'checkout.syncCart', cart: otherCart },
  { type: 'checkout.changeTab', tab: 'delivery' },
  { type: 'checkout.changeDelivery', address: goods.brisbane },
  { type: 'checkout.changeDelivery', address: goods.incomplete },
  { type: 'checkout.changeBilling', address: goods.incomplete, isSame: false },
  { type: 'checkout.changeBilling', address: goods.brisbane, isSame: false },
  { type: 'checkout.syncAddresses', offers },
];

/** What choices and look-ups bring, while they are there. */
export const fills: readonly CheckoutEvent[] = [
  { type: 'addressEntry.addressChosen', kind: 'delivery', address: goods.perth, isDefault: true },
  { type: 'addressEntry.addressChosen', kind: 'billing', address: goods.perth, isDefault: true },
  { type: 'addressEntry.addressChosen', kind: 'billing', address: goods.brisbane, isDefault: false },
  { type: 'addressEntry.addressFound', kind: 'delivery', address: goods.foundAddress },
  { type: 'addressEntry.addressFound', kind: 'billing', address: goods.foundAddress },
];

/** Where a method is chosen already, another may be clicked on. */
export const choices: readonly CheckoutEvent[] = [
  { type: 'delivery.reestimated', method: goods.courier },
  { type: 'delivery.reestimated', method: goods.express },
  { type: 'delivery.methodChosen', method: goods.courier },
  { type: 'delivery.methodChosen', method: goods.express },
];

/** A bill whose postcode is another state's: questioned when the order is placed. */
export const oddBilling: CheckoutEvent = {
  type: 'checkout.changeBilling',
  address: { ...goods.brisbane, postcode: '2000' },
  isSame: false,
};

export const submissions: readonly CheckoutEvent[] = [
  { type: 'checkout.dismiss', message: 'No courier today.' },
  { type: 'checkout.submitEmail', email: ` ${email} ` },
  { type: 'checkout.submitDelivery', address: goods.brisbane },
  { type: 'checkout.submitDelivery', address: goods.perth },
  { type: 'checkout.submitDelivery', address: { ...goods.brisbane, postcode: '2000' } },
  { type: 'checkout.submitDelivery', address: goods.incomplete },
  { type: 'checkout.submitCollection', collection: goods.collection },
  { type: 'checkout.submitCollection', collection: { ...goods.collection, store: null } },
  { type: 'checkout.submitShipping' },
  { type: 'tabs.changed', tab: 'delivery' },
];

/** After signing in again, what an expiry interrupted. */
export const resumptions: readonly CheckoutEvent[] = [
  { type: 'checkout.resume', left: { tab: 'payment', method: goods.courier } },
  { type: 'checkout.resume', left: { tab: null, method: null } },
  {
    type: 'checkout.replay',
    request: { type: 'checkout.resume', left: { tab: 'payment', method: goods.courier } },
  },
  { type: 'checkout.replay', request: { type: 'checkout.submitDelivery', address: goods.brisbane } },
];

export const fromShipping: readonly CheckoutEvent[] = [
  { type: 'delivery.offersWithdrawn' },
  { type: 'delivery.reestimateFailed', failure: goods.failure('server') },
  { type: 'delivery.reestimateFailed', failure: expired },
  { type: 'delivery.slotChosen' },
];

/** What comes too late, or twice: it must not be taken for anything else. */
export const strays: readonly CheckoutEvent[] = [
  ...virtualCarts,
  { type: 'identity.emailAccepted', email },
  { type: 'identity.emailRefused', failure: refused },
  { type: 'delivery.addressAccepted' },
  { type: 'delivery.offered', method: goods.courier },
  { type: 'delivery.slotKept', hours: goods.deliveryOffer.windows[0] ?? null },
  { type: 'totals.loaded', information: goods.information },
  { type: 'totals.loadFailed', failure: goods.failure('server') },
  { type: 'payment.methodChosen', code: goods.card.code },
  { type: 'payment.methodChosen', code: null },
  { type: 'payment.poNumberChanged', poNumber: 'PO-1' },
  { type: 'payment.obstaclesChanged', obstacles: [] },
  { type: 'payment.redirected', to: 'https://pay.example/1' },
  { type: 'payment.authorized', authorisation: goods.visa },
  { type: 'placing.billingAccepted' },
  { type: 'placing.billingRefused', failure: refused },
  { type: 'placing.paymentRequested' },
  { type: 'placing.orderBegun', order: pendingOrderOf(goods.orderRequest) },
  { type: 'payment.refused', failure: goods.failure('cardRefused') },
  { type: 'placing.orderRefused', failure: refused, isSent: true },
  { type: 'placing.orderDoubted' },
  { type: 'placing.orderStopped', changes: ['Paper cups have left your cart.'] },
  { type: 'placing.orderPlaced', receipt },
];
