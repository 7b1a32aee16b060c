/** Delivery prices are estimated again whenever a code is applied or removed. */

import { expect, test } from 'vitest';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { selectMethods } from '#machines/shipping/shipping.selectors.ts';
import { courier, express, failure, free } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { toShipping, toPayment } from './walk.ts';

const gratis = { ...courier, price: { ...courier.price, cents: 0 } };

const applyCode = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'SHIPFREE' });
};

test('a code changes the offered prices on the shipping tab and keeps the choice [SHIP-01 PROMO-01]', async () => {
  const shop = await toShipping();
  shop.chooseMethod(courier);
  await shop.quiet();
  shop.surprise('estimateShipping', () => [gratis, express]);
  await applyCode(shop);
  expect(shop.asked('estimateShipping')).toHaveLength(2);
  expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).toEqual([gratis, express]);
  expect(shop.seen()).toMatchObject({ method: gratis, totals: null });
  expect(shop.tab()).toBe('shipping');
});

test('a code at the payment reads totals and prices again and keeps the tab [SHIP-01 BEY-05]', async () => {
  const shop = await toPayment();
  const { method } = shop.seen();
  shop.surprise('estimateShipping', () => [gratis, express]);
  await applyCode(shop);
  expect(shop.tab()).toBe('payment');
  expect(shop.seen().totals).not.toBeNull();
  expect(shop.seen().method?.methodCode).toBe(method?.methodCode);
  expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).toEqual([gratis, express]);
});

test('a method that is not offered any more clears the totals and leads back [SHIP-01 CHK-08]', async () => {
  const shop = await toPayment();
  shop.surprise('estimateShipping', () => [free]);
  await applyCode(shop);
  expect(shop.seen()).toMatchObject({ method: free, totals: null });
  expect([shop.tab(), shop.furthest()]).toEqual(['shipping', 2]);
  const [message = ''] = shop.seen().messages;
  expect(message).toBe(
    'The delivery method you chose is not offered any more. Please choose how we deliver.',
  );
  shop.checkout().send({ type: 'checkout.dismiss', message });
  expect(shop.seen().messages).toEqual([]);
});

test('a failed estimate after a code asks for the delivery again [SHIP-01]', async () => {
  const shop = await toShipping();
  failing(shop, 'estimateShipping', failure('server'));
  await applyCode(shop);
  expect([shop.seen().method, shop.furthest()]).toEqual([null, 1]);
  expect(shop.facts.some(({ type }) => type === 'checkout.failed')).toBe(true);
});

test('a code applied in another tab updates totals and prices here [PROMO-01 BEY-05]', async () => {
  const shop = await toPayment();
  const sumsRead = shop.asked('readTotals').length;
  const estimates = shop.asked('estimateShipping').length;
  shop.surprise('readCart', (usual) => ({
    ...(usual() as object),
    discount: { cents: -500, currency: 'AUD' },
  }));
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(shop.asked('readTotals')).toHaveLength(sumsRead + 1);
  expect([shop.asked('estimateShipping').length, shop.tab()]).toEqual([estimates + 1, 'payment']);
  expect(shop.seen().totals).not.toBeNull();
});

test('totals that hold a code already are not read again for the cart that arrives after them [PROMO-01 BEY-05]', async () => {
  const shop = await toPayment();
  const sumsRead = shop.asked('readTotals').length;
  const discount = { cents: -500, currency: 'AUD' };
  shop.surprise('readTotals', (usual) => {
    const information = usual() as ShippingInformation;
    return { ...information, totals: { ...information.totals, discount } };
  });
  const arrivals: (() => void)[] = [];
  shop.surprise('readCart', async (usual) => {
    await new Promise<void>((resolve) => void arrivals.push(resolve));
    return { ...(usual() as object), discount };
  });
  await applyCode(shop);
  expect(shop.seen().totals?.discount).toEqual(discount);
  arrivals.forEach((arrive) => arrive());
  await shop.quiet();
  expect(shop.seen().cart?.discount).toEqual(discount);
  // While totals are read, Place order orders nothing
  expect(shop.asked('readTotals')).toHaveLength(sumsRead + 1);
});
