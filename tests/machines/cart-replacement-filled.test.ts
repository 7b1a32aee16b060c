/** The cart that replaces a missing one may have lines: nothing is added twice. */

import { expect, test } from 'vitest';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

/** Their cart of water and cups is missing during the events; the new one holds other lines. */
const renewed = async (held: Cart, ...events: readonly CartEvent[]) => {
  const cart = await openOwnCart();
  for (const event of [...events, { type: 'cart.settle' } as const]) cart.actor.send(event);
  await cart.write.last().reject(failure('cartMissing'));
  await cart.create.last().resolve(held.id);
  expect(cart.read.last().input).toEqual({ cartId: held.id });
  await cart.read.last().resolve(held);
  return cart;
};

const moreWater: CartEvent = { type: 'cart.updateItem', lineId: '1', line: water(5) };

test('does not add again what the new cart holds, and applies the change there [CART-05, BEY-03]', async () => {
  const held = cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(1)));
  const { write, rebuild, facts } = await renewed(held, moreWater);
  expect(rebuild.calls).toEqual([]);
  expect(write.last().input).toEqual({
    cartId: 'own-2',
    action: { kind: 'update', lineId: '21', line: water(5) },
    alongside: [],
  });
  expect(facts.find(({ type }) => type === 'cart.recreated')).toMatchObject({ missing: [] });
});

test('adds only what the new cart lacks [BEY-03]', async () => {
  const { write, rebuild } = await renewed(cartOf('own-2', lineOf('22', cups(1))), {
    type: 'cart.updateItem',
    lineId: '2',
    line: cups(4),
  });
  expect(rebuild.last().input).toEqual({ cartId: 'own-2', lines: [water(2)] });
  await rebuild.last().resolve(answer(cartOf('own-2', lineOf('22', cups(1)), lineOf('23', water(2)))));
  expect(write.last().input.action).toEqual({ kind: 'update', lineId: '22', line: cups(4) });

  const other = await renewed(cartOf('own-2', lineOf('21', water(1))), {
    type: 'cart.updateItem',
    lineId: '2',
    line: cups(4),
  });
  expect(other.rebuild.last().input.lines).toEqual([water(1)]);
  await other.rebuild.last().resolve(answer(cartOf('own-2', lineOf('21', water(2)))));
  expect(other.write.last().input.action).toEqual({ kind: 'add', line: cups(4), isReturned: true });
});

test('an edit replaces the line in the new cart [CART-03]', async () => {
  const held = cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(1)));
  const edit: CartEvent = { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(2) };
  const { write } = await renewed(held, edit);
  expect(write.last().input.action).toMatchObject({ kind: 'edit', lineId: '21', step: 'adding' });
  await write.last().resolve(answer(cartOf('own-2', ...held.lines, lineOf('23', chilled(2)))));
  expect(write.last().input.action).toMatchObject({ kind: 'edit', lineId: '21', step: 'removing' });
});

test('an undo does not add a line the new cart holds [BEY-12]', async () => {
  const cart = await openOwnCart();
  cart.actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
  await cart.write.last().resolve(answer(cartOf('own', lineOf('2', cups(1)))));
  cart.actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(3) });
  cart.actor.send({ type: 'cart.undoRemoval', line: water(2) });
  await cart.write.last().reject(failure('cartMissing'));
  await cart.create.last().resolve('own-2');
  await cart.read.last().resolve(cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(1))));
  const both = cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(3)));
  await cart.write.last().resolve(answer(both));
  expect(cart.write.calls.slice(-2).map(({ input }) => input.action)).toEqual([
    { kind: 'update', lineId: '22', line: cups(3) },
    { kind: 'update', lineId: '21', line: water(2) },
  ]);
});

test('adds nothing when the new cart cannot be read, and forgets nothing [CART-06]', async () => {
  const { actor, write, create, read, rebuild, facts } = await openOwnCart();
  actor.send(moreWater);
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('own-2');
  await read.last().reject(failure('network'));
  expect(facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: failure('network') });
  expect(rebuild.calls).toEqual([]);
  actor.send({ type: 'cart.load' });
  await create.last().resolve('own-2');
  await read.last().resolve(cartOf('own-2'));
  expect(rebuild.last().input.lines).toEqual([cups(1), water(5)]);
});

test('names only the refused rest as missing [BEY-03]', async () => {
  const { rebuild, read, facts } = await renewed(cartOf('own-2', lineOf('21', water(2))), {
    type: 'cart.removeItem',
    lineId: '9',
    line: water(9),
  });
  await rebuild.last().reject(failure('refused'));
  expect(facts.find(({ type }) => type === 'cart.recreated')).toMatchObject({ missing: [cups(1)] });
  expect(read.last().input).toEqual({ cartId: 'own-2' });
});

test('a line changed twice while the cart is replaced comes back once, with the last quantity [BEY-05]', async () => {
  const { actor, write, create, read, rebuild } = await openFullCart();
  actor.send(moreWater);
  actor.send({ type: 'cart.settle' });
  actor.send({ type: 'cart.updateItem', lineId: '1', line: water(7) });
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('22', cups(1)))));
  await read.last().resolve(cartOf('cart-2', lineOf('22', cups(1))));
  expect(write.calls.slice(1).map(({ input }) => input.action)).toEqual([
    { kind: 'add', line: water(7), isReturned: true },
  ]);
});

test('does not bring back a line that was removed while the cart was replaced [BEY-05]', async () => {
  const { actor, write, create, rebuild } = await openFullCart();
  actor.send(moreWater);
  actor.send({ type: 'cart.settle' });
  actor.send({ type: 'cart.removeItem', lineId: '1', line: water(5) });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await rebuild.last().resolve(answer(fullCart));
  expect(write.calls).toHaveLength(1);
});
