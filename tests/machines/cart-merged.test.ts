/** Which of a guest's lines are in the customer's cart after signing in. */

import { expect, test } from 'vitest';
import type { NewLine } from '#machines/domain/cart.ts';
import { missedOfMerge } from '#machines/domain/merged-cart.ts';
import { cartOf, chilled, cups, fullCart, lineOf, water } from '../models/goods.ts';
import {
  add,
  answer,
  closedCart,
  follow,
  now,
  offline,
  openCart,
  openOwnCart,
  openFullCart,
} from './open-cart.ts';

const own = cartOf('own', lineOf('8', water(2)));
const guests = [water(2), cups(1)];
const signIn = now('release', 'adopt');

test('names the guest’s lines that were not merged [CART-11 BEY-09]', async () => {
  const cart = await openFullCart();
  await cart.play(signIn, ['adopt', { ...answer(own), missing: [cups(1)] }]);
  expect(cart.facts.at(-1)).toEqual({ type: 'cart.adopted', missing: [cups(1)] });
});

test('sends the guest’s lines with every attempt to merge [CART-11]', async () => {
  const cart = await openFullCart();
  const released = () => cart.adopt.last().input.releasedLines;
  await cart.play(signIn, ['adopt', offline]);
  for (const again of [now('load'), signIn]) {
    await cart.play(again);
    expect(released()).toEqual(guests);
    await cart.play([], ['adopt', offline]);
  }
  await cart.play(now('release', 'open'), ['read', cartOf('cart-1', lineOf('1', water(1)))]);
  await cart.play(signIn);
  expect(released()).toEqual([water(1)]);
});

test('merges the remembered lines of a guest’s cart that was not read yet [CART-11]', () => {
  const keptCart = { cartId: 'cart-1', lines: [water(2), { ...cups(1), chosen: null }] };
  const releasedOf = (cartId: string) => {
    const cart = closedCart({ cartId, keptCart });
    void cart.play(signIn);
    return cart.adopt.last().input.releasedLines;
  };
  expect([releasedOf('cart-1'), releasedOf('cart-2')]).toEqual([[water(2)], []]);
});

test('claims no lines of a guest’s cart that may have changed [CART-11]', async () => {
  const cart = await openFullCart();
  await cart.play([add(water(1))], ['write', offline], ['read', offline]);
  await cart.play(signIn);
  expect(cart.adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [] });

  const followed = openCart('cart-1');
  await followed.play([], ['read', fullCart]);
  await followed.play([add(water(1)), follow('cart-1'), ...now('release')], ['write', fullCart]);
  await followed.play(now('adopt'));
  expect(followed.adopt.last().input.releasedLines).toEqual([]);
});

test('merges nothing when a customer signs in again [CART-11 BEY-02]', async () => {
  const cart = await openOwnCart();
  await cart.play(signIn);
  expect(cart.adopt.last().input).toEqual({ releasedCartId: null });
});

const ownOf = (lines: readonly NewLine[], from: number) =>
  cartOf('own', ...lines.map((line, index) => lineOf(`${from + index}`, line)));
const cold = { ...water(2), chosen: { selected: ['cold'], entered: [] } };

test.each<[string, readonly NewLine[], readonly NewLine[], readonly NewLine[], readonly NewLine[]]>([
  ['no line that came', guests, guests, [], []],
  ['a line the cart has not', guests, [water(2)], [], [cups(1)]],
  ['a line of which the cart has only its own', guests, [water(3), cups(1)], [water(3)], [water(2)]],
  ['a line of which the cart has as many as before', guests, [water(2), cups(1)], [water(2)], [water(2)]],
  ['no line of which both came together', guests, [water(5), cups(1)], [water(3)], []],
  ['no line of the customer’s own', [cups(1)], [cups(1)], [water(3)], []],
  ['no choice that came under another id', [chilled(2)], [cold], [], []],
  ['a choice that did not come', [chilled(2)], [water(3)], [water(3)], [chilled(2)]],
  ['no line whose quantity became the guest’s', [water(2)], [water(2)], [water(5)], []],
])('after a merge misses %s [CART-11]', (_, brought, merged, had, missed) => {
  expect(missedOfMerge(brought, ownOf(had, 10), ownOf(merged, 20))).toEqual(missed);
});
