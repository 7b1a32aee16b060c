/** What went wrong queues up until it is read, or something new is asked (CHK-08). */

import { expect, test } from 'vitest';
import { brisbane, failure, incomplete } from '../models/goods.ts';
import { failing } from './fake-services.ts';
import {
  seen,
  context,
  beginCheckout,
  submitDelivery,
  placeOrder,
  begin,
  toDelivery,
  toPayment,
} from './walk.ts';

test('errors are pushed in their order, each goes when it is read, and a new request resets them [CHK-08]', async () => {
  const shop = await toDelivery();
  failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
  await submitDelivery(shop, brisbane);
  await submitDelivery(shop, incomplete);
  const [first = '', second = ''] = seen(shop).errors;
  expect([first, second]).toEqual([
    'We do not know that suburb.',
    'Shipping details are invalid or missing.',
  ]);
  shop.checkout().send({ type: 'checkout.dismiss', message: first });
  expect(seen(shop).errors).toEqual([second]);
  shop.checkout().send({ type: 'checkout.dismiss', message: 'Nobody said this.' });
  expect(seen(shop).errors).toEqual([second]);
  await submitDelivery(shop, brisbane);
  expect(seen(shop).errors).toEqual([]);
});

test('a checkout that begins afresh has none of them [CHK-05, CHK-08]', async () => {
  const shop = await toPayment();
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await placeOrder(shop);
  expect(seen(shop).errors).toEqual(['Your card was declined.']);
  shop.checkout().send({ type: 'checkout.cancel' });
  await beginCheckout(shop);
  expect(seen(shop).errors).toEqual([]);
  expect(context(await begin()).messages).toEqual([]);
});
