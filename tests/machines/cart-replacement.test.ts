/** While a missing cart is replaced, and when that fails: what is shown and what is tried again. */

import { expect, test } from 'vitest';
import {
  selectCartFailure,
  selectIsCartLoading,
  selectIsCartRenewing,
} from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import {
  add,
  missing,
  now,
  offline,
  openCart,
  openOwnCart,
  openFullCart,
  remove,
  type HeldCart,
} from './open-cart.ts';

/** What the page shows of the cart. */
const shown = ({ see }: HeldCart) => {
  if (see(selectIsCartRenewing)) return 'renewing';
  if (see(selectIsCartLoading)) return 'loading';
  return see(selectCartFailure)?.kind ?? 'cart';
};

test('shows an empty cart after the first one could not be made [CART-01]', async () => {
  const cart = openCart(null);
  await cart.play([add(water(1))], ['create', offline]);
  expect(shown(cart)).toBe('network');
  await cart.play(now('load'));
  expect([shown(cart), cart.create.calls.length, cart.read.calls.length]).toEqual(['cart', 1, 0]);
});

test('tries a failed replacement again with the lines and without the action [BEY-03]', async () => {
  const cart = await openFullCart();
  await cart.play([add(water(1))], ['write', missing]);
  for (const attempt of [1, 2, 3]) {
    expect([shown(cart), cart.create.calls.length]).toEqual(['renewing', attempt]);
    if (attempt === 3) break;
    await cart.play([], ['create', offline]);
    expect(shown(cart)).toBe('network');
    await cart.play(now('load'));
  }
  const rebuilt = { ...fullCart, id: 'cart-2' };
  await cart.play([], ['create', 'cart-2'], ['rebuild', rebuilt]);
  expect(cart.rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [water(2), cups(1)] });
  expect([cart.write.calls.length, cart.read.last().input]).toEqual([1, { cartId: 'cart-2' }]);
  await cart.play([], ['read', rebuilt]);
  const fact = { type: 'cart.recreated', missing: [], wasOrdered: false };
  expect([shown(cart), cart.facts.at(-2)]).toEqual(['cart', fact]);
});

test('replaces a customer’s missing cart too, instead of reading their new empty one [BEY-03]', async () => {
  const cart = await openOwnCart();
  await cart.play([remove('1', water(2))], ['write', missing], ['create', offline]);
  await cart.play(now('load'));
  expect([cart.adopt.calls.length, cart.create.calls.length]).toEqual([1, 2]);
});

test('shows the cart as loading while the first product is added [CART-02]', async () => {
  const cart = openCart(null);
  expect(shown(cart)).toBe('cart');
  await cart.play([add(water(1))]);
  expect(shown(cart)).toBe('loading');
  await cart.play([], ['create', 'cart-1']);
  expect(shown(cart)).toBe('loading');
  await cart.play([], ['write', fullCart]);
  expect(shown(cart)).toBe('cart');
});

test('shows the cart after an order as empty at once [CHK-06]', async () => {
  const cart = await openFullCart();
  await cart.play(now('lock', 'renew'));
  expect([cart.create.calls.length, shown(cart)]).toEqual([1, 'cart']);
});

/** A cart whose lines are on their way into the one that replaces it. */
const rebuilding = async () => {
  const cart = await openFullCart();
  await cart.play([add(water(1))], ['write', missing], ['create', 'cart-2']);
  return { ...cart, lacking: () => cart.told('cart.recreated')?.['missing'] };
};

test('reads the new cart after a lost answer and names only the lines it lacks [CART-06 BEY-03]', async () => {
  const cart = await rebuilding();
  await cart.play([], ['rebuild', offline]);
  expect([cart.lacking(), cart.read.last().input]).toEqual([undefined, { cartId: 'cart-2' }]);
  await cart.play([], ['read', cartOf('cart-2', lineOf('9', water(2)))]);
  expect([cart.lacking(), cart.rebuild.calls.length]).toEqual([[cups(1)], 1]);
  const action = { kind: 'add', line: water(1) };
  expect(cart.write.last().input).toEqual({ cartId: 'cart-2', action, alongside: [] });
});

test('names all lines when the new cart cannot be read either [BEY-03]', async () => {
  const cart = await rebuilding();
  await cart.play([], ['rebuild', failure('server')], ['read', offline]);
  expect(cart.lacking()).toEqual([water(2), cups(1)]);
});

const notRebuilt = [failure('refused'), { ...offline, isUnsent: true as const }];
test.each(notRebuilt)(
  'never shows an empty cart, but names all lines: $kind [CART-05 CART-06]',
  async (reason) => {
    const cart = await rebuilding();
    expect(shown(cart)).toBe('renewing');
    await cart.play([], ['rebuild', reason]);
    expect([cart.lacking(), cart.read.calls.length]).toEqual([[water(2), cups(1)], 1]);
    expect([shown(cart), cart.write.calls.length]).toEqual(['renewing', 2]);
    await cart.play([], ['write', cartOf('cart-2', lineOf('7', water(1)))]);
    expect(shown(cart)).toBe('cart');
  },
);
