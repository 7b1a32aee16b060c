/** The cart between a guest and a customer, and what happens to it when the token has ended. */

import { describe, expect, test } from 'vitest';
import { selectCart, selectIsAdding, selectIsCartLoading } from '#machines/cart/cart.selectors.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { closedCart, openOwnCart, openFullCart, answer } from './open-cart.ts';

const ownCart = cartOf('own', lineOf('8', water(3)));
const addCups = { kind: 'add', line: cups(1) };

describe('cart: whose it is', () => {
  test('asks for no cart before the session is restored [SESS-01]', () => {
    const { actor, read, adopt } = closedCart({ cartId: 'cart-1' });
    expect([read.calls, adopt.calls]).toEqual([[], []]);
    expect(selectIsCartLoading(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'cart.adopt' });
    expect([read.calls.length, adopt.last().input]).toEqual([0, { releasedCartId: null }]);
  });

  test('releases the guest’s cart on sign-in and passes it only to the merge [CART-11]', async () => {
    const { actor, adopt, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    expect(facts).toEqual([{ type: 'cart.dropped' }, { type: 'cart.released', cartId: 'cart-1' }]);
    expect(selectCart(actor.getSnapshot())).toBeNull();
    expect(adopt.calls).toHaveLength(0);
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [water(2), cups(1)] });
    await adopt.last().resolve(answer(ownCart));
    expect(facts.slice(2)).toEqual([
      { type: 'cart.created', cartId: 'own', isOwned: true },
      { type: 'cart.changed', cart: ownCart },
      { type: 'cart.adopted' },
    ]);
  });

  test('a sign-in waits for the write under way; later additions go into the customer’s cart [CART-11]', async () => {
    const { actor, write, adopt, types } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.addItem', line: water(1) });
    expect(types()).not.toContain('cart.released');
    await write.last().resolve(answer(fullCart));
    expect(types()).toEqual(['cart.changed', 'cart.itemAdded', 'cart.dropped', 'cart.released']);
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve(answer(ownCart));
    expect(write.calls.map(({ input }) => input.cartId)).toEqual(['cart-1', 'own']);
  });

  test('tries a failed merge again when the cart is needed next [CART-11]', async () => {
    const { actor, adopt, write, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().reject(failure('network'));
    expect(facts.at(-1)).toEqual({ type: 'cart.actionFailed', failure: failure('network'), actions: [] });
    actor.send({ type: 'cart.load' });
    await adopt.last().reject(failure('network'));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect(adopt.calls.map(({ input }) => input.releasedCartId)).toEqual(['cart-1', 'cart-1', 'cart-1']);
    await adopt.last().resolve(answer(ownCart));
    expect(write.last().input).toEqual({ cartId: 'own', action: addCups, alongside: [] });
  });

  test('a merge that fails because the session ended keeps the guest’s cart for the next sign-in [CART-11, BEY-02]', async () => {
    const { actor, adopt } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().reject(sessionExpired);
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [water(2), cups(1)] });
  });

  test('reports what could not be merged and shows the customer’s cart [CART-11]', async () => {
    const { actor, adopt, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve({ cart: ownCart, refusals: [{ message: 'Paper cups are sold out.' }] });
    expect(selectCart(actor.getSnapshot())).toEqual(ownCart);
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: { kind: 'refused', message: 'Paper cups are sold out.' },
      actions: [],
    });
  });

  test('gives the guest their cart back when the sign-in fails [CART-11]', async () => {
    const { actor, read, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.open' });
    expect(facts.at(-1)).toEqual({ type: 'cart.created', cartId: 'cart-1', isOwned: false });
    expect(read.last().input).toEqual({ cartId: 'cart-1' });
  });

  test('keeps the cart when a sign-in is given up while the cart is locked [CART-11]', async () => {
    const { actor, facts } = await openFullCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.open' });
    actor.send({ type: 'cart.unlock' });
    expect(facts.map(({ type }) => type)).toEqual(['cart.locked']);
    expect(selectCart(actor.getSnapshot())).not.toBeNull();
  });

  test.each([
    ['cart.adopt', 'adopt', { releasedCartId: 'cart-1', releasedLines: [] }],
    ['cart.open', 'read', { cartId: 'cart-1' }],
  ] as const)('finds a released cart again after a reload: %s [CART-11]', (type, slot, input) => {
    const cart = closedCart({ cartId: null, releasedCartId: 'cart-1' });
    cart.actor.send({ type });
    expect(cart[slot].last().input).toEqual(input);
  });

  test('a sign-out forgets the cart, cancels the write under way and makes a new cart [SESS-02]', async () => {
    const { actor, write, create, facts } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.forget' });
    expect([write.last().isCancelled(), facts]).toEqual([true, [{ type: 'cart.dropped' }]]);
    expect([selectCart(actor.getSnapshot()), selectIsAdding(actor.getSnapshot())]).toEqual([null, false]);
    actor.send({ type: 'cart.create' });
    await create.last().resolve('guest-2');
    expect(facts.at(-1)).toEqual({ type: 'cart.created', cartId: 'guest-2', isOwned: false });
  });
});

describe('cart: when a token may have died', () => {
  test('checks the token before a customer’s cart counts as missing [CART-14]', async () => {
    const { actor, write, create, types } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    expect([types(), create.calls.length]).toEqual([['cart.sessionDoubted'], 0]);
    actor.send({ type: 'cart.confirmSession' });
    expect([types().at(-1), create.calls.length]).toEqual(['cart.signOutWanted', 0]);
    actor.send({ type: 'cart.confirmSignOut' });
    expect(create.calls).toHaveLength(1);
  });

  test('replaces a guest’s forbidden cart without checking a token [CART-14]', async () => {
    const { actor, write, create, types } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    expect([types().includes('cart.sessionDoubted'), create.calls.length]).toEqual([false, 1]);
  });

  test('returns the action, and all later ones, until the next sign-in when the token has ended [BEY-02]', async () => {
    const { actor, write, adopt, facts } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    actor.send({ type: 'cart.denySession', failure: sessionExpired });
    const given = { type: 'cart.actionFailed', failure: sessionExpired, actions: [addCups] };
    expect(facts.at(-1)).toEqual(given);
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect([facts.at(-1), write.calls.length]).toEqual([given, 1]);
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve(answer(ownCart));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect(write.last().input.cartId).toBe('own');
  });

  test('returns the action and what waits when the server says the session has ended [BEY-02]', async () => {
    const { actor, write, facts } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.addItem', line: water(1) });
    actor.send({ type: 'cart.denySession', failure: sessionExpired });
    await write.last().reject(sessionExpired);
    expect(facts.flatMap((fact) => fact['actions'])).toEqual([addCups, { kind: 'add', line: water(1) }]);
    expect(write.calls).toHaveLength(1);
  });

  test('signing in again does not wait for the check of the old token [BEY-02]', async () => {
    const { actor, write, types } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    actor.send({ type: 'cart.release' });
    expect(types()).toEqual(['cart.sessionDoubted', 'cart.actionFailed', 'cart.dropped', 'cart.released']);
  });

  test('fails the action when the token cannot be checked, and sends the next one [CART-14]', async () => {
    const { actor, write, facts } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    actor.send({ type: 'cart.denySession', failure: failure('network') });
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: failure('network'),
      actions: [addCups],
    });
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect(write.calls).toHaveLength(2);
  });

  test('keeps the cart locked through a second sign-in while an order’s outcome is unknown [BEY-01]', async () => {
    const { actor, adopt, write, create, types } = await openOwnCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve(answer(ownCart));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect([types().filter((type) => type === 'cart.locked').length, write.calls.length]).toEqual([2, 0]);
    actor.send({ type: 'cart.renew' });
    await create.last().resolve('own-2');
    expect(write.last().input).toEqual({ cartId: 'own-2', action: addCups, alongside: [] });
  });

  test('an order that succeeds during a sign-in leads to the customer’s next cart [BEY-01]', async () => {
    const { actor, adopt, write } = await openOwnCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    actor.send({ type: 'cart.renew' });
    await adopt.last().resolve(answer(ownCart));
    await adopt.last().resolve(answer(cartOf('own-2')));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect(write.last().input.cartId).toBe('own-2');
  });

  test('a guest’s sign-in waits until their order has ended [BEY-06]', async () => {
    const { actor, types } = await openFullCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.release' });
    expect(types()).not.toContain('cart.released');
    actor.send({ type: 'cart.unlock' });
    expect(types().at(-1)).toBe('cart.released');
  });
});
