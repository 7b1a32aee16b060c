/** Signing in within the checkout while the customer's own cart cannot be had: nobody goes on with the guest's, which may be merged already (CART-11, BEY-15, PAY-04). */

import { expect, test } from 'vitest';
import { cartOf, failure, lineOf, water } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { begin, context, state } from './walk.ts';

const ownCart = cartOf('own', lineOf('1', water(2)));

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await shop.quiet();
};

const signInWithin = async (shop: FakeShop): Promise<void> => {
  shop
    .session()
    .send({ type: 'session.signIn', credentials: { email: hannah.email, password: 'Water4all!' } });
  await settle(shop);
};

test('PAY-04 CART-11 BEY-15 a cart whose adoption failed is not gone on with, and asked for again the checkout opens with the own one', async () => {
  const shop = await begin();
  shop.surprise(
    'adoptCart',
    () => Promise.reject(failure('network')),
    () => ({ cart: ownCart, refusals: [] }),
  );
  await signInWithin(shop);
  // longer than the details of a customer are waited for
  shop.clock.increment(20_000);
  await settle(shop);
  expect(state(shop)).toBe('"waiting"');
  expect(context(shop).cart).toBeNull();

  shop.cart().send({ type: 'cart.load' });
  await settle(shop);
  expect(state(shop)).toContain('open');
  expect(context(shop).cart).toEqual(ownCart);
});

test('BEY-02 CART-11 behind an expired session the checkout stays as it is: signing in again asks by itself', async () => {
  const shop = await begin();
  failing(shop, 'adoptCart', failure('sessionExpired'));
  await signInWithin(shop);
  expect(shop.types()).not.toContain('cart.adoptionFailed');
  expect(state(shop)).toContain('open');
});
