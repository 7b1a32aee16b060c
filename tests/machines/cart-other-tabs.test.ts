/** What other tabs of this browser do to the cart. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, failure, fullCart } from '../models/goods.ts';
import { openCart, openOwnCart, openFullCart } from './open-cart.ts';

const addCups = { kind: 'add', line: cups(1) };

test('a guest’s tab follows to the cart of another tab, and drops a deleted one [SESS-05]', async () => {
  const { actor, read, create } = await openFullCart();
  actor.send({ type: 'cart.follow', cartId: 'cart-8' });
  expect(read.last().input).toEqual({ cartId: 'cart-8' });
  await read.last().resolve(cartOf('cart-8'));
  actor.send({ type: 'cart.follow', cartId: null });
  expect(selectCart(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  expect(create.calls).toHaveLength(1);
});

test('a customer’s tab asks the server for their current cart [SESS-05]', async () => {
  const { actor, adopt, read } = await openOwnCart();
  actor.send({ type: 'cart.follow', cartId: 'cart-1' });
  expect(read.last().input).toEqual({ cartId: 'cart-1' });
  await read.last().resolve(fullCart);
  actor.send({ type: 'cart.follow', cartId: 'own-2' });
  expect(adopt.calls).toHaveLength(2);
});

test('an action refused because another tab replaced the cart goes to the new one, without another replacement [SESS-05, CART-05]', async () => {
  const { actor, write, read, create } = await openFullCart();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  actor.send({ type: 'cart.follow', cartId: 'cart-8' });
  await write.last().reject(failure('cartMissing'));
  await read.last().resolve(cartOf('cart-8'));
  expect(write.last().input).toEqual({ cartId: 'cart-8', action: addCups, alongside: [] });
  expect(create.calls).toHaveLength(0);
});

test('ignores the answer about a cart that another tab deleted [SESS-05]', async () => {
  const { actor, read } = openCart('cart-1');
  actor.send({ type: 'cart.follow', cartId: null });
  await read.last().resolve(fullCart);
  expect(selectCart(actor.getSnapshot())).toBeNull();
});

test('uses the other tab’s cart when two tabs make one at the same time [CART-01]', async () => {
  const { actor, create, write, read } = openCart(null);
  actor.send({ type: 'cart.addItem', line: cups(1) });
  actor.send({ type: 'cart.follow', cartId: 'cart-8' });
  await create.last().resolve('cart-9');
  expect(read.last().input).toEqual({ cartId: 'cart-8' });
  await read.last().resolve(cartOf('cart-8'));
  expect(write.calls.map(({ input }) => input.cartId)).toEqual(['cart-8']);
});
