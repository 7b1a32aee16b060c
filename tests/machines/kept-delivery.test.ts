/** An own choice of delivery outlives what comes between: a sign-in, a stopped order; what nobody knows any more is chosen again (SHIP-01, BEY-04, BEY-16). */

import { expect, test } from 'vitest';
import { brisbane, courier, express, lineOf, water } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import {
  currentTab,
  seen,
  beginCheckout,
  submitDelivery,
  submitShipping,
  showPayment,
  placeOrder,
  toShipping,
  dearer,
} from './walk.ts';

const draftOf = (shop: FakeShop) => ({
  email: 'rosa@example.com',
  delivery: brisbane,
  billing: brisbane,
  isBillingSame: true,
  collection: seen(shop).collection,
});

test('whoever had been at the payment with a way of delivery nobody knows any more chooses it again [BEY-04, SHIP-01]', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: null });
  await shop.quiet();
  await beginCheckout(shop);
  expect(currentTab(shop)).toBe('shipping');
  expect(seen(shop)).toMatchObject({ method: courier, totals: null });
  expect(shop.asked('saveShippingInformation')).toEqual([]);
});

test('a way of delivery is kept as it is chosen, not once it is saved, and what was only offered is no choice [BEY-04, SHIP-01]', async () => {
  const shop = await toShipping();
  const kept = () =>
    shop.facts.flatMap((fact) => (fact.type === 'checkout.draftChanged' ? [fact.draft.method] : []));
  expect(kept().every((method) => method === undefined)).toBe(true);
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
  expect(kept().at(-1)).toEqual(express);
});

const toPaymentByExpress = async (): Promise<FakeShop> => {
  const shop = await toShipping();
  await sendTo(shop.inCheckout().shipping(), { type: 'shipping.chooseMethod', method: express });
  await submitShipping(shop);
  expect(currentTab(shop)).toBe('payment');
  return shop;
};

test('a guest who signs in at the payment keeps their way of delivery, though the merged cart is another [BEY-04, SHIP-01, CART-11]', async () => {
  const shop = await toPaymentByExpress();
  shop.surprise('adoptCart', (usual) => {
    const adopted = usual() as { readonly cart: object };
    return { ...adopted, cart: { ...adopted.cart, id: 'cart-of-hannah' } };
  });
  const credentials = { email: hannah.email, password: 'Water4all!' };
  await sendTo(shop.session(), { type: 'session.signIn', credentials });
  expect(shop.asked('saveShippingInformation').at(-1)).toMatchObject({
    input: { cartId: 'cart-of-hannah', method: express },
  });
  expect([currentTab(shop), seen(shop).method]).toEqual(['payment', express]);
});

test('an order that was stopped for a dearer cart has the same way of delivery to confirm [BEY-16, SHIP-01]', async () => {
  const shop = await toPaymentByExpress();
  await showPayment(shop);
  shop.surprise('rereadCart', dearer);
  shop.surprise('readCart', dearer);
  await placeOrder(shop);
  expect(seen(shop).method).toBeNull();
  await submitDelivery(shop, brisbane);
  expect([currentTab(shop), seen(shop).method]).toEqual(['shipping', express]);
});
