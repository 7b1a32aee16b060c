/** The root with all its children on fake services: which fact leads to what. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { cartOf, cups, failure, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { add, missing, refusing } from './open-cart.ts';
import { openFor, twoLines } from './walk.ts';

const shownToasts = (shop: FakeShop) =>
  selectToasts(shop.toasts().getSnapshot()).map(({ type, message }) => [type, message]);
const isDrawerOpen = (shop: FakeShop) => selectIsCartOpen(shop.chrome().getSnapshot());
const goods = (shop: FakeShop) =>
  selectCart(shop.cart().getSnapshot())?.lines.map(({ sku, quantity }) => [sku, quantity]);
const openFullShop = (): Promise<FakeShop> => openFor(null, { lines: twoLines });

test('a failed action shows its reason and opens no drawer, also without a sentence [CART-07 NET-03]', async () => {
  const shop = await openFullShop();
  shop.surprise('writeCart', () => refusing('Only 12 left.'));
  await sendTo(shop.cart(), add(cups(90)));
  expect(shownToasts(shop)).toEqual([['error', 'Only 12 left.']]);
  failing(shop, 'writeCart', failure('server', ''));
  await sendTo(shop.cart(), add(cups(1)));
  expect([shop.death, shownToasts(shop).length, isDrawerOpen(shop)]).toEqual([[], 2, false]);
});

test('a replaced cart says to look whether everything is there [BEY-03]', async () => {
  const shop = await openFullShop();
  failing(shop, 'writeCart', missing);
  await sendTo(shop.cart(), add(cups(1)));
  const text = 'We had to renew your cart. Please check that nothing is missing.';
  expect(shownToasts(shop)).toEqual([['info', text]]);
  expect(goods(shop)).toEqual([
    ['WATER-15', 2],
    ['CUPS-50', 2],
  ]);
});

test('names the lines that a replaced cart lacks until the toast is dismissed [BEY-03]', async () => {
  const shop = await openFullShop();
  failing(shop, 'writeCart', missing);
  failing(shop, 'rebuildCart', failure('server'));
  await sendTo(shop.cart(), add(cups(1)));
  shop.clock.increment(600_000);
  expect(shop.toastTexts()).toEqual([
    'We had to renew your cart. These could not be brought back: Spring water 15 L, Paper cups.',
  ]);
});

test('names the guest’s lines that the merge did not bring along [CART-11]', async () => {
  const shop = await openFullShop();
  shop.surprise('readOwnCart', () => cartOf('own'));
  shop.surprise('mergeCarts', () => cartOf('own', lineOf('8', water(2))));
  await shop.signIn();
  expect(shop.toastTexts()).toContain(
    'These could not be added to your cart when you signed in: Paper cups.',
  );
});

test('a cart ordered elsewhere is not said to be still here [BEY-15]', async () => {
  const shop = await openFullShop();
  failing(shop, 'writeCart', failure('cartInactive'));
  await sendTo(shop.cart(), add(cups(1)));
  expect(goods(shop)).toEqual([['CUPS-50', 1]]);
  expect(shop.toastTexts().filter((text) => text.includes('Please check that nothing is missing'))).toEqual(
    [],
  );
});
