/** Coming back to the checkout: the chosen method is kept, or chosen again. */

import { expect, test } from 'vitest';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { brisbane, courier, express, failure, lineOf, water } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import {
  currentTab,
  seen,
  stage,
  beginCheckout,
  submitEmail,
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

test('chooses the remembered method again although the steps had to be repeated by hand [BEY-04, BEY-01]', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: express });
  failing(shop, 'submitStep', failure('server'));
  await shop.quiet();
  await beginCheckout(shop);
  await submitEmail(shop, 'rosa@example.com');
  await submitDelivery(shop, brisbane);
  expect(seen(shop).method).toEqual(express);
});

test('reports a failed estimate while the checkout resumes [SHIP-01, BEY-04]', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: express });
  failing(shop, 'estimateShipping', failure('network'));
  await shop.quiet();
  await beginCheckout(shop);
  expect(currentTab(shop)).toBe('delivery');
  expect(seen(shop).errors).toEqual(['Unable to get shipping methods']);
  expect(selectToasts(shop.toasts().getSnapshot()).map(({ message }) => message)).toEqual([
    'Unable to get shipping methods',
  ]);
});

/** Back on the way to payment, with the save of their way of delivery not answered. */
const atSlowSave = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: express });
  const release = held(shop, 'saveShippingInformation');
  await shop.quiet();
  await beginCheckout(shop);
  expect(stage(shop)).toBe('resuming');
  return { shop, release };
};
const methodsSaved = (shop: FakeShop) =>
  shop.asked('saveShippingInformation').map(({ input }) => (input as { method: unknown }).method);
const goOn = async (shop: FakeShop): Promise<void> => {
  await submitShipping(shop);
};

test('a method chosen while the old save hangs is saved, and the old answer ignored [SHIP-01, SHIP-04]', async () => {
  const { shop, release } = await atSlowSave();
  shop.clock.increment(12_000);
  expect(stage(shop)).toBe('open');
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: courier });
  expect(seen(shop).method).toEqual(courier);
  await goOn(shop);
  expect(currentTab(shop)).toBe('payment');
  await release();
  expect(methodsSaved(shop)).toEqual([express, courier]);
  expect([seen(shop).method, currentTab(shop)]).toEqual([courier, 'payment']);
});

test('Continue saves again while the old save hangs [SHIP-02, BEY-04]', async () => {
  const { shop } = await atSlowSave();
  shop.clock.increment(12_000);
  await goOn(shop);
  expect(methodsSaved(shop)).toEqual([express, express]);
  expect([stage(shop), currentTab(shop)]).toEqual(['open', 'payment']);
});

test('a method chosen while the checkout resumes ends the resuming [SHIP-04, BEY-04]', async () => {
  const { shop, release } = await atSlowSave();
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: courier });
  expect(stage(shop)).toBe('open');
  await release();
  expect(seen(shop)).toMatchObject({ method: courier, totals: null });
  expect(currentTab(shop)).toBe('shipping');
});

test('asks for the method again when the remembered one is unknown [BEY-04, SHIP-01]', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: null });
  await shop.quiet();
  await beginCheckout(shop);
  expect(currentTab(shop)).toBe('shipping');
  expect(seen(shop)).toMatchObject({ method: courier, totals: null });
  expect(shop.asked('saveShippingInformation')).toEqual([]);
});

test('remembers a method when it is chosen, not when it is proposed [BEY-04, SHIP-01]', async () => {
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

test('keeps the chosen method when a guest signs in at the payment [BEY-04, SHIP-01]', async () => {
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

test('offers the same method again after an order stopped for a changed total [BEY-16, SHIP-01]', async () => {
  const shop = await toPaymentByExpress();
  await showPayment(shop);
  shop.surprise('rereadCart', dearer);
  shop.surprise('readCart', dearer);
  await placeOrder(shop);
  expect(seen(shop).method).toBeNull();
  await submitDelivery(shop, brisbane);
  expect([currentTab(shop), seen(shop).method]).toEqual(['shipping', express]);
});
