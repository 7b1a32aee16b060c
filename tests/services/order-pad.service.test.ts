/** The pad on the real backend: a customer's habits, a guest's looks and cart, at today's prices (BEY-12, BEY-08, CAT-04). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Content } from '#machines/domain/subject.ts';
import { keepView, readViewed } from '#services/kept-views.ts';
import { createOrderPadService } from '#services/order-pad.service.ts';
import { toPastOrders } from '#services/order-pad.wire.ts';
import { createSessionService } from '#services/session.service.ts';
import { ask, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const productOf = (sku: string) => ({ kind: 'product', product: { sku } }) as unknown as Content;

test('BEY-12 of a customer: what they order most comes first, the latest order filled in', async () => {
  const { transport, session, sent } = backend.wires();
  const people = createSessionService(transport, session);
  const email = 'hannah@example.com';
  await ask(people.signIn, { credentials: { email, password: 'Water4all!' } });
  await ask(people.activateToken, { email });
  sent.length = 0;
  const { offers, orders, isUsual } = await ask(createOrderPadService(transport).readPad, {
    cartSkus: ['BW-TEA-GREEN-50'],
  });
  expect([isUsual, sent.length]).toEqual([true, 1]);
  expect(offers[0]).toMatchObject({ card: { sku: 'BW-SPRING-15', isQuickAdd: true } });
  expect(orders.length).toBeGreaterThan(4);
  const dates = orders.map(({ placedAt }) => placedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const filled = offers.filter(({ quantity }) => quantity > 0);
  const latest = orders[0]?.items.map(({ sku, quantity }) => [sku, quantity]).toSorted();
  expect(filled.map(({ card, quantity }) => [card.sku, quantity]).toSorted()).toEqual(latest);
  // what was chosen of it is chosen on its page
  expect(offers.find(({ card }) => card.sku === 'BW-CUP-TRAVEL')).toMatchObject({
    quantity: 0,
    card: { isQuickAdd: false },
  });
});

test('BEY-12 of a guest: what lies in the cart, then what was looked at, each once and read anew', async () => {
  const { transport, sent } = backend.wires();
  for (const sku of ['BW-PEN-12', 'BW-SPRING-15', 'GONE']) keepView(transport.storage, productOf(sku));
  const pad = await ask(createOrderPadService(transport).readPad, { cartSkus: ['BW-SPRING-15'] });
  expect(pad).toMatchObject({ orders: [], isUsual: false });
  expect(pad.offers.map(({ card, quantity, last }) => [card.sku, quantity, last])).toEqual([
    ['BW-SPRING-15', 0, null],
    ['BW-PEN-12', 0, null],
  ]);
  expect(pad.offers[0]?.card.price.cents).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
});

test('BEY-12 who has looked at nothing asks nothing', async () => {
  const { transport, sent } = backend.wires();
  const pad = await ask(createOrderPadService(transport).readPad, { cartSkus: [] });
  expect(pad).toEqual({ offers: [], orders: [], isUsual: false });
  expect(sent).toEqual([]);
});

test('BEY-12 the last ten looked at are remembered, the newest first, by nothing but their sku', () => {
  const { transport } = backend.wires();
  for (let index = 1; index <= 12; index += 1) keepView(transport.storage, productOf(`P${index}`));
  keepView(transport.storage, productOf('P5'));
  const skus = ['P5', 'P12', 'P11', 'P10', 'P9', 'P8', 'P7', 'P6', 'P4', 'P3'];
  expect(readViewed(transport.storage)).toEqual(skus);
  transport.storage.write('recently_viewed', [1, '', 'P1'], null, 1);
  expect(readViewed(transport.storage)).toEqual(['P1']);
  transport.storage.write('recently_viewed', 'nonsense', null, 1);
  expect(readViewed(transport.storage)).toEqual([]);
});

test('CAT-04 what left the shelf keeps the picture this browser knows by its sku', () => {
  const item = { product_name: 'Old jug', product_sku: 'JUG', quantity_ordered: 1, product: null };
  const order = { number: '7', order_date: '2026-01-02 03:04:05', total: null, items: [item] };
  const read = (kept: readonly (readonly [string, string])[]) =>
    toPastOrders({ customer: { orders: { items: [order] } } }, kept)[0]?.items[0];
  expect(read([['JUG', '/media/catalog/product/jug.jpg']])).toMatchObject({
    name: 'Old jug',
    card: null,
    image: '/media/catalog/product/jug.jpg',
  });
  expect(read([])?.image).toBeNull();
});
