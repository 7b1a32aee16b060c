/** What other tabs of this browser do to the cart. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, fullCart } from '../models/goods.ts';
import { add, follow, missing, openCart, openOwnCart, openFullCart } from './open-cart.ts';

test('a guest’s tab follows to the cart of another tab, and drops a deleted one [SESS-05]', async () => {
  const cart = await openFullCart();
  await cart.play([follow('cart-8')]);
  expect(cart.read.last().input).toEqual({ cartId: 'cart-8' });
  await cart.play([], ['read', cartOf('cart-8')]);
  await cart.play([follow(null)]);
  expect(cart.see(selectCart)).toBeNull();
  await cart.play([add(cups(1))]);
  expect(cart.create.calls).toHaveLength(1);
});

test('a customer’s tab asks the server for their current cart [SESS-05]', async () => {
  const cart = await openOwnCart();
  await cart.play([follow('cart-1')], ['read', fullCart]);
  expect([cart.read.last().input, cart.adopt.calls.length]).toEqual([{ cartId: 'cart-1' }, 1]);
  await cart.play([follow('own-2')]);
  expect(cart.adopt.calls).toHaveLength(2);
});

test('an action refused because another tab replaced the cart goes to the new one, without another replacement [SESS-05 CART-05]', async () => {
  const cart = await openFullCart();
  await cart.play([add(cups(1)), follow('cart-8')], ['write', missing], ['read', cartOf('cart-8')]);
  const action = { kind: 'add', line: cups(1) };
  expect(cart.write.last().input).toEqual({ cartId: 'cart-8', action, alongside: [] });
  expect(cart.create.calls).toHaveLength(0);
});

test('ignores the answer about a cart that another tab deleted [SESS-05]', async () => {
  const cart = openCart('cart-1');
  await cart.play([follow(null)], ['read', fullCart]);
  expect(cart.see(selectCart)).toBeNull();
});

test('uses the other tab’s cart when two tabs make one at the same time [CART-01]', async () => {
  const cart = openCart(null);
  await cart.play([add(cups(1)), follow('cart-8')], ['create', 'cart-9']);
  expect(cart.read.last().input).toEqual({ cartId: 'cart-8' });
  await cart.play([], ['read', cartOf('cart-8')]);
  expect(cart.write.calls.map(({ input }) => input.cartId)).toEqual(['cart-8']);
});
