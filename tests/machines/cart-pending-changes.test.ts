/** Changes that wait while the cart is replaced: moved to the same goods or returned. */

import { describe, expect, test } from 'vitest';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { CartLine } from '#machines/domain/cart.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

const update: CartEvent = { type: 'cart.updateItem', lineId: '1', line: water(5) };
const removal: CartEvent = { type: 'cart.removeItem', lineId: '1', line: water(2) };
const edit: CartEvent = { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) };

/** A guest signs in while one action is written and another waits. */
const mergedWith = async (asked: CartEvent, ...lines: readonly CartLine[]) => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.addItem', line: cups(1) });
  cart.actor.send(asked);
  cart.actor.send({ type: 'cart.settle' });
  cart.actor.send({ type: 'cart.release' });
  await cart.write.last().resolve(answer(cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(2)))));
  cart.actor.send({ type: 'cart.adopt' });
  cart.facts.length = 0;
  await cart.adopt.last().resolve(answer(cartOf('own', ...lines)));
  return cart;
};

const unmoved = (names: string) => ({
  kind: 'refused',
  message: `Your cart is another one now, so your last change was left undone: ${names}. Please look it over.`,
});

describe('a guest’s lines in the customer’s cart', () => {
  test.each([
    ['a quantity', update, { kind: 'update', lineId: '8', line: water(5) }],
    ['a removal', removal, { kind: 'remove', lineId: '8', line: water(2) }],
    [
      'another choice',
      edit,
      { kind: 'edit', lineId: '8', before: water(2), line: chilled(3), step: 'adding' },
    ],
  ] as const)('%s moves to the line with the same goods [CART-11]', async (_, asked, action) => {
    const { write, types } = await mergedWith(asked, lineOf('8', water(2)), lineOf('9', cups(2)));
    expect(write.last().input).toMatchObject({ cartId: 'own', action });
    expect(types()).not.toContain('cart.actionFailed');
  });

  test('an edited line is also replaced in the customer’s cart [CART-11, CART-03]', async () => {
    const { write, types } = await mergedWith(edit, lineOf('8', water(2)));
    await write.last().resolve(answer(cartOf('own', lineOf('8', water(2)), lineOf('9', chilled(3)))));
    expect(write.last().input.action).toMatchObject({ lineId: '8', step: 'removing' });
    await write.last().resolve(answer(cartOf('own', lineOf('9', chilled(3)))));
    expect(types().filter((type) => type === 'cart.itemEdited')).toHaveLength(1);
  });

  test.each([
    ['a quantity', update],
    ['a removal', removal],
    ['another choice', edit],
  ])('returns %s when the customer’s own quantity is on the same line [CART-11]', async (_, asked) => {
    const { write, facts, actor } = await mergedWith(asked, lineOf('8', water(6)));
    expect(write.last().input.cartId).toBe('cart-1');
    expect(facts.at(-1)).toMatchObject({
      type: 'cart.actionFailed',
      failure: unmoved('Spring water 15 L'),
      actions: [{ lineId: '1' }],
    });
    actor.send({ type: 'cart.settle' });
    expect(write.calls).toHaveLength(1);
  });

  test('returns a quantity of a line that was not merged; its removal is done [CART-11]', async () => {
    const short = await mergedWith(update, lineOf('9', cups(2)));
    expect(short.facts.at(-1)).toMatchObject({ failure: unmoved('Spring water 15 L') });
    const removed = await mergedWith(removal, lineOf('9', cups(2)));
    expect([removed.types(), removed.write.calls.length]).toEqual([
      ['cart.created', 'cart.changed', 'cart.adopted'],
      1,
    ]);
  });

  test('reports the refusal of the merge as the reason for the returned change [CART-11]', async () => {
    const { actor, adopt, facts } = await mergedWith(update);
    expect(facts.at(-1)).toMatchObject({ failure: unmoved('Spring water 15 L') });
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(7) });
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve({ cart: cartOf('own'), refusals: [{ message: 'Not here.' }] });
    expect(facts.at(-1)).toMatchObject({
      failure: { kind: 'refused', message: 'Not here.' },
      actions: [{ kind: 'update', line: water(7) }],
    });
  });

  test('a removal moves to the customer’s cart when another tab merged this one [SESS-05, CART-11]', async () => {
    const { actor, write, adopt } = await openFullCart();
    actor.send(removal);
    actor.send({ type: 'cart.follow', cartId: null });
    actor.send({ type: 'cart.adopt' });
    await write.last().reject(failure('cartInactive'));
    expect(adopt.last().input).toEqual({ releasedCartId: null });
    await adopt.last().resolve(answer(cartOf('own', lineOf('8', water(2)))));
    expect(write.last().input).toMatchObject({ cartId: 'own', action: { kind: 'remove', lineId: '8' } });
  });
});

describe('another cart of the same shopper', () => {
  test('a waiting change follows to the cart of another tab [SESS-05]', async () => {
    const { actor, write, read } = await openFullCart();
    actor.send(update);
    actor.send({ type: 'cart.settle' });
    actor.send({ type: 'cart.follow', cartId: 'cart-8' });
    await write.last().reject(failure('cartMissing'));
    await read.last().resolve(cartOf('cart-8', lineOf('6', water(3))));
    expect(write.last().input).toMatchObject({ cartId: 'cart-8', action: { lineId: '6', line: water(5) } });
  });

  test('returns a waiting change when the other tab’s cart has no such line [SESS-05, BEY-09]', async () => {
    const { actor, write, read, facts } = await openFullCart();
    actor.send(update);
    actor.send({ type: 'cart.settle' });
    actor.send({ type: 'cart.follow', cartId: 'cart-8' });
    await write.last().reject(failure('cartMissing'));
    await read.last().resolve(cartOf('cart-8', lineOf('6', cups(3))));
    expect(facts.at(-1)).toMatchObject({ failure: unmoved('Spring water 15 L'), actions: [{ lineId: '1' }] });
    expect(write.calls).toHaveLength(1);
  });

  test('leaves it to the server to refuse a change of a line that is gone from the same cart [CART-07]', async () => {
    const { actor, write, read } = await openFullCart();
    actor.send({ type: 'cart.follow', cartId: 'cart-1' });
    actor.send(update);
    await read.last().resolve(cartOf('cart-1', lineOf('2', cups(1))));
    actor.send({ type: 'cart.settle' });
    expect(write.last().input).toMatchObject({ cartId: 'cart-1', action: { lineId: '1' } });
  });

  test('a waiting change keeps its line when the customer signs in again [BEY-02]', async () => {
    const { actor, write, adopt } = await openOwnCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send(update);
    actor.send({ type: 'cart.settle' });
    actor.send({ type: 'cart.release' });
    await write.last().resolve(answer(fullCart));
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve(answer(cartOf('cart-1', lineOf('1', water(9)))));
    expect(write.last().input).toMatchObject({ action: { kind: 'update', lineId: '1', line: water(5) } });
  });
});
