/** Coming back where the server does not confirm every step: the way of delivery is not forgotten meanwhile (BEY-04). */

import { expect, test } from 'vitest';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { brisbane, express, failure, lineOf, water } from '../models/goods.ts';
import { failing, openShop, type FakeShop } from './fake-services.ts';
import { context, currentTab } from './walk.ts';

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
