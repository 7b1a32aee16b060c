/** The cart between a guest and a customer: CART-11, CART-14, BEY-02, SESS-02, SESS-05. */

import { describe, expect, test } from 'vitest';
import { selectCart, selectIsAdding, selectIsCartLoading } from '#machines/cart/cart.selectors.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { closedCart, openCart, openOwnCart, openFullCart, answer } from './open-cart.ts';

const ownCart = cartOf('own', lineOf('8', water(3)));
const addCups = { kind: 'add', line: cups(1) };

describe('cart: whose it is', () => {
  test('nothing is asked before it is known who the shopper is [SESS-01]', () => {
    const { actor, read, adopt } = closedCart({ cartId: 'cart-1' });
    expect([read.calls, adopt.calls]).toEqual([[], []]);
    expect(selectIsCartLoading(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'cart.adopt' });
    expect([read.calls.length, adopt.last().input]).toEqual([0, { releasedCartId: null }]);
  });

  test('the guest’s cart has left before anyone is told, and is passed only to the merge [CART-11]', async () => {
    const { actor, adopt, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    expect(facts).toEqual([{ type: 'cart.dropped' }, { type: 'cart.released', cartId: 'cart-1' }]);
    expect([actor.getSnapshot().context.cartId, selectCart(actor.getSnapshot())]).toEqual([null, null]);
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

  test('a sign-in waits for the write under way; what is asked meanwhile goes into the customer’s cart [CART-11]', async () => {
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

  test('an adoption that no network carries loses nothing and is tried again when the cart is next wanted [CART-11]', async () => {
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

  test('nor does one that fails because the new token has died already [CART-11, BEY-02]', async () => {
    const { actor, adopt } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().reject(sessionExpired);
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [water(2), cups(1)] });
  });

  test('what could not be merged is told, and the customer has their own cart all the same [CART-11]', async () => {
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

  test('a sign-in that could not be kept gives the guest their cart back [CART-11]', async () => {
    const { actor, read, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.open' });
    expect(facts.at(-1)).toEqual({ type: 'cart.created', cartId: 'cart-1', isOwned: false });
    expect(read.last().input).toEqual({ cartId: 'cart-1' });
  });

  test('a sign-in given up while the cart was locked takes nothing away once it is unlocked [CART-11]', async () => {
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
  ] as const)(
    'a page that ended between release and adoption finds the cart again: %s [CART-11]',
    (type, slot, input) => {
      const cart = closedCart({ cartId: null, releasedCartId: 'cart-1' });
      cart.actor.send({ type });
      expect(cart[slot].last().input).toEqual(input);
    },
  );

  test('signed out: all is forgotten, a write under way is not waited for, and a new cart is made [SESS-02]', async () => {
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
  test('the token is asked about before the customer’s cart is taken for lost [CART-14]', async () => {
    const { actor, write, create, types } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    expect([types(), create.calls.length]).toEqual([['cart.sessionDoubted'], 0]);
    actor.send({ type: 'cart.confirmSession' });
    expect([types().at(-1), create.calls.length]).toEqual(['cart.signOutWanted', 0]);
    actor.send({ type: 'cart.confirmSignOut' });
    expect(create.calls).toHaveLength(1);
  });

  test('a guest’s words are about the cart: nobody is asked about a token [CART-14]', async () => {
    const { actor, write, create, types } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    expect([types().includes('cart.sessionDoubted'), create.calls.length]).toEqual([false, 1]);
  });

  test('with the token gone the action is given back, and so is all that is asked until the next sign-in [BEY-02]', async () => {
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

  test('an answer that the token is dead gives back what was being done and what waited [BEY-02]', async () => {
    const { actor, write, facts } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.addItem', line: water(1) });
    actor.send({ type: 'cart.denySession', failure: sessionExpired });
    await write.last().reject(sessionExpired);
    expect(facts.flatMap((fact) => fact['actions'])).toEqual([addCups, { kind: 'add', line: water(1) }]);
    expect(write.calls).toHaveLength(1);
  });

  test('signing in again while the token is still doubted does not keep anyone waiting [BEY-02]', async () => {
    const { actor, write, types } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartForbidden'));
    actor.send({ type: 'cart.release' });
    expect(types()).toEqual(['cart.sessionDoubted', 'cart.actionFailed', 'cart.dropped', 'cart.released']);
  });

  test('nobody could be asked: the action fails for that reason, and the next one goes out [CART-14]', async () => {
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

  test('a customer may sign in again while their order’s outcome is unknown; the cart stays locked [BEY-01]', async () => {
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

  test('an order that comes through in the middle of it leads to the cart that is theirs now [BEY-01]', async () => {
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

  test('a guest who signs in while money moves waits for the outcome [BEY-06]', async () => {
    const { actor, types } = await openFullCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.release' });
    expect(types()).not.toContain('cart.released');
    actor.send({ type: 'cart.unlock' });
    expect(types().at(-1)).toBe('cart.released');
  });
});

describe('cart: other tabs', () => {
  test('a guest’s tab follows to the cart another tab has, and lets go of one that is gone [SESS-05]', async () => {
    const { actor, read, create } = await openFullCart();
    actor.send({ type: 'cart.follow', cartId: 'cart-8' });
    expect(read.last().input).toEqual({ cartId: 'cart-8' });
    await read.last().resolve(cartOf('cart-8'));
    actor.send({ type: 'cart.follow', cartId: null });
    expect(selectCart(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect(create.calls).toHaveLength(1);
  });

  test('a customer’s tab asks the server which cart is theirs now [SESS-05]', async () => {
    const { actor, adopt, read } = await openOwnCart();
    actor.send({ type: 'cart.follow', cartId: 'cart-1' });
    expect(read.last().input).toEqual({ cartId: 'cart-1' });
    await read.last().resolve(fullCart);
    actor.send({ type: 'cart.follow', cartId: 'own-2' });
    expect(adopt.calls).toHaveLength(2);
  });

  test('an action refused because another tab replaced the cart is done to the new one, which is not replaced again [SESS-05, CART-05]', async () => {
    const { actor, write, read, create } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.follow', cartId: 'cart-8' });
    await write.last().reject(failure('cartMissing'));
    await read.last().resolve(cartOf('cart-8'));
    expect(write.last().input).toEqual({ cartId: 'cart-8', action: addCups, alongside: [] });
    expect(create.calls).toHaveLength(0);
  });

  test('an action refused because another tab merged the cart is done to the customer’s [SESS-05, CART-11]', async () => {
    const { actor, write, adopt, create } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.follow', cartId: null });
    actor.send({ type: 'cart.adopt' });
    await write.last().reject(failure('cartInactive'));
    expect(adopt.last().input).toEqual({ releasedCartId: null });
    await adopt.last().resolve(answer(ownCart));
    expect(write.last().input).toEqual({ cartId: 'own', action: addCups, alongside: [] });
    expect(create.calls).toHaveLength(0);
  });

  test('an answer about a cart that another tab has done away with shows nothing [SESS-05]', async () => {
    const { actor, read } = openCart('cart-1');
    actor.send({ type: 'cart.follow', cartId: null });
    await read.last().resolve(fullCart);
    expect(selectCart(actor.getSnapshot())).toBeNull();
  });

  test('a cart made here while another tab made one is left alone [CART-01]', async () => {
    const { actor, create, write } = openCart(null);
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.follow', cartId: 'cart-8' });
    await create.last().resolve('cart-9');
    expect(actor.getSnapshot().context.cartId).toBe('cart-8');
    expect(write.calls.every(({ input }) => input.cartId === 'cart-8')).toBe(true);
  });
});
