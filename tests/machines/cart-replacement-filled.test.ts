/** The cart that replaces a missing one may have lines: nothing is added twice. */

import { expect, test } from 'vitest';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { cartOf, chilled, cups, failure, lineOf, water } from '../models/goods.ts';
import { edit, missing, now, offline, openOwnCart, openFullCart, remove, undo, update } from './open-cart.ts';

/** Their cart of water and cups is missing during the events; the new one holds other lines. */
const renewed = async (held: Cart, ...events: readonly CartEvent[]) => {
  const cart = await openOwnCart();
  await cart.play([...events, ...now('settle')], ['write', missing], ['create', held.id]);
  expect(cart.read.last().input).toEqual({ cartId: held.id });
  await cart.play([], ['read', held]);
  return cart;
};

const moreWater = update('1', water(5));
const alike = cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(1)));

test('does not add again what the new cart holds, and applies the change there [CART-05 BEY-03]', async () => {
  const cart = await renewed(alike, moreWater);
  expect(cart.rebuild.calls).toEqual([]);
  const action = { kind: 'update', lineId: '21', line: water(5) };
  expect(cart.write.last().input).toEqual({ cartId: 'own-2', action, alongside: [] });
  expect(cart.told('cart.recreated')).toMatchObject({ missing: [] });
});

test.each([
  ['another line', [lineOf('22', cups(1))], water(2), { kind: 'update', lineId: '22', line: cups(4) }],
  ['more of it', [lineOf('21', water(1))], water(1), { kind: 'add', line: cups(4), isReturned: true }],
])('adds only what the new cart lacks: %s [BEY-03]', async (_, lines, lacked, action) => {
  const cart = await renewed(cartOf('own-2', ...lines), update('2', cups(4)));
  expect(cart.rebuild.last().input).toEqual({ cartId: 'own-2', lines: [lacked] });
  await cart.play(
    [],
    ['rebuild', cartOf('own-2', ...lines.filter(({ sku }) => sku === cups(1).sku), lineOf('23', water(2)))],
  );
  expect(cart.actions().at(-1)).toEqual(action);
});

test('an edit replaces the line in the new cart [CART-03]', async () => {
  const cart = await renewed(alike, edit('1', water(2), chilled(2)));
  await cart.play([], ['write', cartOf('own-2', ...alike.lines, lineOf('23', chilled(2)))]);
  expect(cart.actions().slice(1)).toMatchObject([
    { kind: 'edit', lineId: '21', step: 'adding' },
    { kind: 'edit', lineId: '21', step: 'removing' },
  ]);
});

test('an undo does not add a line the new cart holds [BEY-12]', async () => {
  const cart = await openOwnCart();
  await cart.play([remove('1', water(2))], ['write', cartOf('own', lineOf('2', cups(1)))]);
  const events = [update('2', cups(3)), undo(water(2))];
  await cart.play(events, ['write', missing], ['create', 'own-2'], ['read', alike]);
  await cart.play([], ['write', cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(3)))]);
  expect(cart.actions().slice(-2)).toEqual([
    { kind: 'update', lineId: '22', line: cups(3) },
    { kind: 'update', lineId: '21', line: water(2) },
  ]);
});

test('adds nothing when the new cart cannot be read, and forgets nothing [CART-06]', async () => {
  const cart = await openOwnCart();
  await cart.play([moreWater, ...now('settle')], ['write', missing], ['create', 'own-2'], ['read', offline]);
  expect(cart.facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: offline });
  expect(cart.rebuild.calls).toEqual([]);
  await cart.play(now('load'), ['create', 'own-2'], ['read', cartOf('own-2')]);
  expect(cart.rebuild.last().input.lines).toEqual([cups(1), water(5)]);
});

test('names only the refused rest as missing [BEY-03]', async () => {
  const cart = await renewed(cartOf('own-2', lineOf('21', water(2))), remove('9', water(9)));
  await cart.play([], ['rebuild', failure('refused')]);
  expect(cart.told('cart.recreated')).toMatchObject({ missing: [cups(1)] });
  expect(cart.read.last().input).toEqual({ cartId: 'own-2' });
});

test.each([
  ['changed again comes back once, with the last quantity', update('1', water(7)), [water(7)]],
  ['removed does not come back', remove('1', water(5)), []],
] as const)('a line that is %s while the cart is replaced [BEY-05]', async (_, event, lines) => {
  const cart = await openFullCart();
  await cart.play(
    [moreWater, ...now('settle'), event, ...now('settle')],
    ['write', missing],
    ['create', 'cart-2'],
  );
  const others = cartOf('cart-2', lineOf('22', cups(1)));
  await cart.play([], ['rebuild', others], ['read', others]);
  expect(cart.actions().slice(1)).toEqual(lines.map((line) => ({ kind: 'add', line, isReturned: true })));
});
