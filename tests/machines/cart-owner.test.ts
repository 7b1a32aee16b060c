/** The cart between a guest and a customer, and what happens to it when the token has ended. */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/trade/cart/cart.selectors.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { add, now, openOwnCart, openFullCart } from './open-cart.ts';

const ownCart = cartOf('own', lineOf('8', water(3)));
const addCups = { kind: 'add', line: cups(1) };
const signIn = now('release', 'adopt');
const forbidden = failure('cartForbidden');
const failed = (reason: object, ...actions: readonly object[]) => ({
  type: 'cart.actionFailed',
  failure: reason,
  actions,
});

test('releases the guest’s cart on sign-in and passes it only to the merge [CART-11]', async () => {
  const cart = await openFullCart();
  await cart.play(now('release'));
  expect(cart.facts).toEqual([
    { type: 'cart.dropped', cartId: 'cart-1' },
    { type: 'cart.released', cartId: 'cart-1' },
  ]);
  expect([cart.see(selectCart), cart.adopt.calls]).toEqual([null, []]);
  await cart.play(now('adopt'), ['adopt', ownCart]);
  expect(cart.adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [water(2), cups(1)] });
  expect(cart.facts.slice(2)).toEqual([
    { type: 'cart.created', cartId: 'own', isOwned: true },
    { type: 'cart.changed', cart: ownCart, isOwned: true },
    { type: 'cart.adopted' },
  ]);
});

test('a sign-in waits for the write under way; later additions go into the customer’s cart [CART-11]', async () => {
  const cart = await openFullCart();
  await cart.play([add(cups(1)), ...now('release'), add(water(1))]);
  expect(cart.types()).not.toContain('cart.released');
  await cart.play([], ['write', fullCart]);
  expect(cart.types()).toEqual(['cart.changed', 'cart.itemAdded', 'cart.dropped', 'cart.released']);
  await cart.play(now('adopt'), ['adopt', ownCart]);
  expect(cart.write.calls.map(({ input }) => input.cartId)).toEqual(['cart-1', 'own']);
});

/** A customer's addition was refused: the cart is missing, or the token is. */
const unverified = async () => {
  const cart = await openOwnCart();
  await cart.play([add(cups(1))], ['write', forbidden]);
  expect([cart.types(), cart.create.calls.length]).toEqual([['cart.sessionUnverified'], 0]);
  return cart;
};

test('returns the action, and all later ones, until the next sign-in when the token has ended [BEY-02]', async () => {
  const cart = await unverified();
  cart.actor.send({ type: 'cart.denySession', failure: sessionExpired });
  expect(cart.facts.at(-1)).toEqual(failed(sessionExpired, addCups));
  await cart.play([add(cups(1))]);
  expect([cart.facts.at(-1), cart.write.calls.length]).toEqual([failed(sessionExpired, addCups), 1]);
  await cart.play(signIn, ['adopt', ownCart]);
  await cart.play([add(cups(1))]);
  expect(cart.write.last().input.cartId).toBe('own');
});

test('returns the action and what waits when the server says the session has ended [BEY-02]', async () => {
  const cart = await openOwnCart();
  const denied = { type: 'cart.denySession', failure: sessionExpired } as const;
  await cart.play([add(cups(1)), add(water(1)), denied], ['write', sessionExpired]);
  expect(cart.facts.flatMap((fact) => fact['actions'])).toEqual([addCups, { kind: 'add', line: water(1) }]);
  expect(cart.write.calls).toHaveLength(1);
});

test('signing in again does not wait for the check of the old token [BEY-02]', async () => {
  const cart = await unverified();
  await cart.play(now('release'));
  expect(cart.types().slice(1)).toEqual(['cart.actionFailed', 'cart.dropped', 'cart.released']);
});

test('keeps the cart locked through a second sign-in while an order’s outcome is unknown [BEY-01]', async () => {
  const cart = await openOwnCart();
  await cart.play([...now('lock'), ...signIn], ['adopt', ownCart]);
  await cart.play([add(cups(1))]);
  const locks = cart.types().filter((type) => type === 'cart.locked');
  expect([locks.length, cart.write.calls.length]).toEqual([2, 0]);
  await cart.play(now('renew'), ['create', 'own-2']);
  expect(cart.write.last().input).toEqual({ cartId: 'own-2', action: addCups, alongside: [] });
});
