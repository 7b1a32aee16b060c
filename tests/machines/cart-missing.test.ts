/** A cart the server no longer knows: what is brought into the cart that replaces it. */

import { expect, test } from 'vitest';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import {
  selectCartFailure,
  selectIsCartLoading,
  selectIsCartRenewing,
  selectRemovedLines,
} from '#machines/trade/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { ask, type HeldCart, missing, now, offline, openFullCart } from './open-cart.ts';

type Cart = Awaited<ReturnType<typeof openFullCart>>;
const broughtIn = ({ rebuild }: Cart) => rebuild.calls.map(({ input }) => input.lines);
const rebuilt = cartOf('cart-2', lineOf('11', cups(1)));

test('replaces a missing cart once, brings its other lines back and repeats the change [CART-05]', async () => {
  const cart = await openFullCart();
  await cart.play([ask.update('1', water(5)), ...now('settle')], ['write', missing], ['create', 'cart-2']);
  expect(cart.rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [cups(1)] });
  await cart.play([], ['rebuild', rebuilt]);
  const action = { kind: 'add', line: water(5), isReturned: true };
  expect(cart.write.last().input).toEqual({ cartId: 'cart-2', action, alongside: [] });
  await cart.play([], ['write', fullCart]);
  const facts = ['lost', 'created', 'recreated', 'changed', 'itemReturned'];
  expect(cart.types()).toEqual(facts.map((fact) => `cart.${fact}`));
  expect([cart.create.calls.length, cart.write.calls.length]).toEqual([1, 2]);
});

test('does not bring back the line whose removal met the missing cart [CART-05]', async () => {
  const cart = await openFullCart();
  await cart.play(
    [ask.remove('1', water(2))],
    ['write', failure('cartForbidden')],
    ['create', 'cart-2'],
    ['rebuild', rebuilt],
  );
  expect(broughtIn(cart)).toEqual([[cups(1)]]);
  expect([cart.write.calls.length, cart.read.last().input]).toEqual([1, { cartId: 'cart-2' }]);
});

const large = { ...cups(3), chosen: { selected: ['large'], entered: [] } };
const more = ask.update('1', water(5));

test.each<[string, readonly CartEvent[], readonly NewLine[]]>([
  ['a changed line as it was seen last', [more], [cups(1), water(5)]],
  ['lines that were changed together', [more, ask.update('2', cups(4))], [water(5), cups(4)]],
  ['the changed line, not the removed one', [ask.remove('2', cups(1)), more], [water(5)]],
  ['the old choice of an edited line', [ask.edit('2', cups(1), large)], [water(2), cups(1)]],
])('keeps %s until a new cart can be made [CART-05, BEY-03]', async (_, events, lines) => {
  const cart = await openFullCart();
  await cart.play([...events, ...now('settle')], ['write', missing]);
  // what waits behind the action asks for a cart of its own
  for (let asked = 0; asked < cart.create.calls.length; asked += 1)
    await cart.create.calls[asked]?.reject(offline);
  await cart.play(now('load'), ['create', 'cart-2']);
  expect([broughtIn(cart), cart.write.calls.length]).toEqual([[lines], 1]);
});

test('does not bring back a removed line whose undo met the missing cart [CART-05 BEY-03]', async () => {
  const cart = await openFullCart();
  await cart.play([ask.remove('2', cups(1))], ['write', cartOf('cart-1', lineOf('1', water(2)))]);
  await cart.play([ask.undo(cups(1))], ['write', missing], ['create', offline]);
  expect(cart.see(selectRemovedLines)).toEqual([cups(1)]);
  await cart.play(now('load'), ['create', 'cart-2']);
  expect(broughtIn(cart)).toEqual([[water(2)]]);
});

/** An addition met the missing cart, and no new one could be made. */
const withoutCart = async () => {
  const cart = await openFullCart();
  await cart.play([ask.add(cups(1))], ['write', missing], ['create', offline]);
  return cart;
};

test('keeps the lines when the missing cart’s id comes back from storage [BEY-03 SESS-05]', async () => {
  const cart = await withoutCart();
  await cart.play([ask.follow('cart-1')], ['read', missing], ['create', 'cart-2']);
  expect(broughtIn(cart)).toEqual([[water(2), cups(1)]]);
});

test('brings nothing of the missing cart into the cart after another tab’s order [BEY-15]', async () => {
  const cart = await withoutCart();
  await cart.play([ask.follow('cart-8')], ['read', cartOf('cart-8', lineOf('21', water(2)))]);
  await cart.play(now('lock', 'renew'), ['create', offline]);
  await cart.play([ask.add(cups(1))], ['create', 'cart-9']);
  expect(broughtIn(cart)).toEqual([]);
  expect(cart.write.last().input).toMatchObject({ cartId: 'cart-9', action: { kind: 'add', line: cups(1) } });
});

/** What the page shows of the cart. */
const shown = ({ see }: HeldCart) => {
  if (see(selectIsCartRenewing)) return 'renewing';
  if (see(selectIsCartLoading)) return 'loading';
  return see(selectCartFailure)?.kind ?? 'cart';
};

/** A cart whose lines are on their way into the one that replaces it. */
const rebuilding = async () => {
  const cart = await openFullCart();
  await cart.play([ask.add(water(1))], ['write', missing], ['create', 'cart-2']);
  return { ...cart, lacking: () => cart.told('cart.recreated')?.['missing'] };
};

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
