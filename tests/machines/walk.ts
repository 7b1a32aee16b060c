/** Walks a fake shop's checkout to a tab, and says what the shopper sees there. */

import {
  selectAreSumsPending,
  selectBilling,
  selectCheckoutCart,
  selectCheckoutErrors,
  selectCheckoutMessages,
  selectCollection,
  selectCustomerEmail,
  selectDelivery,
  selectEmail,
  selectFilledBilling,
  selectFilledDelivery,
  selectIsBillingSame,
  selectIsCheckoutOpen,
  selectIsCheckoutWaiting,
  selectIsConfirmingCollection,
  selectIsConfirmingDelivery,
  selectIsConfirmingEmail,
  selectIsConfirmingShipping,
  selectIsPlacing,
  selectIsResuming,
  selectObstacles,
  selectReceipt,
  selectTotals,
} from '#machines/checkout/checkout.selectors.ts';
import { selectIsCartLocked } from '#machines/cart/cart.selectors.ts';
import { selectCurrentTab, selectFurthest } from '#machines/checkout/tabs.selectors.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { selectIsGiftCardLocked } from '#machines/gift-card/gift-card.selectors.ts';
import { selectIsPromoLocked } from '#machines/promo/promo.selectors.ts';
import { selectChosenMethod } from '#machines/shipping/shipping.selectors.ts';
import { brisbane, cups, lineOf, water } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';

export const twoLines = [lineOf('1', water(2)), lineOf('2', cups(1))];

/** A customer with two addresses; the first is where everything goes by default. */
export const atHome: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true }),
    bookEntry(2, '88 Marine Parade'),
  ],
};

export const currentTab = (shop: FakeShop): unknown =>
  selectCurrentTab(shop.inCheckout().tabs().getSnapshot());
export const furthest = (shop: FakeShop): number => selectFurthest(shop.inCheckout().tabs().getSnapshot());

/** What the shopper sees of the checkout. */
export const seen = (shop: FakeShop) => {
  const checkout = shop.checkout().getSnapshot();
  const { shipping } = checkout.children;
  return {
    cart: selectCheckoutCart(checkout),
    email: selectEmail(checkout),
    customer: selectCustomerEmail(checkout),
    delivery: selectDelivery(checkout),
    billing: selectBilling(checkout),
    isBillingSame: selectIsBillingSame(checkout),
    collection: selectCollection(checkout),
    filled: { delivery: selectFilledDelivery(checkout), billing: selectFilledBilling(checkout) },
    method: shipping === undefined ? null : selectChosenMethod(shipping.getSnapshot()),
    totals: selectTotals(checkout),
    areSumsPending: selectAreSumsPending(checkout),
    errors: selectCheckoutErrors(checkout),
    messages: selectCheckoutMessages(checkout),
    receipt: selectReceipt(checkout),
  };
};
/** The name under which the tests of the screen know it. */
export const context = seen;

export type Stage = 'closed' | 'waiting' | 'open' | 'resuming' | 'confirming' | 'placing' | 'finished';

export const stage = (shop: FakeShop): Stage => {
  const checkout = shop.checkout().getSnapshot();
  const isConfirming = [
    selectIsConfirmingEmail,
    selectIsConfirmingDelivery,
    selectIsConfirmingCollection,
    selectIsConfirmingShipping,
  ].some((select) => select(checkout));
  if (selectIsCheckoutWaiting(checkout)) return 'waiting';
  if (selectIsResuming(checkout)) return 'resuming';
  if (selectIsPlacing(checkout)) return 'placing';
  if (isConfirming) return 'confirming';
  if (selectIsCheckoutOpen(checkout)) return 'open';
  return selectReceipt(checkout) === null ? 'closed' : 'finished';
};

/** The blockers that are named at their fields. */
export const blockers = (shop: FakeShop) => selectObstacles(shop.checkout().getSnapshot());
export const blockedFields = (shop: FakeShop): readonly string[] => blockers(shop).map(({ field }) => field);

/** Whether cart, promo code, gift cards and account number are locked for an order. */
export const locks = (shop: FakeShop): readonly boolean[] => [
  selectIsCartLocked(shop.cart().getSnapshot()),
  selectIsPromoLocked(shop.promo().getSnapshot()),
  selectIsGiftCardLocked(shop.giftCard().getSnapshot()),
  // no selector shows this one
  shop.customer().getSnapshot().context.isCartHeld,
];
export const allLocked = [true, true, true, true];
export const noneLocked = [false, false, false, false];

/** The numbers of the accounts that were written on the cart. */
export const accountNumbers = (shop: FakeShop): readonly number[] =>
  shop
    .asked('setExternalId')
    .map(({ input }) => (input as { readonly account: { readonly id: number } }).account.id);

/** A shop with one line in its cart, and with its customer if one is given. */
export const openFor = async (
  customer: Customer | null = null,
  options: Parameters<typeof openShop>[0] = {},
): Promise<FakeShop> => {
  const people = customer === null ? {} : { people: { owner: { email: customer.email }, customer } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], ...people, ...options });
  await shop.quiet();
  return shop;
};

export const signIn = (shop: FakeShop, email: string = hannah.email): Promise<void> =>
  sendTo(shop.session(), { type: 'session.signIn', credentials: { email, password: 'Water4all!' } });
export const signOut = (shop: FakeShop): Promise<void> => sendTo(shop.session(), { type: 'session.signOut' });
export const switchAccount = (shop: FakeShop, accountId: number): Promise<void> =>
  sendTo(shop.customer(), { type: 'customer.switchAccount', accountId });

export const beginCheckout = async (shop: FakeShop): Promise<FakeShop> => {
  await sendTo(shop.checkout(), { type: 'checkout.begin' });
  return shop;
};
export const submitEmail = (shop: FakeShop, email = 'rosa@example.com'): Promise<void> =>
  sendTo(shop.checkout(), { type: 'checkout.submitEmail', email });
export const changeDelivery = (shop: FakeShop, address = brisbane): Promise<void> =>
  sendTo(shop.checkout(), { type: 'checkout.changeDelivery', address });
export const submitDelivery = (shop: FakeShop, address = brisbane): Promise<void> =>
  sendTo(shop.checkout(), { type: 'checkout.submitDelivery', address });
export const submitShipping = (shop: FakeShop): Promise<void> =>
  sendTo(shop.checkout(), { type: 'checkout.submitShipping' });
export const showPayment = (shop: FakeShop): Promise<void> =>
  sendTo(shop.inCheckout().payment(), { type: 'payment.showFields' });
/** Presses the button and waits until nothing moves any more. */
export const placeOrder = (shop: FakeShop): Promise<void> =>
  sendTo(shop.checkout(), { type: 'checkout.placeOrder' });

/** A shop with two lines in its cart and the checkout open on its first tab. */
export const begin = async (): Promise<FakeShop> => beginCheckout(await openFor(null, { lines: twoLines }));

export const toDelivery = async (): Promise<FakeShop> => {
  const shop = await begin();
  await submitEmail(shop);
  return shop;
};

export const toShipping = async (): Promise<FakeShop> => {
  const shop = await toDelivery();
  await changeDelivery(shop);
  await submitDelivery(shop);
  return shop;
};

export const toPayment = async (): Promise<FakeShop> => {
  const shop = await toShipping();
  await submitShipping(shop);
  await showPayment(shop);
  return shop;
};

/** From the address, as it stands or another one, to the open card form. */
export const deliverAndPay = async (shop: FakeShop, address = seen(shop).delivery): Promise<FakeShop> => {
  await submitDelivery(shop, address);
  await submitShipping(shop);
  await showPayment(shop);
  return shop;
};

/** The usual cart, a dollar dearer. */
export const dearer = (usual: () => unknown) => {
  const cart = usual() as { readonly grandTotal: { readonly cents: number } };
  return { ...cart, grandTotal: { ...cart.grandTotal, cents: cart.grandTotal.cents + 100 } };
};
