/** The billing step of an order: after the lock, before money moves, and only where the bill goes elsewhere (CHK-04, CHK-14, BEY-01). */

import { expect, test } from 'vitest';
import type { Submission } from '#machines/checkout/step.events.ts';
import { failure, perth } from '../models/goods.ts';
import { failing } from './fake-services.ts';
import { seen, stage, placeOrder, toPayment } from './walk.ts';

const billed = (shop: Awaited<ReturnType<typeof toPayment>>): readonly Submission[] =>
  shop
    .asked('submitStep')
    .map(({ input }) => (input as { readonly submission: Submission }).submission)
    .filter(({ step }) => step === 'billingAddress');

test('where the bill goes to the delivery address, nothing more is submitted [CHK-04, CHK-14]', async () => {
  const shop = await toPayment();
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(billed(shop)).toEqual([]);
});

test('a billing address of its own is submitted with cart and e-mail, then the order goes [CHK-04, CHK-14]', async () => {
  const shop = await toPayment();
  shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(billed(shop)).toEqual([
    { step: 'billingAddress', cartId: 'cart-1', email: 'rosa@example.com', address: perth },
  ]);
  expect(shop.asked('sendOrder')).toHaveLength(1);
});

test('a refused one stops the order before money moves, unlocks the cart, and can be mended [CHK-04, BEY-01]', async () => {
  const shop = await toPayment();
  shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
  failing(shop, 'submitStep', failure('refused', 'We cannot bill there.'));
  await placeOrder(shop);
  expect(stage(shop)).toBe('open');
  expect(seen(shop).errors).toEqual(['We cannot bill there.']);
  expect(shop.cart().getSnapshot().context.isLockWanted).toBe(false);
  expect([shop.asked('tokenize'), shop.asked('sendOrder')]).toEqual([[], []]);
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(shop.asked('sendOrder')).toHaveLength(1);
});
