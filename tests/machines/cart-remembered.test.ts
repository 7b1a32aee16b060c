/** A cart that is missing at its first reading: remembered lines are brought back. */

import { expect, test } from 'vitest';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { add, answer, closedCart, follow, missing, now, offline } from './open-cart.ts';

/** Texts written on a line are not remembered, so it cannot be added again. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

const reopened = async (lines: readonly LostLine[], cartId = 'cart-1') => {
  const cart = closedCart({ cartId: 'cart-1', keptCart: { cartId, lines } });
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

test('names a remembered line with texts of its own as missing [BEY-03]', async () => {
  const cart = await reopened([giftCard, water(2)]);
  await cart.play([], ['read', missing], ['create', 'cart-2'], ['rebuild', withWater]);
  expect(cart.rebuild.last().input.lines).toEqual([water(2)]);
  expect(cart.told('cart.recreated')).toEqual(recreated([giftCard]));

  const alone = await reopened([giftCard]);
  await alone.play([], ['read', missing], ['create', 'cart-2']);
  expect([alone.told('cart.recreated'), alone.rebuild.calls]).toEqual([recreated([giftCard]), []]);
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
  await cart.play([follow('cart-8')], ['read', missing]);
  expect(cart.read.last().input).toEqual({ cartId: 'cart-8' });
  await cart.play([], ['read', missing], ['create', 'cart-9']);
  expect(cart.rebuild.calls).toEqual([]);
});

test('uses the server’s lines once the cart was read [BEY-03]', async () => {
  const cart = await reopened([giftCard, water(9)]);
  await cart.play([], ['read', fullCart]);
  await cart.play([add(cups(1))], ['write', missing], ['create', 'cart-2']);
  expect(cart.rebuild.last().input.lines).toEqual([water(2), cups(1)]);
});

const welcomed = async (releasedCartId: string | null = null) => {
  const keptCart = { cartId: 'cart-1', lines: [giftCard, water(2)] };
  const cart = closedCart({ cartId: 'cart-1', releasedCartId, keptCart });
  await cart.play(now('adopt'));
  return cart;
};

const freshCart = { ...answer(cartOf('own')), isKeptLost: true } as const;

test('brings a customer’s remembered lines into their new cart and names the rest [BEY-03 CART-05]', async () => {
  const cart = await welcomed();
  await cart.play([], ['adopt', offline]);
  await cart.play(now('load'), ['adopt', freshCart]);
  const asked = { releasedCartId: null, keptCartId: 'cart-1' };
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
