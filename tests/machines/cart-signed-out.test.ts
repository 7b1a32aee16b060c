/** A customer’s missing cart, and what the whole shop says of carts. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { add, edit, missing, now, openOwnCart, remove, reorder, update, refusing } from './open-cart.ts';
import { begin, openFor, twoLines } from './walk.ts';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';

const addCups = { kind: 'add', line: cups(1) };
const confirm = { type: 'cart.confirmSignOut' } as const;

test('signs a customer out when an addition meets a missing cart, and repeats it in a guest cart [CART-05]', async () => {
  const cart = await openOwnCart();
  await cart.play([{ type: 'cart.syncAccount', customerId: 4711 }, add(cups(1))], ['write', missing]);
  expect([cart.types(), cart.create.calls.length]).toEqual([['cart.signOutWanted'], 0]);
  await cart.play([confirm], ['create', 'guest-2'], ['rebuild', fullCart]);
  expect(cart.rebuild.last().input).toEqual({ cartId: 'guest-2', lines: [water(2), cups(1)] });
  expect(cart.write.last().input).toEqual({ cartId: 'guest-2', action: addCups, alongside: [] });
  expect(cart.told('cart.created')).toEqual({ type: 'cart.created', cartId: 'guest-2', isOwned: false });
  expect([cart.create.calls.length, cart.write.calls.length]).toEqual([1, 2]);
});

test('signs a customer out when a reading meets a missing cart, and keeps the lines [CART-05]', async () => {
  const cart = await openOwnCart();
  await cart.play(now('load'), ['read', missing]);
  expect(cart.types()).toEqual(['cart.signOutWanted']);
  await cart.play([confirm], ['create', 'guest-2'], ['rebuild', fullCart]);
  expect([cart.write.calls.length, cart.read.last().input]).toEqual([0, { cartId: 'guest-2' }]);
});

test.each([
  ['changed', update('1', water(5))],
  ['removed', remove('1', water(2))],
  ['edited', edit('1', water(2), cups(2))],
] as const)('keeps a customer signed in when a line %s meets a missing cart [CART-05]', async (_, event) => {
  const cart = await openOwnCart();
  await cart.play(
    [event, ...now('settle')],
    ['write', missing],
    ['create', 'own-2'],
    ['read', cartOf('own-2')],
  );
  await cart.play([], ['rebuild', fullCart]);
  expect(cart.types()).not.toContain('cart.signOutWanted');
  expect(cart.told('cart.created')).toMatchObject({ isOwned: true });
});

test('keeps a customer signed in when the cart was ordered [BEY-15]', async () => {
  const cart = await openOwnCart();
  await cart.play([add(cups(1))], ['write', failure('cartInactive')]);
  expect([cart.types(), cart.create.calls.length]).toEqual([['cart.dropped'], 1]);
});

test('adds the lines of a reordered order one by one after the sign-out [CART-05]', async () => {
  const cart = await openOwnCart();
  await cart.play([reorder('7', cups(3)), reorder('8', water(3))], ['write', missing]);
  await cart.play([confirm], ['create', 'guest-2'], ['rebuild', fullCart], ['write', fullCart]);
  const several = { kind: 'addSeveral', orderNumber: null };
  expect(cart.actions().slice(1)).toEqual([[cups(3)], [water(3)]].map((lines) => ({ ...several, lines })));
});

test('the shop signs out in place, replaces the cart once and offers to sign in again [CART-05 BEY-08]', async () => {
  const shop = await openFor(hannah, { cartId: null });
  failing(shop, 'writeCart', missing);
  const from = shop.facts.length;
  await sendTo(shop.cart(), add(cups(1)));
  const watched = /^session\.|^cart\.(signOutWanted|dropped|lost|created|recreated|itemAdded)$/;
  const told = shop.types().slice(from);
  expect(told.filter((type) => watched.test(type))).toEqual([
    'cart.signOutWanted',
    'session.customerForgotten',
    'session.checkoutForgotten',
    'session.signedOutInPlace',
    'cart.lost',
    'cart.created',
    'cart.recreated',
    'cart.itemAdded',
  ]);
  expect([shop.asked('revokeToken').length, shop.asked('createCart').length]).toEqual([1, 1]);
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
  expect(selectCustomer(shop.customer().getSnapshot())).toBeNull();
  const word = selectToasts(shop.toasts().getSnapshot()).find(({ id }) => id === 'signedOutForCart');
  expect(word).toMatchObject({ type: 'warning', actionText: 'Sign in', timeout: null });
  await sendTo(shop.toasts(), { type: 'toasts.act', id: 'signedOutForCart' });
  expect(shop.types().slice(-2)).toContain('session.signInWanted');
});

test('waits for the customer’s cart when merging failed, and opens with it later [PAY-04 CART-11]', async () => {
  const shop = await begin();
  const cart = cartOf('own', lineOf('1', water(2)));
  failing(shop, 'readOwnCart', failure('network'));
  for (const slot of ['readOwnCart', 'mergeCarts']) shop.surprise(slot, () => cart);
  await shop.signIn();
  // longer than the details of a customer are waited for
  shop.clock.increment(20_000);
  await shop.quiet();
  expect([shop.stage(), shop.seen().cart]).toEqual(['waiting', null]);
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect([shop.stage(), shop.seen().cart]).toEqual(['open', cart]);
});

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
