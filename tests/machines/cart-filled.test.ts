/** The cart that takes the place of a customer's lost one may have been filled already, by another device or tab: nothing goes in twice (CART-05, BEY-03). */

import { expect, test } from 'vitest';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

/** Their cart held two of water and one of cups; it is lost under this, and the new one holds that. */
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

test('what it holds is not brought in again, and a changed line is changed there [CART-05, BEY-03]', async () => {
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

test('of what it holds in part only the rest is, and a line it lacks returns as ever [BEY-03]', async () => {
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

test('another choice takes the place of the line that is there [CART-03]', async () => {
  const held = cartOf('own-2', lineOf('21', water(2)), lineOf('22', cups(1)));
  const edit: CartEvent = { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(2) };
  const { write } = await renewed(held, edit);
  expect(write.last().input.action).toMatchObject({ kind: 'edit', lineId: '21', step: 'adding' });
  await write.last().resolve(answer(cartOf('own-2', ...held.lines, lineOf('23', chilled(2)))));
  expect(write.last().input.action).toMatchObject({ kind: 'edit', lineId: '21', step: 'removing' });
});

test('so is a line that was to be put back: it is there already [BEY-12]', async () => {
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

test('where it cannot be looked at, nothing is brought in blindly, and nothing is forgotten [CART-06]', async () => {
  const { actor, write, create, read, rebuild, facts } = await openOwnCart();
  actor.send(moreWater);
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('own-2');
  await read.last().reject(failure('network'));
  expect(facts.at(-1)).toMatchObject({ type: 'cart.actionFailed', failure: failure('network') });
  expect([rebuild.calls, actor.getSnapshot().context.cartId]).toEqual([[], null]);
  actor.send({ type: 'cart.load' });
  await create.last().resolve('own-2');
  await read.last().resolve(cartOf('own-2'));
  expect(rebuild.last().input.lines).toEqual([cups(1), water(5)]);
});

test('where the rest is refused, what it held is still known [BEY-03]', async () => {
  const { rebuild, read, facts } = await renewed(cartOf('own-2', lineOf('21', water(2))), {
    type: 'cart.removeItem',
    lineId: '9',
    line: water(9),
  });
  await rebuild.last().reject(failure('refused'));
  expect(facts.find(({ type }) => type === 'cart.recreated')).toMatchObject({ missing: [cups(1)] });
  expect(read.last().input).toEqual({ cartId: 'own-2' });
});

test('a line changed again while the loss was still to be heard of comes back once, as it was wanted last [BEY-05]', async () => {
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

test('nor does one come back that was taken out meanwhile [BEY-05]', async () => {
  const { actor, write, create, rebuild } = await openFullCart();
  actor.send(moreWater);
  actor.send({ type: 'cart.settle' });
  actor.send({ type: 'cart.removeItem', lineId: '1', line: water(5) });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await rebuild.last().resolve(answer(fullCart));
  expect(write.calls).toHaveLength(1);
});
