/** The root with all its children on fake services: which fact leads to what. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import type { CartLine } from '#machines/domain/cart.ts';
import { wholeList } from '#machines/domain/list-query.ts';
import { type Subject } from '#machines/domain/subject.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { cups, failure, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop, openShop } from './fake-services.ts';
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

const visit = { type: 'page.visit', path: '/water.html', query: wholeList } as const;
const category = (id: number): Subject => ({ kind: 'category', id, query: wholeList });
const read = (shop: FakeShop) =>
  shop.asked('readContent').map(({ input }) => (input as { readonly subject: Subject }).subject);

test('a resolved page reads its subject, once while it is known [ROUTE-07]', async () => {
  const shop = openShop();
  await sendTo(shop.page(), visit);
  expect(read(shop)).toEqual([category(7)]);
  expect(shop.types()).toEqual(['session.restoredAsGuest', 'page.resolved', 'catalog.loaded']);
});

test('reads the page for missing pages once when the address or its content is not there [ROUTE-10]', async () => {
  const unknown = openShop();
  failing(unknown, 'resolveRoute', failure('notFound'));
  await sendTo(unknown.page(), visit);
  expect(read(unknown)).toEqual([{ kind: 'notFoundPage' }]);
  const emptied = openShop();
  failing(emptied, 'readContent', failure('notFound'));
  failing(emptied, 'readContent', failure('notFound'));
  await sendTo(emptied.page(), visit);
  expect(read(emptied)).toEqual([category(7), { kind: 'notFoundPage' }]);
});

const asked = (shop: FakeShop) =>
  shop
    .asked('readContent')
    .map(({ input }) => (input as { readonly subject: { readonly kind: string } }).subject)
    .filter(({ kind }) => kind === 'crossSell');

const opened = (...lines: readonly CartLine[]) => openFor(null, { lines });
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
