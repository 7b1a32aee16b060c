/** Which of a guest's lines are in the customer's cart after signing in. */

import { expect, test } from 'vitest';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import type { CartLine, NewLine } from '#machines/domain/cart.ts';
import { missingAfterMerge } from '#machines/domain/merged-cart.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { ask, closedCart, missing, now, offline, openCart, openFullCart, openOwnCart } from './open-cart.ts';

const guests = [water(2), cups(1)];
const signIn = now('release', 'adopt');

test('sends the guest’s lines with every attempt to merge, also after the session ended [CART-11 BEY-02]', async () => {
  const cart = await openFullCart();
  const released = () => cart.adopt.last().input.releasedLines;
  await cart.play(signIn, ['adopt', offline]);
  for (const again of [now('load'), signIn]) {
    await cart.play(again);
    expect(released()).toEqual(guests);
    await cart.play([], ['adopt', sessionExpired]);
  }
  await cart.play(now('release', 'open'), ['read', cartOf('cart-1', lineOf('1', water(1)))]);
  await cart.play(signIn);
  expect(released()).toEqual([water(1)]);
});

test('merges the remembered lines of a guest’s cart that was not read yet [CART-11]', () => {
  const lastCart = { cartId: 'cart-1', lines: [water(2), { ...cups(1), chosen: null }] };
  const releasedOf = (cartId: string) => {
    const cart = closedCart({ cartId, lastCart });
    void cart.play(signIn);
    return cart.adopt.last().input.releasedLines;
  };
  expect([releasedOf('cart-1'), releasedOf('cart-2')]).toEqual([[water(2)], []]);
});

test('claims no lines of a guest’s cart that may have changed [CART-11]', async () => {
  const cart = await openFullCart();
  await cart.play([ask.add(water(1))], ['write', offline], ['read', offline]);
  await cart.play(signIn);
  expect(cart.adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [] });

  const followed = openCart('cart-1');
  await followed.play([], ['read', fullCart]);
  await followed.play([ask.add(water(1)), ask.follow('cart-1'), ...now('release')], ['write', fullCart]);
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
  expect(missingAfterMerge(brought, ownOf(had, 10), ownOf(merged, 20))).toEqual(missed);
});

const change = ask.update('1', water(5));
const removal = ask.remove('1', water(2));
const choice = ask.edit('1', water(2), chilled(3));

/** A guest signs in while one action is written and another waits. */
const mergedWith = async (asked: CartEvent, ...lines: readonly CartLine[]) => {
  const cart = await openFullCart();
  const written = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(2)));
  await cart.play([ask.add(cups(1)), asked, ...now('settle', 'release')], ['write', written]);
  cart.facts.length = 0;
  await cart.play(now('adopt'), ['adopt', cartOf('own', ...lines)]);
  return cart;
};

const unmoved = {
  kind: 'refused',
  message:
    'Your cart is another one now, so your last change was left undone: Spring water 15 L. Please look it over.',
};

test.each([
  ['a quantity', change, { kind: 'update', lineId: '8', line: water(5) }],
  ['a removal', removal, { kind: 'remove', lineId: '8', line: water(2) }],
  ['another choice', choice, { kind: 'edit', lineId: '8', line: chilled(3), step: 'adding' }],
] as const)('%s moves to the same goods or is returned [CART-11]', async (_, asked, action) => {
  const moved = await mergedWith(asked, lineOf('8', water(2)), lineOf('9', cups(2)));
  expect(moved.write.last().input).toMatchObject({ cartId: 'own', action });
  expect(moved.types()).not.toContain('cart.actionFailed');

  const other = await mergedWith(asked, lineOf('8', water(6)));
  const failed = { type: 'cart.actionFailed', failure: unmoved, actions: [{ lineId: '1' }] };
  expect(other.facts.at(-1)).toMatchObject(failed);
  await other.play(now('settle'));
  expect(other.write.calls.map(({ input }) => input.cartId)).toEqual(['cart-1']);
});

test('returns a quantity of a line that was not merged; its removal is done [CART-11]', async () => {
  const short = await mergedWith(change, lineOf('9', cups(2)));
  expect(short.facts.at(-1)).toMatchObject({ failure: unmoved });
  const removed = await mergedWith(removal, lineOf('9', cups(2)));
  const facts = ['cart.created', 'cart.changed', 'cart.adopted'];
  expect([removed.types(), removed.write.calls.length]).toEqual([facts, 1]);
});

test('reports the refusal of the merge as the reason for the returned change [CART-11]', async () => {
  const cart = await mergedWith(change);
  const refusal = { cart: cartOf('own'), refusals: [{ message: 'Not here.' }] };
  await cart.play([ask.update('1', water(7)), ...now('release', 'adopt')], ['adopt', refusal]);
  expect(cart.facts.at(-1)).toMatchObject({
    failure: { kind: 'refused', message: 'Not here.' },
    actions: [{ kind: 'update', line: water(7) }],
  });
});

test('a removal moves to the customer’s cart when another tab merged this one [SESS-05 CART-11]', async () => {
  const cart = await openFullCart();
  await cart.play([removal, ask.follow(null), ...now('adopt')], ['write', failure('cartInactive')]);
  expect(cart.adopt.last().input).toEqual({ releasedCartId: null });
  await cart.play([], ['adopt', cartOf('own', lineOf('8', water(2)))]);
  expect(cart.write.last().input).toMatchObject({ cartId: 'own', action: { kind: 'remove', lineId: '8' } });
});

/** Another tab replaced the cart while a quantity was written. */
const followed = async (line: CartLine) => {
  const cart = await openFullCart();
  await cart.play(
    [change, ...now('settle'), ask.follow('cart-8')],
    ['write', missing],
    ['read', cartOf('cart-8', line)],
  );
  return cart;
};

test('a waiting change follows to the cart of another tab, or is returned where the line is not [SESS-05 BEY-09]', async () => {
  const there = await followed(lineOf('6', water(3)));
  const action = { lineId: '6', line: water(5) };
  expect(there.write.last().input).toMatchObject({ cartId: 'cart-8', action });
  const gone = await followed(lineOf('6', cups(3)));
  expect(gone.facts.at(-1)).toMatchObject({ failure: unmoved, actions: [{ lineId: '1' }] });
  expect(gone.write.calls).toHaveLength(1);
});

test('a waiting change keeps its line when the customer signs in again [BEY-02]', async () => {
  const cart = await openOwnCart();
  await cart.play([ask.add(cups(1)), change, ...now('settle', 'release')], ['write', fullCart]);
  await cart.play(now('adopt'), ['adopt', cartOf('cart-1', lineOf('1', water(9)))]);
  expect(cart.actions().at(-1)).toMatchObject({ kind: 'update', lineId: '1', line: water(5) });
});
