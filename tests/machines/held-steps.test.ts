/** Steps whose answers still hold are not walked again, and instalments add up. */

import { expect, test } from 'vitest';
import { instalmentsOf } from '#machines/domain/payment.ts';
import { toPayment } from './walk.ts';

test('another e-mail at the payment leads straight back to it, with delivery and sums as they are [BEY-21]', async () => {
  const shop = await toPayment();
  const { method, totals } = shop.seen();
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
  await shop.submitEmail('gina@example.com');
  expect(shop.seen()).toMatchObject({ email: 'gina@example.com', method, totals, errors: [] });
  expect(shop.tab()).toBe('payment');
  for (const slot of ['estimateShipping', 'saveShippingInformation'])
    expect(shop.asked(slot)).toHaveLength(1);
});

test.each([
  [2290, 573, 571],
  [2291, 573, 572],
  [4000, 1000, 1000],
  [2, 0, 2],
])('four instalments of %i cents are three of %i and one of %i [BEY-25 PAY-03]', (cents, each, last) => {
  const { each: one, last: end } = instalmentsOf({ cents, currency: 'AUD' });
  expect([one.cents, end.cents, 3 * one.cents + end.cents]).toEqual([each, last, cents]);
});
