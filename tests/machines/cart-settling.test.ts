/** Quantities that change fast settle before they are sent: BEY-05. */

import { expect, test } from 'vitest';
import { selectIsCartBusy, selectPendingQuantity } from '#machines/cart/cart.selectors.ts';
import { linesOf } from '#machines/domain/cart.ts';
import { cups, fullCart, water } from '../models/goods.ts';
import { answer, openFullCart } from './open-cart.ts';

/** As fast as fingers are. */
const countTo = ({ actor, clock }: Awaited<ReturnType<typeof openFullCart>>, last: number): void => {
  for (let quantity = 1; quantity <= last; quantity += 1) {
    clock.increment(100);
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(quantity) });
  }
};

test('BEY-05 thirty quick updates of a line become one request once they have settled', async () => {
  const cart = await openFullCart();
  const { actor, write, clock } = cart;
  countTo(cart, 30);
  expect(write.calls).toHaveLength(0);
  expect(selectIsCartBusy(actor.getSnapshot())).toBe(true);
  expect(selectPendingQuantity('1')(actor.getSnapshot())).toBe(30);
  clock.increment(300);
  await write.last().resolve(answer(fullCart));
  expect(write.calls.map(({ input }) => linesOf(input.action)[0]?.quantity)).toEqual([30]);
  expect(selectIsCartBusy(actor.getSnapshot())).toBe(false);
});

test('BEY-05 those that come while one is written wait for its answer and settle again', async () => {
  const cart = await openFullCart();
  const { actor, write, clock } = cart;
  actor.send({ type: 'cart.updateItem', lineId: '1', line: water(1) });
  clock.increment(300);
  countTo(cart, 30);
  await write.last().resolve(answer(fullCart));
  expect(selectPendingQuantity('1')(actor.getSnapshot())).toBe(30);
  clock.increment(300);
  await write.last().resolve(answer(fullCart));
  expect(write.calls.map(({ input }) => linesOf(input.action)[0]?.quantity)).toEqual([1, 30]);
});

test.each([
  ['whoever counts is done', { type: 'cart.settle' }],
  ['money is about to move', { type: 'cart.lock' }],
  ['something is added', { type: 'cart.addItem', line: cups(1) }],
  ['another line is removed', { type: 'cart.removeItem', lineId: '2', line: cups(1) }],
] as const)('BEY-05 a quantity does not wait when %s', async (_, event) => {
  const cart = await openFullCart();
  countTo(cart, 3);
  cart.actor.send(event);
  expect(cart.write.last().input.action).toEqual({ kind: 'update', lineId: '1', line: water(3) });
});

test('BEY-05 two lines that were changed are both sent after one pause', async () => {
  const { actor, write, clock } = await openFullCart();
  actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
  actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(5) });
  clock.increment(300);
  await write.last().resolve(answer(fullCart));
  expect(write.calls.map(({ input }) => linesOf(input.action)[0]?.quantity)).toEqual([4, 5]);
});
