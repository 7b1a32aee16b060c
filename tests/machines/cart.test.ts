/** The cart machine with its slots in the test's hands: making, reading, writing, locking. */

import { describe, expect, test } from 'vitest';
import {
  selectCart,
  selectIsCartUnread,
  selectIsAdding,
  selectIsCartBusy,
  selectIsCartLocked,
  selectIsRemoving,
  selectIsUpdating,
  selectPendingQuantity,
} from '#machines/cart/cart.selectors.ts';
import { linesOf } from '#machines/domain/cart.ts';
import { cartOf, cups, failure, fullCart, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openCart, openFullCart, answer } from './open-cart.ts';

describe('cart: making and reading', () => {
  test('a saved id is reused: the cart is read, none is made [CART-01]', async () => {
    const { actor, read, create, types } = openCart('cart-1');
    expect(read.last().input).toEqual({ cartId: 'cart-1' });
    await read.last().resolve(fullCart);
    expect(selectCart(actor.getSnapshot())).toEqual(fullCart);
    expect(types()).toEqual(['cart.changed']);
    expect(create.calls).toHaveLength(0);
  });

  test('without an id nothing is made until the first addition, then one cart for any number of them [CART-01]', async () => {
    const { actor, create, write, types } = openCart(null);
    expect(create.calls).toHaveLength(0);
    actor.send({ type: 'cart.addItem', line: water(2) });
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await create.last().resolve('cart-9');
    await write.last().resolve(answer(fullCart));
    await write.last().resolve(answer(fullCart));
    expect(create.calls).toHaveLength(1);
    expect(write.calls.map(({ input }) => [input.cartId, linesOf(input.action)[0]?.sku])).toEqual([
      ['cart-9', 'WATER-15'],
      ['cart-9', 'CUPS-50'],
    ]);
    expect(types().filter((type) => type === 'cart.created')).toHaveLength(1);
  });

  test('a cart that cannot be made fails once and the next addition tries again [CART-01]', async () => {
    const { actor, create, facts } = openCart(null);
    actor.send({ type: 'cart.addItem', line: water(2) });
    await create.last().reject(failure('network', 'You are offline.'));
    expect(facts).toEqual([
      {
        type: 'cart.actionFailed',
        failure: { kind: 'network', message: 'You are offline.' },
        actions: [{ kind: 'add', line: water(2) }],
      },
    ]);
    actor.send({ type: 'cart.addItem', line: water(2) });
    expect(create.calls).toHaveLength(2);
  });
});

describe('cart: writing', () => {
  test('adding, updating and removing show as flags while they last [CART-02]', async () => {
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

  test('reads the cart again after the last line was removed, and shows the empty cart meanwhile [CART-04]', async () => {
    const { actor, read, write, types } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().resolve(answer(cartOf('cart-1')));
    expect([read.calls.length, types()]).toEqual([2, ['cart.changed', 'cart.itemRemoved']]);
    await read.last().resolve(cartOf('cart-1'));
    expect(selectCart(actor.getSnapshot())?.lines).toEqual([]);
    expect(types()).toEqual(['cart.changed', 'cart.itemRemoved', 'cart.changed']);
  });

  test('marks the cart as outdated until it is read again [BEY-01, GIFT-01]', async () => {
    const { actor, read } = await openFullCart();
    const isUnread = () => selectIsCartUnread(actor.getSnapshot());
    actor.send({ type: 'cart.refresh' });
    await read.last().reject(failure('server'));
    expect([isUnread(), selectCart(actor.getSnapshot())]).toEqual([true, fullCart]);
    actor.send({ type: 'cart.load' });
    expect(isUnread()).toBe(false);
    await read.last().resolve(fullCart);
    expect(isUnread()).toBe(false);
  });

  test('reports the first of several refusals and shows the new cart [CART-07]', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(90) });
    const refusals = [{ message: 'Only 12 left.' }, { message: 'Too heavy.' }];
    await write.last().resolve({ cart: fullCart, refusals });
    expect(facts).toEqual([
      { type: 'cart.changed', cart: fullCart },
      {
        type: 'cart.actionFailed',
        failure: { kind: 'refused', message: 'Only 12 left.' },
        actions: [{ kind: 'add', line: cups(90) }],
      },
    ]);
  });

  test('keeps everything asked during a write, in its order [BEY-05]', async () => {
    const { actor, write } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: water(1) });
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
    actor.send({ type: 'cart.addItem', line: water(1) });
    await write.last().reject(failure('refused'));
    for (let count = 0; count < 3; count += 1) await write.last().resolve(answer(fullCart));
    expect(write.calls.map(({ input }) => [input.action.kind, linesOf(input.action)[0]?.sku])).toEqual([
      ['add', 'WATER-15'],
      ['add', 'CUPS-50'],
      ['update', 'WATER-15'],
      ['add', 'WATER-15'],
    ]);
  });
});

describe('cart: locked while money moves', () => {
  test('the lock waits for the write under way and holds what comes later [BEY-06]', async () => {
    const { actor, write, types, clock } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    actor.send({ type: 'cart.lock' });
    expect(types()).not.toContain('cart.locked');
    expect(selectIsCartLocked(actor.getSnapshot())).toBe(true);
    await write.last().resolve(answer(fullCart));
    expect(types().at(-1)).toBe('cart.locked');
    await sendTo(actor, { type: 'cart.updateItem', lineId: '1', line: water(9) });
    expect(write.calls).toHaveLength(1);
    actor.send({ type: 'cart.unlock' });
    clock.increment(300);
    expect(write.last().input.action).toEqual({ kind: 'update', lineId: '1', line: water(9) });
  });

  test('after the order the cart is forgotten and a new one made; additions that waited go into it [CHK-06]', async () => {
    const { actor, create, write, facts } = await openFullCart();
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(9) });
    actor.send({ type: 'cart.addItem', line: cups(3) });
    actor.send({ type: 'cart.renew' });
    expect(selectCart(actor.getSnapshot())).toBeNull();
    await create.last().resolve('cart-2');
    expect(facts.map(({ type }) => type)).toEqual(['cart.locked', 'cart.dropped', 'cart.created']);
    expect(write.calls.map(({ input }) => input)).toEqual([
      { cartId: 'cart-2', action: { kind: 'add', line: cups(3) }, alongside: [] },
    ]);
    expect(selectIsCartLocked(actor.getSnapshot())).toBe(false);
  });
});
