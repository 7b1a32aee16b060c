/** Walks a fake shop's checkout up to a tab, as a shopper would. */

import { brisbane, cups, lineOf, water } from '../models/goods.ts';
import { openShop, type FakeShop } from './fake-services.ts';

export const twoLines = [lineOf('1', water(2)), lineOf('2', cups(1))];

export const state = (shop: FakeShop): string => JSON.stringify(shop.checkout().getSnapshot().value);
export const context = (shop: FakeShop) => shop.checkout().getSnapshot().context;
export const currentTab = (shop: FakeShop): unknown => shop.inCheckout().tabs().getSnapshot().value;
export const furthest = (shop: FakeShop): number => shop.inCheckout().tabs().getSnapshot().context.furthest;

/** A shop with two lines in its cart and the checkout open on its first tab. */
export const begin = async (): Promise<FakeShop> => {
  const shop = openShop({ cartId: 'cart-1', lines: twoLines });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  return shop;
};

export const toDelivery = async (): Promise<FakeShop> => {
  const shop = await begin();
  shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await shop.quiet();
  return shop;
};

export const toShipping = async (): Promise<FakeShop> => {
  const shop = await toDelivery();
  shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
  await shop.quiet();
  return shop;
};

export const toPayment = async (): Promise<FakeShop> => {
  const shop = await toShipping();
  shop.checkout().send({ type: 'checkout.submitShipping' });
  await shop.quiet();
  shop.inCheckout().payment().send({ type: 'payment.showFields' });
  await shop.quiet();
  return shop;
};

/** Until an answer that asks for the next one has had all of them. */
const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
};

/** From the address, as it stands or another one, to the open card form. */
export const deliverAndPay = async (shop: FakeShop, address = context(shop).delivery): Promise<FakeShop> => {
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  await settle(shop);
  shop.checkout().send({ type: 'checkout.submitShipping' });
  await settle(shop);
  shop.inCheckout().payment().send({ type: 'payment.showFields' });
  await settle(shop);
  return shop;
};

/** Presses the button and waits until nothing moves any more. */
export const placeOrder = async (shop: FakeShop): Promise<void> => {
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.quiet();
  await shop.quiet();
};

/** The usual cart, a dollar dearer. */
export const dearer = (usual: () => unknown) => {
  const cart = usual() as { readonly grandTotal: { readonly cents: number } };
  return { ...cart, grandTotal: { ...cart.grandTotal, cents: cart.grandTotal.cents + 100 } };
};
