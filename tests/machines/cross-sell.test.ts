/** Cross-sell products are read on the cart page, once for each set of products. */

import { expect, test } from 'vitest';
import type { CartLine } from '#machines/domain/cart.ts';
import { cups, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';

const asked = (shop: FakeShop) =>
  shop
    .asked('readContent')
    .map(({ input }) => (input as { readonly subject: { readonly kind: string } }).subject)
    .filter(({ kind }) => kind === 'crossSell');

const opened = async (...lines: readonly CartLine[]) => {
  const shop = openShop({ cartId: 'cart-1', lines });
  await shop.quiet();
  return shop;
};
const [waterOnly, both] = [
  { kind: 'crossSell', skus: [water(1).sku] },
  { kind: 'crossSell', skus: [cups(1).sku, water(1).sku].toSorted() },
];

test('reads the cross-sell products on the cart page only [CART-09]', async () => {
  const shop = await opened(lineOf('1', water(2)), lineOf('2', cups(1)), lineOf('3', water(1)));
  expect(asked(shop)).toEqual([]);
  shop.actor.send({ type: 'shop.visit', isCart: false });
  expect(asked(shop)).toEqual([]);
  shop.actor.send({ type: 'shop.visit', isCart: true });
  expect(asked(shop)).toEqual([both]);
});

test('reads the cross-sell products again for another product, not for another quantity [CART-09]', async () => {
  const shop = await opened(lineOf('1', water(2)));
  shop.actor.send({ type: 'shop.visit', isCart: true });
  shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
  await sendTo(shop.cart(), { type: 'cart.settle' });
  expect(asked(shop)).toEqual([waterOnly]);
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  expect(asked(shop)).toEqual([waterOnly, both]);
  shop.actor.send({ type: 'shop.visit', isCart: false });
  await sendTo(shop.cart(), { type: 'cart.addItem', line: { ...cups(1), sku: 'LID' } });
  expect(asked(shop)).toEqual([waterOnly, both]);
});

test('reads no cross-sell products for an empty cart [CART-09]', async () => {
  const shop = await opened();
  shop.actor.send({ type: 'shop.visit', isCart: true });
  expect(asked(shop)).toEqual([]);
  await sendTo(shop.cart(), { type: 'cart.addItem', line: water(1) });
  expect(asked(shop)).toEqual([waterOnly]);
});
