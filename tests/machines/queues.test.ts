/** What went wrong queues up until it is read, or something new is asked (CHK-08). */

import { expect, test } from 'vitest';
import { brisbane, failure, incomplete } from '../models/goods.ts';
import { failing } from './fake-services.ts';
import { begin, context, placeOrder, toDelivery, toPayment } from './walk.ts';

test('CHK-08 errors are pushed in their order, each goes when it is read, and a new request resets them', async () => {
  const shop = await toDelivery();
  failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
  shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitDelivery', address: incomplete });
  await shop.quiet();
  const [first = '', second = ''] = context(shop).errors;
  expect([first, second]).toEqual([
    'We do not know that suburb.',
    'Shipping details are invalid or missing.',
  ]);
  shop.checkout().send({ type: 'checkout.dismiss', message: first });
  expect(context(shop).errors).toEqual([second]);
  shop.checkout().send({ type: 'checkout.dismiss', message: 'Nobody said this.' });
  expect(context(shop).errors).toEqual([second]);
  shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
  await shop.quiet();
  expect(context(shop).errors).toEqual([]);
});

test('CHK-05 CHK-08 a checkout that begins afresh has none of them', async () => {
  const shop = await toPayment();
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await placeOrder(shop);
  expect(context(shop).errors).toEqual(['Your card was declined.']);
  shop.checkout().send({ type: 'checkout.cancel' });
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  expect(context(shop).errors).toEqual([]);
  expect(context(await begin()).messages).toEqual([]);
});
