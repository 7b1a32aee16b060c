/** Signing in within the checkout while the customer's own cart cannot be had: nobody goes on with the guest's, which may be merged already (CART-11, BEY-15, PAY-04). */

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

test('a cart whose adoption failed is not gone on with, and asked for again the checkout opens with the own one [PAY-04, CART-11, BEY-15]', async () => {
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

test('behind an expired session the checkout stays as it is: signing in again asks by itself [BEY-02, CART-11]', async () => {
  const shop = await begin();
  failing(shop, 'adoptCart', failure('sessionExpired'));
  await signInWithin(shop);
  expect(shop.types()).not.toContain('cart.adoptionFailed');
  expect(stage(shop)).toBe('open');
});
