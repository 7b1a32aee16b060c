/** Signing in during the checkout while the customer's cart cannot be read. */

import { expect, test } from 'vitest';
import { cartOf, failure, lineOf, water } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { seen, stage, begin } from './walk.ts';

const ownCart = cartOf('own', lineOf('1', water(2)));

const signInWithin = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.session(), {
    type: 'session.signIn',
    credentials: { email: hannah.email, password: 'Water4all!' },
  });
};

test('waits for the customer’s cart when merging failed, and opens with it later [PAY-04, CART-11]', async () => {
  const shop = await begin();
  shop.surprise(
    'adoptCart',
    () => Promise.reject(failure('network')),
    () => ({ cart: ownCart, refusals: [] }),
  );
  await signInWithin(shop);
  // longer than the details of a customer are waited for
  shop.clock.increment(20_000);
  await shop.quiet();
  expect(stage(shop)).toBe('waiting');
  expect(seen(shop).cart).toBeNull();

  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(stage(shop)).toBe('open');
  expect(seen(shop).cart).toEqual(ownCart);
});

test('keeps the checkout open when merging met the end of the session [BEY-02, CART-11]', async () => {
  const shop = await begin();
  failing(shop, 'adoptCart', failure('sessionExpired'));
  await signInWithin(shop);
  expect(shop.types()).not.toContain('cart.adoptionFailed');
  expect(stage(shop)).toBe('open');
});
