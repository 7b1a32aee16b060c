/** Coming back where the server does not confirm every step: the way of delivery is not forgotten meanwhile (BEY-04). */

import { expect, test } from 'vitest';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { brisbane, courier, express, failure, lineOf, water } from '../models/goods.ts';
import { failing, held, openShop, type FakeShop } from './fake-services.ts';
import { context, currentTab, state } from './walk.ts';

const draftOf = (shop: FakeShop) => ({
  email: 'rosa@example.com',
  delivery: brisbane,
  billing: brisbane,
  isBillingSame: true,
  collection: context(shop).collection,
});

test('BEY-04 BEY-01 the delivery that was chosen is chosen again though the way there had to be gone by hand', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: express });
  failing(shop, 'submitStep', failure('server'));
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
  await shop.quiet();
  expect(context(shop).method).toEqual(express);
});

test('SHIP-01 BEY-04 an estimate that fails on the way back is told as at any other time', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draftOf(shop), { tab: 'payment', method: express });
  failing(shop, 'estimateShipping', failure('network'));
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  await shop.quiet();
  expect(currentTab(shop)).toBe('delivery');
  expect(context(shop).errors).toEqual(['Unable to get shipping methods']);
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
  shop.checkout().send({ type: 'checkout.begin' });
  for (let turn = 0; turn < 4; turn += 1) await shop.quiet();
  expect(state(shop)).toBe('{"open":{"resuming":"saving"}}');
  return { shop, release };
};
const methodsSaved = (shop: FakeShop) =>
  shop.asked('saveShippingInformation').map(({ input }) => (input as { method: unknown }).method);
const goOn = async (shop: FakeShop): Promise<void> => {
  shop.checkout().send({ type: 'checkout.submitShipping' });
  await shop.quiet();
  await shop.quiet();
};

test('SHIP-01 SHIP-04 BEY-04 where the save hangs, what is chosen then is saved, and the old answer is nobody’s', async () => {
  const { shop, release } = await atSlowSave();
  shop.clock.increment(12_000);
  expect(state(shop)).toBe('{"open":"editing"}');
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: courier });
  expect(context(shop).method).toEqual(courier);
  await goOn(shop);
  expect(currentTab(shop)).toBe('payment');
  await release();
  expect(methodsSaved(shop)).toEqual([express, courier]);
  expect([context(shop).method, currentTab(shop)]).toEqual([courier, 'payment']);
});

test('SHIP-02 BEY-04 where the save hangs, Continue asks anew and does not hang with it', async () => {
  const { shop } = await atSlowSave();
  shop.clock.increment(12_000);
  await goOn(shop);
  expect(methodsSaved(shop)).toEqual([express, express]);
  expect([state(shop), currentTab(shop)]).toEqual(['{"open":"editing"}', 'payment']);
});

test('SHIP-04 BEY-04 what is chosen on the way back ends the way there, and leaves nobody waiting', async () => {
  const { shop, release } = await atSlowSave();
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: courier });
  expect(state(shop)).toBe('{"open":"editing"}');
  await release();
  expect(context(shop)).toMatchObject({ method: courier, totals: null });
  expect(currentTab(shop)).toBe('shipping');
});
