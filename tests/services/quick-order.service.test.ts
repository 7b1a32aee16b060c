/** The quick order on the real backend, for customers and for guests. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Content } from '#machines/domain/subject.ts';
import { storeView, readViewed } from '#services/catalog/viewed-products.ts';
import { createQuickOrderService } from '#services/order/quick-order.service.ts';
import { ask, signInAs, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const productOf = (sku: string) => ({ kind: 'product', product: { sku } }) as unknown as Content;

test('offers a customer’s usual products first, filled with the latest order [BEY-12]', async () => {
  const wires = backend.wires();
  const { transport, sent } = wires;
  await signInAs(wires, 'hannah');
  const { offers, orders, isUsual } = await ask(createQuickOrderService(transport).readRows, {
    cartSkus: ['BW-TEA-GREEN-50'],
    enteredSkus: [],
  });
  expect([isUsual, sent.length]).toEqual([true, 1]);
  expect(offers[0]).toMatchObject({ card: { sku: 'BW-SPRING-15', isQuickAdd: true } });
  expect(orders.length).toBeGreaterThan(4);
  const dates = orders.map(({ placedAt }) => placedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const filled = offers.filter(({ quantity }) => quantity > 0);
  const latest = orders[0]?.items.map(({ sku, quantity }) => [sku, quantity]).toSorted();
  expect(filled.map(({ card, quantity }) => [card.sku, quantity]).toSorted()).toEqual(latest);
  // options are chosen on the product page
  expect(offers.find(({ card }) => card.sku === 'BW-CUP-TRAVEL')).toMatchObject({
    quantity: 0,
    card: { isQuickAdd: false },
  });
});

test('offers a guest the cart’s products, then those viewed, and asks nothing without either [BEY-12]', async () => {
  const { transport, sent } = backend.wires();
  for (const sku of ['BW-PEN-12', 'BW-SPRING-15', 'GONE']) storeView(transport.storage, productOf(sku));
  const quickOrder = await ask(createQuickOrderService(transport).readRows, {
    cartSkus: ['BW-SPRING-15'],
    enteredSkus: ['BW-PEN-12', 'BW-TEA-GREEN-50'],
  });
  expect(quickOrder).toMatchObject({ orders: [], isUsual: false });
  expect(quickOrder.offers.map(({ card, quantity, last }) => [card.sku, quantity, last])).toEqual([
    ['BW-SPRING-15', 0, null],
    ['BW-PEN-12', 0, null],
  ]);
  expect(quickOrder.offers[0]?.card.price.cents).toBeGreaterThan(0);
  expect(quickOrder.others.map(({ sku }) => sku)).toEqual(['BW-TEA-GREEN-50']);
  expect(sent).toHaveLength(2);
  const { transport: fresh, sent: none } = backend.wires();
  const empty = await ask(createQuickOrderService(fresh).readRows, { cartSkus: [], enteredSkus: [] });
  expect(empty).toEqual({ offers: [], others: [], orders: [], isUsual: false });
  expect(none).toEqual([]);
});

test('remembers the last ten viewed products by sku [BEY-12]', () => {
  const { transport } = backend.wires();
  for (let index = 1; index <= 12; index += 1) storeView(transport.storage, productOf(`P${index}`));
  storeView(transport.storage, productOf('P5'));
  const skus = ['P5', 'P12', 'P11', 'P10', 'P9', 'P8', 'P7', 'P6', 'P4', 'P3'];
  expect(readViewed(transport.storage)).toEqual(skus);
  transport.storage.write('recently_viewed', [1, '', 'P1'], null, 1);
  expect(readViewed(transport.storage)).toEqual(['P1']);
});
