/** A removed line that is restored. */

import { expect, test } from 'vitest';
import { selectIsReturning, selectRemovedLines } from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

const blue = { ...water(2), chosen: { selected: ['blue'], entered: [{ uid: 'name', value: 'Rosa' }] } };
const removeFirst = async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.removeItem', lineId: '1', line: blue });
  await cart.write.last().resolve(answer(fullCart));
  return cart;
};
const removedOf = ({ actor }: Awaited<ReturnType<typeof removeFirst>>) =>
  selectRemovedLines(actor.getSnapshot());

test('restores a removed line once with its quantity and choices [BEY-12]', async () => {
  const cart = await removeFirst();
  const { actor, write, types } = cart;
  expect(removedOf(cart)).toEqual([blue]);
  actor.send({ type: 'cart.undoRemoval', line: blue });
  actor.send({ type: 'cart.undoRemoval', line: blue });
  expect(selectIsReturning(blue)(actor.getSnapshot())).toBe(true);
  await write.last().resolve(answer(fullCart));
  expect(write.calls).toHaveLength(2);
  expect(write.last().input.action).toEqual({ kind: 'add', line: blue, isReturned: true });
  expect(types().at(-1)).toBe('cart.itemReturned');
  expect(removedOf(cart)).toEqual([]);
});

test('an undo that failed can be tried again [BEY-12]', async () => {
  const cart = await removeFirst();
  cart.actor.send({ type: 'cart.undoRemoval', line: blue });
  await cart.write.last().reject(failure('refused'));
  expect(removedOf(cart)).toEqual([blue]);
  cart.actor.send({ type: 'cart.undoRemoval', line: blue });
  await cart.write.last().resolve(answer(fullCart));
  expect(removedOf(cart)).toEqual([]);
});

test('adding another variant does not restore the removed one [BEY-12]', async () => {
  const cart = await removeFirst();
  cart.actor.send({ type: 'cart.undoRemoval', line: water(2) });
  cart.actor.send({ type: 'cart.addItem', line: water(2) });
  await cart.write.last().resolve(answer(fullCart));
  expect(cart.write.calls).toHaveLength(2);
  expect(removedOf(cart)).toEqual([blue]);
});

test('restores any number of removed lines until the cart is ordered [BEY-12]', async () => {
  const cart = await removeFirst();
  const skus = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  for (const [index, sku] of skus.entries())
    cart.actor.send({ type: 'cart.removeItem', lineId: `${index + 10}`, line: { ...water(1), sku } });
  for (const _ of skus) await cart.write.last().resolve(answer(fullCart));
  expect(removedOf(cart).map(({ sku }) => sku)).toEqual(['WATER-15', ...skus]);
  cart.actor.send({ type: 'cart.lock' });
  cart.actor.send({ type: 'cart.renew' });
  expect(removedOf(cart)).toEqual([]);
});

test('keeps a customer’s removed lines when the cart is read again, and drops a guest’s on sign-in [BEY-12, CART-11]', async () => {
  const own = await openOwnCart();
  own.actor.send({ type: 'cart.removeItem', lineId: '1', line: blue });
  await own.write.last().resolve(answer(fullCart));
  own.actor.send({ type: 'cart.follow', cartId: 'another' });
  await own.adopt.last().resolve(answer(fullCart));
  expect([own.adopt.calls.length, selectRemovedLines(own.actor.getSnapshot())]).toEqual([2, [blue]]);

  const guest = await removeFirst();
  guest.actor.send({ type: 'cart.release' });
  guest.actor.send({ type: 'cart.adopt' });
  await guest.adopt.last().resolve(answer(cartOf('own')));
  expect(removedOf(guest)).toEqual([]);
});

test('does not offer to restore what another tab has added again [BEY-12, SESS-05]', async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
  const left = cartOf('cart-1', lineOf('1', water(2)));
  await cart.write.last().resolve(answer(left));
  cart.actor.send({ type: 'cart.load' });
  await cart.read.last().resolve(left);
  expect(removedOf(cart)).toEqual([cups(1)]);
  cart.actor.send({ type: 'cart.load' });
  await cart.read.last().resolve(cartOf('cart-1', lineOf('1', water(2)), lineOf('3', cups(2))));
  expect(removedOf(cart)).toEqual([]);
});
