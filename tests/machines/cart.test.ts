/** The cart machine with its slots in the test's hands; also lost answers to writes. */

import { expect, test } from 'vitest';
import {
  selectCart,
  selectCartView,
  selectIsCartUnread,
  selectCartFailure,
  selectIsCartBusy,
  selectRemovedLines,
} from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { cartOf, cups, failure, fullCart, water, chilled, lineOf } from '../models/goods.ts';
import { now, openCart, openFullCart, remove, ask, missing, offline, openOwnCart } from './open-cart.ts';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';

test('reads the cart again after the last line was removed, and shows the empty cart meanwhile [CART-04]', async () => {
  const cart = await openFullCart();
  await cart.play([remove('1', water(2))], ['write', cartOf('cart-1')]);
  expect([cart.read.calls.length, cart.types()]).toEqual([2, ['cart.changed', 'cart.itemRemoved']]);
  await cart.play([], ['read', cartOf('cart-1')]);
  expect(cart.see(selectCart)?.lines).toEqual([]);
  expect(cart.types()).toEqual(['cart.changed', 'cart.itemRemoved', 'cart.changed']);
});

test.each([
  ['unread', failure('network')],
  ['empty', cartOf('cart-1')],
  ['filled', fullCart],
] as const)(
  'shows a cart as %s once the server has answered, and as loading before [CART-09]',
  async (view, answer) => {
    const cart = openCart('cart-1');
    expect(cart.see(selectCartView)).toBe('loading');
    await cart.play([], ['read', answer]);
    expect(cart.see(selectCartView)).toBe(view);
  },
);

const lineOne = lineOf('1', water(2));
const withCups = (quantity: number): Cart => cartOf('cart-1', lineOne, lineOf('2', cups(quantity)));

const loseAnswer = async (event: CartEvent = ask.add(cups(3))) => {
  const cart = await openFullCart();
  await cart.play([event, ...now('settle')], ['write', offline]);
  return cart;
};

test.each([
  ['add', ask.add(cups(3)), withCups(4), 'cart.itemAdded'],
  ['update', ask.update('2', cups(3)), withCups(3), 'cart.itemUpdated'],
  ['remove', ask.remove('2', cups(3)), cartOf('cart-1', lineOne), 'cart.itemRemoved'],
] as const)(
  'a lost answer to %s is settled by reading the cart: done if it shows there, else failed [CART-06]',
  async (kind, event, there, done) => {
    const cart = await loseAnswer(event);
    expect([cart.types(), cart.see(selectIsCartBusy)]).toEqual([[], true]);
    await cart.play([], ['read', there]);
    expect(cart.types()).toEqual(['cart.changed', done]);
    expect([cart.see(selectCart), cart.write.calls.length]).toEqual([there, 1]);

    const other = await loseAnswer(event);
    await other.play([], ['read', fullCart]);
    expect(other.types()).toEqual(['cart.changed', 'cart.actionFailed']);
    expect(other.facts.at(-1)).toMatchObject({ failure: offline, actions: [{ kind }] });
    expect([other.write.calls.length, other.create.calls.length]).toEqual([1, 0]);
    expect(other.see(selectIsCartBusy)).toBe(false);
  },
);

test('a lost answer fails when the cart cannot be read either, and the cart counts as outdated [CART-06]', async () => {
  const cart = await loseAnswer();
  await cart.play([], ['read', failure('network', 'Still nothing.')]);
  const actions = [{ kind: 'add', line: cups(3) }];
  expect(cart.facts).toEqual([{ type: 'cart.actionFailed', failure: offline, actions }]);
  expect([cart.see(selectIsCartUnread), cart.see(selectCartFailure)]).toEqual([true, offline]);
  expect([cart.create.calls.length, cart.see(selectCart)]).toEqual([0, fullCart]);
});

test('a write that was never sent, or whose cart another tab deleted, fails at once [CART-06]', async () => {
  const unsent = await openFullCart();
  await unsent.play([ask.add(cups(1))], ['write', { ...offline, isUnsent: true }]);
  const deleted = await openFullCart();
  await deleted.play([ask.add(cups(3)), ask.follow(null)], ['write', offline]);
  for (const { types, read } of [unsent, deleted])
    expect([types(), read.calls.length]).toEqual([['cart.actionFailed'], 1]);
});

test('an undo whose answer was lost clears the removed line and is not sent twice [BEY-12]', async () => {
  const cart = await openFullCart();
  await cart.play([ask.remove('2', cups(1))], ['write', cartOf('cart-1', lineOne)]);
  await cart.play([ask.undo(cups(1))], ['write', offline]);
  await cart.play([ask.undo(cups(1))], ['read', cartOf('cart-1', lineOne, lineOf('3', cups(1)))]);
  expect([cart.types().at(-1), cart.see(selectRemovedLines)]).toEqual(['cart.itemReturned', []]);
  expect(cart.write.calls).toHaveLength(2);
});

test('checks the token before a customer’s cart counts as missing after a lost answer [CART-14]', async () => {
  const cart = await openOwnCart();
  await cart.play([ask.add(cups(3))], ['write', failure('server')], ['read', failure('cartForbidden')]);
  expect([cart.types(), cart.create.calls.length]).toEqual([['cart.sessionUnverified'], 0]);
});

const lookOver = failure(
  'network',
  'We did not hear whether everything came into your cart. Please look it over.',
);

/** Its first reading failed, so its lines are not known. */
const openUnread = async () => {
  const cart = openCart('cart-1');
  await cart.play([], ['read', offline]);
  return cart;
};

test.each([
  ['an addition', ask.add(water(1)), lookOver],
  ['several', ask.addAll(water(2), cups(9)), lookOver],
  ['an order bought again', ask.reorder('7', cups(1)), lookOver],
  ['another choice', ask.edit('9', cups(1), chilled(2)), lookOver],
  ['too large an addition', ask.add(water(3)), offline],
] as const)(
  'asks the shopper to check the cart after %s into a cart that was never read [CART-06]',
  async (_, event, reason) => {
    const cart = await openUnread();
    const there = cartOf('cart-1', lineOne, lineOf('2', cups(1)), lineOf('3', chilled(2)));
    await cart.play([event], ['write', offline], ['read', there]);
    expect(cart.types()).toEqual(['cart.readFailed', 'cart.changed', 'cart.actionFailed']);
    expect(cart.facts.at(-1)).toMatchObject({ failure: reason });
    expect([cart.see(selectCart), cart.write.calls.length]).toEqual([there, 1]);
  },
);

test('what a new cart shows has been added, until an addition without an answer [CART-06]', async () => {
  const cart = openCart(null);
  await cart.play([ask.add(water(2))], ['create', 'cart-1'], ['write', offline], ['read', fullCart]);
  expect(cart.types()).toEqual(['cart.created', 'cart.changed', 'cart.itemAdded']);
  const other = openCart(null);
  await other.play([ask.add(water(2))], ['create', 'cart-1'], ['write', offline], ['read', offline]);
  await other.play([ask.add(water(2))], ['write', offline], ['read', fullCart]);
  expect(other.facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: lookOver });
});

test('a rebuilt cart that could not be read is not new [BEY-03]', async () => {
  const cart = await openFullCart();
  await cart.play(
    [ask.add(cups(1))],
    ['write', missing],
    ['create', 'cart-2'],
    ['rebuild', offline],
    ['read', offline],
  );
  await cart.play([], ['write', offline], ['read', { ...fullCart, id: 'cart-2' }]);
  expect(cart.facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: lookOver });
});
