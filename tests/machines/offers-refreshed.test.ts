/** What delivery costs is the server's to say: asked again whenever a code comes or goes (SHIP-01, PROMO-01, BEY-05). */

import { expect, test } from 'vitest';
import { courier, express, failure, free } from '../models/goods.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { context, currentTab, furthest, toPayment, toShipping } from './walk.ts';

const gratis = { ...courier, price: { ...courier.price, cents: 0 } };

const applyCode = async (shop: FakeShop): Promise<void> => {
  shop.promo().send({ type: 'promo.apply', code: 'SHIPFREE' });
  await shop.quiet();
  await shop.quiet();
};

test('SHIP-01 PROMO-01 on the delivery methods a code changes the prices offered, and the choice stays', async () => {
  const shop = await toShipping();
  shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: courier });
  await shop.quiet();
  shop.surprise('estimateShipping', () => [gratis, express]);
  await applyCode(shop);
  expect(shop.asked('estimateShipping')).toHaveLength(2);
  expect(shop.inCheckout().shipping().getSnapshot().context).toMatchObject({
    methods: [gratis, express],
    chosen: gratis,
  });
  expect(context(shop)).toMatchObject({ method: gratis, totals: null });
  expect(currentTab(shop)).toBe('shipping');
});

test('SHIP-01 BEY-05 at the payment the sums are read again and the tab stays, with the new prices behind it', async () => {
  const shop = await toPayment();
  const { method } = context(shop);
  shop.surprise('estimateShipping', () => [gratis, express]);
  await applyCode(shop);
  expect(currentTab(shop)).toBe('payment');
  expect(context(shop).totals).not.toBeNull();
  expect(context(shop).method?.methodCode).toBe(method?.methodCode);
  expect(shop.inCheckout().shipping().getSnapshot().context.methods).toEqual([gratis, express]);
});

test('SHIP-01 CHK-08 BEY-16 a way of delivery that is not offered any more takes its sums with it', async () => {
  const shop = await toPayment();
  shop.surprise('estimateShipping', () => [free]);
  await applyCode(shop);
  expect(context(shop)).toMatchObject({ method: free, totals: null });
  expect([currentTab(shop), furthest(shop)]).toEqual(['shipping', 2]);
  const [message = ''] = context(shop).messages;
  expect(message).toBe(
    'The delivery method you chose is not offered any more. Please choose how we deliver.',
  );
  shop.checkout().send({ type: 'checkout.dismiss', message });
  expect(context(shop).messages).toEqual([]);
});

test('SHIP-01 an estimate that fails then is told, and delivery is asked for anew', async () => {
  const shop = await toShipping();
  failing(shop, 'estimateShipping', failure('server'));
  await applyCode(shop);
  expect(context(shop).method).toBeNull();
  expect(furthest(shop)).toBe(1);
  expect(shop.facts.some(({ type }) => type === 'checkout.failed')).toBe(true);
});

test('PROMO-01 BEY-05 SESS-05 a code applied in another tab changes the sums of this one, and the prices offered', async () => {
  const shop = await toPayment();
  const sumsRead = shop.asked('readTotals').length;
  const estimates = shop.asked('estimateShipping').length;
  shop.surprise('readCart', (usual) => ({
    ...(usual() as object),
    discount: { cents: -500, currency: 'AUD' },
  }));
  shop.cart().send({ type: 'cart.load' });
  await shop.quiet();
  await shop.quiet();
  expect(shop.asked('readTotals')).toHaveLength(sumsRead + 1);
  expect(shop.asked('estimateShipping')).toHaveLength(estimates + 1);
  expect(currentTab(shop)).toBe('payment');
  expect(context(shop).totals).not.toBeNull();
});
