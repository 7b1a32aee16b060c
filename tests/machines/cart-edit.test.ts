/** Another choice for a line: the new one is added before the old one is removed. */

import { describe, expect, test } from 'vitest';
import {
  selectCart,
  selectIsEditing,
  selectLine,
  selectPendingQuantity,
} from '#machines/cart/cart.selectors.ts';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { enqueueAction, type CartAction } from '#machines/domain/cart.ts';
import { beginEdit, restOfEdit } from '#machines/domain/line-edit.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

const edit: CartEvent = { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) };
const begun: CartAction = { kind: 'edit', lineId: '1', before: water(2), line: chilled(3), step: 'adding' };
const both = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(1)), lineOf('3', chilled(3)));
const edited = cartOf('cart-1', lineOf('2', cups(1)), lineOf('3', chilled(3)));
const told = { type: 'cart.itemEdited', lineId: '1', line: chilled(3) };

describe('cart: another choice for a line', () => {
  test('adds the new choice first, then removes the old line, and reports once [CART-03, CART-13]', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send(edit);
    expect(write.last().input).toEqual({ cartId: 'cart-1', action: begun, alongside: [] });
    await write.last().resolve(answer(both));
    expect(write.last().input).toEqual({
      cartId: 'cart-1',
      action: { ...begun, step: 'removing' },
      alongside: [],
    });
    await write.last().resolve(answer(edited));
    expect(write.calls).toHaveLength(2);
    expect(facts).toEqual([
      { type: 'cart.changed', cart: both },
      { type: 'cart.changed', cart: edited },
      told,
    ]);
  });

  test('changes only the quantity when the choice is the same [CART-03]', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send({ type: 'cart.editItem', lineId: '1', before: water(2), line: water(6) });
    expect(write.last().input.action).toEqual(beginEdit({ lineId: '1', before: water(2), line: water(6) }));
    expect(write.last().input.action).toHaveProperty('step', 'updating');
    await write.last().resolve(answer(fullCart));
    expect(write.calls).toHaveLength(1);
    expect(facts.at(-1)).toEqual({ type: 'cart.itemEdited', lineId: '1', line: water(6) });
  });

  test('removes the old line when the new choice joins another line [CART-03]', () => {
    const merged = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', chilled(7)));
    expect(restOfEdit(begun, merged)).toEqual({ ...begun, step: 'removing' });
  });

  test('lowers the old line when the server put the new choice on it [CART-03]', async () => {
    const { actor, write } = await openFullCart();
    actor.send(edit);
    await write.last().resolve(answer(cartOf('cart-1', lineOf('1', water(5)), lineOf('2', cups(1)))));
    expect(write.last().input.action).toEqual({ ...begun, step: 'updating' });
  });

  test('keeps the line when the new choice is refused [CART-03, CART-07]', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send(edit);
    await write.last().resolve({ cart: fullCart, refusals: [{ message: 'Sold out.' }] });
    expect(write.calls).toHaveLength(1);
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: { kind: 'refused', message: 'Sold out.' },
      actions: [begun],
    });
    expect(selectCart(actor.getSnapshot())).toEqual(fullCart);
  });

  test('keeps both lines and leaves the removal to do when it fails [CART-03]', async () => {
    const { actor, read, write, facts } = await openFullCart();
    actor.send(edit);
    await write.last().resolve(answer(both));
    await write.last().reject(failure('server'));
    await read.last().resolve(both);
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: failure('server'),
      actions: [{ ...begun, step: 'removing' }],
    });
    expect(selectCart(actor.getSnapshot())).toEqual(both);
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().resolve(answer(edited));
    expect(write.calls.map(({ input }) => input.action.kind)).toEqual(['edit', 'edit', 'remove']);
  });

  test('an old line that another tab removed counts as removed [CART-03]', async () => {
    const { actor, read, write, facts } = await openFullCart();
    actor.send(edit);
    await write.last().resolve(answer(both));
    await write.last().reject(failure('notFound'));
    expect(facts.at(-1)).toEqual(told);
    expect(read.calls).toHaveLength(2);
  });

  test.each([
    ['beside the old line', both, 'removing'],
    ['onto the old line', cartOf('cart-1', lineOf('1', water(5)), lineOf('2', cups(1))), 'updating'],
  ] as const)(
    'continues after an addition without an answer that arrived %s [CART-03, CART-06]',
    async (_, found, step) => {
      const { actor, read, write, types } = await openFullCart();
      actor.send(edit);
      await write.last().reject(failure('network'));
      await read.last().resolve(found);
      expect(write.last().input.action).toEqual({ ...begun, step });
      await write.last().resolve(answer(edited));
      expect(write.calls).toHaveLength(2);
      expect(types().at(-1)).toBe('cart.itemEdited');
    },
  );

  test('a removal without an answer that arrived is done [CART-03, CART-06]', async () => {
    const { actor, read, write, facts } = await openFullCart();
    actor.send(edit);
    await write.last().resolve(answer(both));
    await write.last().reject(failure('network'));
    await read.last().resolve(edited);
    expect(facts.at(-1)).toEqual(told);
  });

  test('keeps the line when an addition without an answer did not arrive [CART-03, CART-06]', async () => {
    const { actor, read, write, facts } = await openFullCart();
    actor.send(edit);
    await write.last().reject(failure('network'));
    await read.last().resolve(fullCart);
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: failure('network'),
      actions: [begun],
    });
    expect(write.calls).toHaveLength(1);
  });

  test('a lock waits until a line is edited completely [BEY-06]', async () => {
    const { actor, write, types } = await openFullCart();
    actor.send(edit);
    actor.send({ type: 'cart.lock' });
    await write.last().resolve(answer(both));
    expect(types()).toEqual(['cart.changed']);
    await write.last().resolve(answer(edited));
    expect(types().slice(-2)).toEqual(['cart.itemEdited', 'cart.locked']);
  });

  test('marks the line while it is edited [BEY-05, CART-03]', async () => {
    const { actor, write } = await openFullCart();
    const isEditing = () => selectIsEditing('1')(actor.getSnapshot());
    actor.send(edit);
    expect([isEditing(), selectPendingQuantity('1')(actor.getSnapshot())]).toEqual([true, 2]);
    expect(selectIsEditing('2')(actor.getSnapshot())).toBe(false);
    await write.last().resolve(answer(both));
    expect(isEditing()).toBe(true);
    await write.last().resolve(answer(edited));
    expect(isEditing()).toBe(false);
  });
});

describe('cart: another choice, and other wishes for the line', () => {
  test('applies a quantity asked for meanwhile to the new choice [BEY-05, CART-03]', () => {
    const queue = enqueueAction([begun], { kind: 'update', lineId: '1', line: water(8) });
    expect(queue).toEqual([{ ...begun, line: chilled(8) }]);
  });

  test.each<CartAction>([
    { kind: 'remove', lineId: '1', line: water(2) },
    { ...begun, line: water(4), step: 'updating' },
  ])('$kind replaces a waiting edit [BEY-05, CART-03]', (newest) => {
    expect(enqueueAction([begun], newest)).toEqual([newest]);
  });
});

describe('cart: lost in the middle of another choice', () => {
  test('a cart missing before the addition comes back with the other lines and the new choice [CART-05, CART-03]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send(edit);
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [cups(1)] });
    await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('11', cups(1)))));
    expect(write.last().input).toEqual({ cartId: 'cart-2', action: begun, alongside: [] });
    await write.last().resolve(answer(cartOf('cart-2', lineOf('11', cups(1)), lineOf('12', chilled(3)))));
    expect(write.calls).toHaveLength(2);
    expect(types().at(-1)).toBe('cart.itemEdited');
  });

  test('a cart missing before the removal comes back with the new choice only [CART-05, CART-03]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send(edit);
    await write.last().resolve(answer(both));
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input.lines).toEqual([cups(1), chilled(3)]);
    await rebuild.last().resolve(answer(edited));
    expect(write.calls).toHaveLength(2);
    expect(types().filter((type) => type === 'cart.itemEdited')).toHaveLength(1);
  });

  test('an edit of an ordered cart is not repeated in the new one [BEY-15, CART-03]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send(edit);
    await write.last().reject(failure('cartInactive'));
    await create.last().resolve('cart-2');
    expect([rebuild.calls.length, write.calls.length]).toEqual([0, 1]);
    expect(types()).not.toContain('cart.itemEdited');
  });

  test('returns the removal as left to do when the session has ended [CART-14, CART-03]', async () => {
    const { actor, write, facts } = await openOwnCart();
    actor.send(edit);
    await write.last().resolve(answer(both));
    await write.last().reject(failure('cartForbidden'));
    expect(facts.at(-1)).toEqual({ type: 'cart.sessionDoubted' });
    actor.send({ type: 'cart.denySession', failure: sessionExpired });
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: sessionExpired,
      actions: [{ ...begun, step: 'removing' }],
    });
  });
});

test('finds a line by id or products, and not while its quantity changes or the cart is unknown [CART-03]', async () => {
  const { actor, write, read } = await openFullCart();
  const line = () => selectLine('1', null)(actor.getSnapshot());
  expect(line()).toMatchObject({ id: '1', quantity: 2 });
  expect(selectLine('9', null)(actor.getSnapshot())).toBeUndefined();
  // a merged cart calls it otherwise
  expect(selectLine('9', water(7))(actor.getSnapshot())).toMatchObject({ id: '1' });
  actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
  expect(line()).toBeNull();
  actor.send({ type: 'cart.settle' });
  await write.last().resolve(answer(fullCart));
  expect(line()).toMatchObject({ id: '1' });
  actor.send({ type: 'cart.follow', cartId: 'cart-2' });
  await read.last().reject(failure('server'));
  expect(line()).toBeNull();
});
