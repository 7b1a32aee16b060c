/** The root with all its children on fake services: which fact leads to what. */

import { expect, test } from 'vitest';
import { placeOf } from '#app/location.ts';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { present } from '#machines/domain/present.ts';
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

test('an addition opens the cart drawer and is emitted [CART-02]', async () => {
  const shop = await openFullShop();
  shop.cart().send(add(cups(1)));
  expect(isDrawerOpen(shop)).toBe(false);
  await shop.quiet();
  expect(isDrawerOpen(shop)).toBe(true);
  expect(shop.facts).toContainEqual({ type: 'cart.itemAdded', line: cups(1) });
});

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

test('closes the drawer when the checkout begins or is cancelled [CHK-05]', async () => {
  const shop = await openFullShop();
  for (const type of ['checkout.begin', 'checkout.cancel'] as const) {
    shop.chrome().send({ type: 'chrome.openCart' });
    expect(isDrawerOpen(shop)).toBe(true);
    shop.checkout().send({ type });
    expect([isDrawerOpen(shop), shop.types().at(-1)]).toEqual([false, 'checkout.cleared']);
    await shop.quiet();
  }
});

const asked = (shop: FakeShop) =>
  shop
    .asked('readContent')
    .map(({ input }) => (input as { readonly subject: { readonly kind: string } }).subject)
    .filter(({ kind }) => kind === 'crossSell');

const goTo = (shop: FakeShop, path: string) => {
  const place = present(placeOf(new URL(path, 'https://shop.example'), null), 'place');
  shop.actor.send({ type: 'shop.visit', place });
};
const [waterOnly, both] = [
  { kind: 'crossSell', skus: [water(1).sku] },
  { kind: 'crossSell', skus: [cups(1).sku, water(1).sku].toSorted() },
];

test('reads cross-sell products on the cart page only, again for another product, not for another quantity [CART-09]', async () => {
  const shop = await openFor(null, { lines: [lineOf('1', water(2))] });
  goTo(shop, '/cart');
  shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
  await sendTo(shop.cart(), { type: 'cart.settle' });
  expect(asked(shop)).toEqual([waterOnly]);
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  expect(asked(shop)).toEqual([waterOnly, both]);
  goTo(shop, '/');
  await sendTo(shop.cart(), { type: 'cart.addItem', line: { ...cups(1), sku: 'LID' } });
  expect(asked(shop)).toEqual([waterOnly, both]);
});
