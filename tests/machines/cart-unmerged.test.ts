/** Signing in during the checkout while the customer's cart cannot be read. */

import { expect, test } from 'vitest';
import { cartOf, failure, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing } from './fake-services.ts';
import { begin } from './walk.ts';

test('waits for the customer’s cart when merging failed, and opens with it later [PAY-04 CART-11]', async () => {
  const shop = await begin();
  const cart = cartOf('own', lineOf('1', water(2)));
  failing(shop, 'adoptCart', failure('network'));
  shop.surprise('adoptCart', () => ({ cart, refusals: [] }));
  await shop.signIn();
  // longer than the details of a customer are waited for
  shop.clock.increment(20_000);
  await shop.quiet();
  expect([shop.stage(), shop.seen().cart]).toEqual(['waiting', null]);
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect([shop.stage(), shop.seen().cart]).toEqual(['open', cart]);
});

test('keeps the checkout open when merging met the end of the session [BEY-02 CART-11]', async () => {
  const shop = await begin();
  failing(shop, 'adoptCart', failure('sessionExpired'));
  await shop.signIn();
  expect(shop.types()).not.toContain('cart.adoptionFailed');
  expect(shop.stage()).toBe('open');
});
