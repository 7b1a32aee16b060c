/** The cart that replaces a missing one may have lines: nothing is added twice. */

import { expect, test } from 'vitest';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { answer, ask, closedCart, missing, now, offline, openFullCart, openOwnCart } from './open-cart.ts';

/** Their cart of water and cups is missing during the events; the new one holds other lines. */
const renewed = async (held: Cart, ...events: readonly CartEvent[]) => {
  const cart = await openOwnCart();
  await cart.play([...events, ...now('settle')], ['write', missing], ['create', held.id]);
  expect(cart.read.last().input).toEqual({ cartId: held.id });
  await cart.play([], ['read', held]);
  return cart;
};

const moreWater = ask.update('1', water(5));
const alike = cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(1)));

test('does not add again what the new cart holds, and applies the change there [CART-05 BEY-03]', async () => {
  const cart = await renewed(alike, moreWater);
  expect(cart.rebuild.calls).toEqual([]);
  const action = { kind: 'update', lineId: '21', line: water(5) };
  expect(cart.write.last().input).toEqual({ cartId: 'own-2', action, alongside: [] });
  expect(cart.told('cart.recreated')).toMatchObject({ missing: [] });
});

test('an edit replaces the line in the new cart [CART-03]', async () => {
  const cart = await renewed(alike, ask.edit('1', water(2), chilled(2)));
  await cart.play([], ['write', cartOf('own-2', ...alike.lines, lineOf('23', chilled(2)))]);
  expect(cart.actions().slice(1)).toMatchObject([
    { kind: 'edit', lineId: '21', step: 'adding' },
    { kind: 'edit', lineId: '21', step: 'removing' },
  ]);
});

test('an undo does not add a line the new cart holds [BEY-12]', async () => {
  const cart = await openOwnCart();
  await cart.play([ask.remove('1', water(2))], ['write', cartOf('own', lineOf('2', cups(1)))]);
  const events = [ask.update('2', cups(3)), ask.undo(water(2))];
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

test.each([
  ['changed again comes back once, with the last quantity', ask.update('1', water(7)), [water(7)]],
  ['removed does not come back', ask.remove('1', water(5)), []],
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

/** Texts written on a line are not remembered, so it cannot be added again. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

const reopened = async (lines: readonly LostLine[], cartId = 'cart-1') => {
  const cart = closedCart({ cartId: 'cart-1', lastCart: { cartId, lines } });
  await cart.play(now('open'));
  return cart;
};
const recreated = (lacking: readonly LostLine[], wasOrdered = false) => ({
  type: 'cart.recreated',
  missing: lacking,
  wasOrdered,
});
const withWater = cartOf('cart-2', lineOf('7', water(2)));

test('brings the remembered lines into the new cart and reads it [BEY-03]', async () => {
  const cart = await reopened([water(2), cups(1)]);
  await cart.play([], ['read', missing], ['create', 'cart-2'], ['rebuild', withWater]);
  expect(cart.rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [water(2), cups(1)] });
  expect(cart.told('cart.recreated')).toEqual(recreated([cups(1)]));
  expect(cart.read.last().input).toEqual({ cartId: 'cart-2' });
});

test.each([
  ['an ordered cart', failure('cartInactive'), 'cart-1', true],
  ['another cart', missing, 'cart-0', false],
] as const)('brings nothing back of %s [BEY-15 CART-05]', async (_, reason, cartId, wasOrdered) => {
  const cart = await reopened([water(2)], cartId);
  await cart.play([], ['read', reason], ['create', 'cart-2']);
  expect([cart.told('cart.recreated'), cart.rebuild.calls]).toEqual([recreated([], wasOrdered), []]);
});

test('brings nothing back of a cart that another tab replaced [SESS-05]', async () => {
  const cart = await reopened([water(2)]);
  await cart.play([ask.follow('cart-8')], ['read', missing]);
  expect(cart.read.last().input).toEqual({ cartId: 'cart-8' });
  await cart.play([], ['read', missing], ['create', 'cart-9']);
  expect(cart.rebuild.calls).toEqual([]);
});

test('uses the server’s lines once the cart was read [BEY-03]', async () => {
  const cart = await reopened([giftCard, water(9)]);
  await cart.play([], ['read', fullCart]);
  await cart.play([ask.add(cups(1))], ['write', missing], ['create', 'cart-2']);
  expect(cart.rebuild.last().input.lines).toEqual([water(2), cups(1)]);
});

const welcomed = async (releasedCartId: string | null = null) => {
  const lastCart = { cartId: 'cart-1', lines: [giftCard, water(2)] };
  const cart = closedCart({ cartId: 'cart-1', releasedCartId, lastCart });
  await cart.play(now('adopt'));
  return cart;
};

const freshCart = { ...answer(cartOf('own')), isLastLost: true } as const;

test('brings a customer’s remembered lines into their new cart and names the rest [BEY-03 CART-05]', async () => {
  const cart = await welcomed();
  await cart.play([], ['adopt', offline]);
  await cart.play(now('load'), ['adopt', freshCart]);
  const asked = { releasedCartId: null, lastCartId: 'cart-1' };
  expect(cart.adopt.calls.map(({ input }) => input)).toEqual([asked, asked]);
  // the empty cart is not shown
  expect(cart.types().slice(1)).toEqual(['cart.adopted']);
  await cart.play([], ['create', 'own'], ['read', cartOf('own')]);
  expect(cart.rebuild.last().input).toEqual({ cartId: 'own', lines: [water(2)] });
  await cart.play([], ['rebuild', cartOf('own', lineOf('7', water(2)))]);
  const created = { type: 'cart.created', cartId: 'own', isOwned: true };
  expect(cart.facts.slice(2)).toEqual([created, recreated([giftCard])]);
  expect(cart.read.last().input).toEqual({ cartId: 'own' });
});

test('brings nothing back while an order’s outcome is unknown [BEY-15]', async () => {
  const cart = await welcomed();
  await cart.play(now('lock'), ['adopt', freshCart]);
  expect([cart.types().at(-1), cart.create.calls]).toEqual(['cart.locked', []]);
});

test('forgets the remembered lines when the customer leaves [BEY-08]', async () => {
  const cart = await welcomed();
  await cart.play(now('release'), ['adopt', freshCart]);
  expect([cart.types().at(-1), cart.create.calls]).toEqual(['cart.released', []]);
  await cart.play(now('adopt'));
  expect(cart.adopt.last().input).toEqual({ releasedCartId: null });
});

test('does not ask for remembered lines when a guest’s cart is to be merged [CART-11]', async () => {
  const cart = await welcomed('cart-0');
  expect(cart.adopt.last().input).toEqual({ releasedCartId: 'cart-0', releasedLines: [] });
});
