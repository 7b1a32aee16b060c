/** The cart machine with its slots in the test's hands: CART-01 … CART-07, BEY-03, BEY-05, BEY-06. */

import { describe, expect, test } from 'vitest';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import {
  selectCart,
  selectCartFailure,
  selectIsAdding,
  selectIsCartBusy,
  selectIsCartLocked,
  selectIsRemoving,
  selectIsUpdating,
  selectPendingQuantity,
} from '#machines/cart/cart.selectors.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import type { Cart, CartAction, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { alone, heldSlot, quiet } from './bench.ts';

const openCart = (cartId: string | null) => {
  const read = heldSlot<Cart, { readonly cartId: string }>();
  const create = heldSlot<string, undefined>();
  const write = heldSlot<WriteAnswer, { readonly cartId: string; readonly action: CartAction }>();
  const rebuild = heldSlot<WriteAnswer, { readonly cartId: string; readonly lines: readonly NewLine[] }>();
  const recreation = recreationMachine.provide({
    actors: { createCart: create.logic, rebuildCart: rebuild.logic },
  });
  const machine = cartMachine.provide({
    actors: { readCart: read.logic, createCart: create.logic, writeCart: write.logic, recreation },
  });
  return { ...alone(machine, { cartId }), read, create, write, rebuild };
};

const openFullCart = async () => {
  const cart = openCart('cart-1');
  await cart.read.last().resolve(fullCart);
  cart.facts.length = 0;
  return cart;
};

const answer = (cart: Cart): WriteAnswer => ({ cart, refusals: [] });

describe('cart: making and reading', () => {
  test('CART-01 a saved id is reused: the cart is read, none is made', async () => {
    const { actor, read, create, types } = openCart('cart-1');
    expect(read.last().input).toEqual({ cartId: 'cart-1' });
    await read.last().resolve(fullCart);
    expect(selectCart(actor.getSnapshot())).toEqual(fullCart);
    expect(types()).toEqual(['cart.changed']);
    expect(create.calls).toHaveLength(0);
  });

  test('CART-01 without an id nothing is made until the first addition, then one cart for any number of them', async () => {
    const { actor, create, write, types } = openCart(null);
    expect(create.calls).toHaveLength(0);
    actor.send({ type: 'cart.addItem', line: water(2) });
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await create.last().resolve('cart-9');
    await write.last().resolve(answer(fullCart));
    await write.last().resolve(answer(fullCart));
    expect(create.calls).toHaveLength(1);
    expect(write.calls.map(({ input }) => [input.cartId, input.action.line.sku])).toEqual([
      ['cart-9', 'WATER-15'],
      ['cart-9', 'CUPS-50'],
    ]);
    expect(types().filter((type) => type === 'cart.created')).toHaveLength(1);
  });

  test('CART-01 a cart that cannot be made fails once and the next addition tries again', async () => {
    const { actor, create, facts } = openCart(null);
    actor.send({ type: 'cart.addItem', line: water(2) });
    await create.last().reject(failure('network', 'You are offline.'));
    expect(facts).toEqual([
      { type: 'cart.actionFailed', failure: { kind: 'network', message: 'You are offline.' } },
    ]);
    actor.send({ type: 'cart.addItem', line: water(2) });
    expect(create.calls).toHaveLength(2);
  });
});

describe('cart: writing', () => {
  test('CART-02 adding, updating and removing show as flags while they last', async () => {
    const { actor, write } = await openFullCart();
    const flags = () => {
      const snapshot = actor.getSnapshot();
      return [selectIsAdding, selectIsUpdating, selectIsRemoving, selectIsCartBusy].map((select) =>
        select(snapshot),
      );
    };
    expect(flags()).toEqual([false, false, false, false]);
    actor.send({ type: 'cart.addItem', line: cups(1) });
    expect(flags()).toEqual([true, false, false, true]);
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(3) });
    expect(flags()).toEqual([true, true, false, true]);
    expect(selectPendingQuantity('1')(actor.getSnapshot())).toBe(3);
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    expect(selectPendingQuantity('2')(actor.getSnapshot())).toBe(0);
    expect(flags()).toEqual([true, true, true, true]);
    for (let count = 0; count < 3; count += 1) await write.last().resolve(answer(fullCart));
    expect(flags()).toEqual([false, false, false, false]);
    expect(selectPendingQuantity('1')(actor.getSnapshot())).toBeNull();
  });

  test('CART-04 after the last line the cart is read afresh and nothing stale stays', async () => {
    const { actor, read, write, types } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().resolve(answer(cartOf('cart-1')));
    expect(read.calls).toHaveLength(2);
    await read.last().resolve(cartOf('cart-1'));
    expect(selectCart(actor.getSnapshot())?.lines).toEqual([]);
    expect(types()).toEqual(['cart.itemRemoved', 'cart.changed']);
  });

  test('CART-04 everyone is told of the empty cart even if it cannot be read afresh', async () => {
    const { actor, read, write, facts } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().resolve(answer(cartOf('cart-1')));
    await read.last().reject(failure('network'));
    expect(facts).toContainEqual({ type: 'cart.changed', cart: cartOf('cart-1') });
  });

  test('CART-06 a network error fails the action and does not recreate', async () => {
    const { actor, create, write, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('network'));
    expect(create.calls).toHaveLength(0);
    expect(facts).toEqual([{ type: 'cart.actionFailed', failure: failure('network') }]);
    expect(actor.getSnapshot().context.cartId).toBe('cart-1');
    expect(selectCartFailure(actor.getSnapshot())).toEqual(failure('network'));
  });

  test('CART-07 of several refusals the first is told, with the cart as it is now', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(90) });
    const refusals = [{ message: 'Only 12 left.' }, { message: 'Too heavy.' }];
    await write.last().resolve({ cart: fullCart, refusals });
    expect(facts).toEqual([
      { type: 'cart.changed', cart: fullCart },
      { type: 'cart.actionFailed', failure: { kind: 'refused', message: 'Only 12 left.' } },
    ]);
  });

  test('BEY-05 thirty quick updates of a line become two requests, and the newest wins', async () => {
    const { actor, write } = await openFullCart();
    for (let quantity = 1; quantity <= 30; quantity += 1)
      actor.send({ type: 'cart.updateItem', lineId: '1', line: water(quantity) });
    await write.last().resolve(answer(fullCart));
    await write.last().resolve(answer(fullCart));
    expect(write.calls.map(({ input }) => input.action.line.quantity)).toEqual([1, 30]);
    expect(selectIsCartBusy(actor.getSnapshot())).toBe(false);
  });

  test('BEY-05 nothing asked while busy is dropped, and the order is kept', async () => {
    const { actor, write } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: water(1) });
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
    actor.send({ type: 'cart.addItem', line: water(1) });
    await write.last().reject(failure('server'));
    for (let count = 0; count < 3; count += 1) await write.last().resolve(answer(fullCart));
    expect(write.calls.map(({ input }) => [input.action.kind, input.action.line.sku])).toEqual([
      ['add', 'WATER-15'],
      ['add', 'CUPS-50'],
      ['update', 'WATER-15'],
      ['add', 'WATER-15'],
    ]);
  });
});

describe('cart: lost by the server', () => {
  const rebuilt = cartOf('cart-2', lineOf('11', cups(1)));

  test('CART-05 drops, makes one cart, rebuilds the other lines, and runs the update once, as an addition', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [cups(1)] });
    await rebuild.last().resolve(answer(rebuilt));
    expect(write.last().input).toEqual({ cartId: 'cart-2', action: { kind: 'add', line: water(5) } });
    await write.last().resolve(answer(fullCart));
    expect(types()).toEqual([
      'cart.dropped',
      'cart.created',
      'cart.recreated',
      'cart.changed',
      'cart.itemAdded',
    ]);
    expect([create.calls.length, write.calls.length]).toEqual([1, 2]);
  });

  test('CART-05 a removal is not replayed: its line simply does not come back', async () => {
    const { actor, create, read, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().reject(failure('cartForbidden'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input.lines).toEqual([cups(1)]);
    await rebuild.last().resolve(answer(rebuilt));
    expect(write.calls).toHaveLength(1);
    expect(read.last().input).toEqual({ cartId: 'cart-2' });
  });

  test('CART-05 a second loss of the same action is an honest error, and browsing goes on', async () => {
    const { actor, create, write, rebuild, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: water(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(fullCart));
    await write.last().reject(failure('cartMissing', 'Could not find a cart.'));
    expect(create.calls).toHaveLength(1);
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: { kind: 'cartMissing', message: 'Could not find a cart.' },
    });
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'cart.addItem', line: water(1) });
    expect(write.calls).toHaveLength(3);
  });

  test('BEY-03 lines that did not come back in full are named', async () => {
    const { actor, create, write, rebuild, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('12', water(1)))));
    expect(facts.find(({ type }) => type === 'cart.recreated')).toMatchObject({
      missing: [water(2), cups(1)],
    });
  });

  test('BEY-03 lines are not forgotten when the new cart cannot be made just now', async () => {
    const { actor, create, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await create.last().resolve('cart-2');
    expect(rebuild.calls.map(({ input }) => input.lines)).toEqual([[water(2), cups(1)]]);
  });

  test('BEY-15 an inactive cart was ordered: its lines are not brought into the new one', async () => {
    const { actor, create, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartInactive'));
    await create.last().resolve('cart-2');
    expect(rebuild.calls).toHaveLength(0);
    expect(write.last().input).toEqual({ cartId: 'cart-2', action: { kind: 'add', line: cups(1) } });
  });

  test('BEY-05 what waited for a line of the lost cart is done to the new one, never asked of a line that is gone', async () => {
    const { actor, create, read, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    for (let turn = 0; turn < 4; turn += 1) {
      const isAsked = rebuild.calls.length > 0 && turn === 0;
      if (isAsked) await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('11', cups(1)))));
      else if (actor.getSnapshot().matches('writing'))
        await write.last().resolve(answer(cartOf('cart-2', lineOf('12', water(5)))));
      else if (actor.getSnapshot().matches('loading'))
        await read.last().resolve(cartOf('cart-2', lineOf('12', water(5))));
      await quiet();
    }
    const stale = write.calls
      .filter(({ input }) => input.cartId === 'cart-2')
      .filter(({ input: { action } }) => action.kind !== 'add' && ['1', '2'].includes(action.lineId));
    expect(stale.map(({ input }) => input.action)).toEqual([]);
  });
});

describe('cart: locked while money moves', () => {
  test('BEY-06 the lock waits for the write under way and holds what comes later', async () => {
    const { actor, write, types } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.lock' });
    expect(types()).not.toContain('cart.locked');
    expect(selectIsCartLocked(actor.getSnapshot())).toBe(true);
    await write.last().resolve(answer(fullCart));
    expect(types().at(-1)).toBe('cart.locked');
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(9) });
    await quiet();
    expect(write.calls).toHaveLength(1);
    actor.send({ type: 'cart.unlock' });
    expect(write.last().input.action).toEqual({ kind: 'update', lineId: '1', line: water(9) });
  });

  test('CHK-06 after the order the cart is forgotten and a new one made; additions that waited go into it', async () => {
    const { actor, create, write, facts } = await openFullCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(9) });
    actor.send({ type: 'cart.addItem', line: cups(3) });
    actor.send({ type: 'cart.renew' });
    expect(selectCart(actor.getSnapshot())).toBeNull();
    await create.last().resolve('cart-2');
    expect(facts.map(({ type }) => type)).toEqual(['cart.locked', 'cart.dropped', 'cart.created']);
    expect(write.calls.map(({ input }) => input)).toEqual([
      { cartId: 'cart-2', action: { kind: 'add', line: cups(3) } },
    ]);
    expect(selectIsCartLocked(actor.getSnapshot())).toBe(false);
  });
});
