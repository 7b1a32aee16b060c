/** A removed line that is restored. */

import { expect, test } from 'vitest';
import { selectIsReturning, selectRemovedLines } from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { add, follow, now, openOwnCart, openFullCart, remove, undo } from './open-cart.ts';

const blue = { ...water(2), chosen: { selected: ['blue'], entered: [{ uid: 'name', value: 'Rosa' }] } };
const removeFirst = async () => {
  const cart = await openFullCart();
  await cart.play([remove('1', blue)], ['write', fullCart]);
  expect(cart.see(selectRemovedLines)).toEqual([blue]);
  return cart;
};

test('restores a removed line once with its quantity and choices, also after a refusal [BEY-12]', async () => {
  const cart = await removeFirst();
  await cart.play([undo(blue)], ['write', failure('refused')]);
  expect(cart.see(selectRemovedLines)).toEqual([blue]);
  await cart.play([undo(blue), undo(blue)]);
  expect(cart.see(selectIsReturning(blue))).toBe(true);
  await cart.play([], ['write', fullCart]);
  expect(cart.actions().slice(2)).toEqual([{ kind: 'add', line: blue, isReturned: true }]);
  expect([cart.types().at(-1), cart.see(selectRemovedLines)]).toEqual(['cart.itemReturned', []]);
});

test('adding another variant does not restore the removed one [BEY-12]', async () => {
  const cart = await removeFirst();
  await cart.play([undo(water(2)), add(water(2))], ['write', fullCart]);
  expect([cart.write.calls.length, cart.see(selectRemovedLines)]).toEqual([2, [blue]]);
});

test('restores any number of removed lines until the cart is ordered [BEY-12]', async () => {
  const cart = await removeFirst();
  const skus = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  await cart.play(skus.map((sku, index) => remove(`${index + 10}`, { ...water(1), sku })));
  for (const _ of skus) await cart.play([], ['write', fullCart]);
  expect(cart.see(selectRemovedLines).map(({ sku }) => sku)).toEqual(['WATER-15', ...skus]);
  await cart.play(now('lock', 'renew'));
  expect(cart.see(selectRemovedLines)).toEqual([]);
});

test('keeps a customer’s removed lines when the cart is read again, and drops a guest’s on sign-in [BEY-12 CART-11]', async () => {
  const own = await openOwnCart();
  await own.play([remove('1', blue)], ['write', fullCart]);
  await own.play([follow('another')], ['adopt', fullCart]);
  expect([own.adopt.calls.length, own.see(selectRemovedLines)]).toEqual([2, [blue]]);

  const guest = await removeFirst();
  await guest.play(now('release', 'adopt'), ['adopt', cartOf('own')]);
  expect(guest.see(selectRemovedLines)).toEqual([]);
});

test('does not offer to restore what another tab has added again [BEY-12 SESS-05]', async () => {
  const cart = await openFullCart();
  const left = cartOf('cart-1', lineOf('1', water(2)));
  await cart.play([remove('2', cups(1))], ['write', left]);
  await cart.play(now('load'), ['read', left]);
  expect(cart.see(selectRemovedLines)).toEqual([cups(1)]);
  await cart.play(now('load'), ['read', cartOf('cart-1', lineOf('1', water(2)), lineOf('3', cups(2)))]);
  expect(cart.see(selectRemovedLines)).toEqual([]);
});
