/** Quantities that change fast settle before they are sent. */

import { expect, test } from 'vitest';
import { selectCart, selectIsCartBusy, selectPendingQuantity } from '#machines/cart/cart.selectors.ts';
import { linesOf, type NewLine } from '#machines/domain/cart.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openFullCart, answer } from './open-cart.ts';

/** As fast as fingers are. */
const countTo = ({ actor, clock }: Awaited<ReturnType<typeof openFullCart>>, last: number): void => {
  for (let quantity = 1; quantity <= last; quantity += 1) {
    clock.increment(100);
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(quantity) });
  }
};

test('thirty quick updates of a line become one request once they have settled [BEY-05]', async () => {
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

test('updates during a write wait for its answer and settle again [BEY-05]', async () => {
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
  ['the counter is left', { type: 'cart.settle' }],
  ['money is about to move', { type: 'cart.lock' }],
  ['something is added', { type: 'cart.addItem', line: cups(1) }],
  ['another line is removed', { type: 'cart.removeItem', lineId: '2', line: cups(1) }],
] as const)('a quantity does not wait when %s [BEY-05]', async (_, event) => {
  const cart = await openFullCart();
  countTo(cart, 3);
  cart.actor.send(event);
  expect(cart.write.last().input.action).toEqual({ kind: 'update', lineId: '1', line: water(3) });
});

/** Water and cups, one after the other. */
const changeBoth = async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
  cart.actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(5) });
  return cart;
};
const sent = ({ write }: Awaited<ReturnType<typeof openFullCart>>) =>
  write.calls.map(({ input: { action, alongside = [] } }) =>
    [action, ...alongside].flatMap((one) => linesOf(one).map(({ sku, quantity }) => [sku, quantity])),
  );
const both = [
  ['WATER-15', 4],
  ['CUPS-50', 5],
];

test('lines that were changed one after another go in one request, and each is told [BEY-05]', async () => {
  const cart = await changeBoth();
  const { actor, clock, write, types } = cart;
  clock.increment(300);
  expect(selectPendingQuantity('2')(actor.getSnapshot())).toBe(5);
  await write.last().resolve(answer(fullCart));
  expect(sent(cart)).toEqual([both]);
  expect(types()).toEqual(['cart.changed', 'cart.itemUpdated', 'cart.itemUpdated']);
  expect(selectPendingQuantity('2')(actor.getSnapshot())).toBeNull();
});

test('tries each of several lines separately when they are refused together [BEY-09]', async () => {
  const cart = await changeBoth();
  const { actor, write, types } = cart;
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('refused'));
  await write.last().reject(failure('refused'));
  await write.last().resolve(answer(fullCart));
  expect(sent(cart)).toEqual([both, [['WATER-15', 4]], [['CUPS-50', 5]]]);
  expect(types()).toEqual(['cart.actionFailed', 'cart.changed', 'cart.itemUpdated']);
});

test('sends waiting quantities in one request when the page is left [BEY-05]', async () => {
  const cart = await changeBoth();
  cart.actor.send({ type: 'cart.leave' });
  expect(sent(cart)).toEqual([both]);
});

test('repeats the update under way when the page is left [BEY-05]', async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
  cart.actor.send({ type: 'cart.settle' });
  cart.actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(5) });
  cart.actor.send({ type: 'cart.leave' });
  expect(sent(cart)).toEqual([[['WATER-15', 4]], both]);
  await cart.write.last().resolve(answer(fullCart));
  expect(cart.types()).toEqual(['cart.changed', 'cart.itemUpdated', 'cart.itemUpdated']);
});

/** What went out beside it. */
const partedOf = ({ parted }: Awaited<ReturnType<typeof openFullCart>>) =>
  parted.map(({ action, alongside = [] }) => [
    action.kind,
    ...[action, ...alongside].flatMap((one) => linesOf(one).map(({ sku, quantity }) => `${quantity} ${sku}`)),
  ]);
const removeCups = { type: 'cart.removeItem', lineId: '2', line: cups(1) } as const;
const tape: NewLine = { ...cups(3), sku: 'TAPE' };

test('does not repeat an addition under way when the page is left [BEY-05]', async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.addItem', line: cups(1) });
  cart.actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
  cart.actor.send({ type: 'cart.leave' });
  expect(sent(cart)).toEqual([[['CUPS-50', 1]]]);
  expect(partedOf(cart)).toEqual([['update', '4 WATER-15']]);
});

test('sends a waiting removal once when the page is left [BEY-05]', async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
  cart.clock.increment(300);
  cart.actor.send(removeCups);
  cart.actor.send({ type: 'cart.leave' });
  cart.actor.send({ type: 'cart.leave' });
  expect(cart.parted).toEqual([
    {
      cartId: 'cart-1',
      action: { kind: 'remove', lineId: '2', line: cups(1) },
      alongside: [],
      customerId: undefined,
    },
  ]);
  await cart.write.last().resolve(answer(fullCart));
  // a shopper who comes back sees the result
  const now = cartOf('cart-1', lineOf('1', water(4)));
  await cart.read.last().resolve(now);
  expect([sent(cart), selectCart(cart.actor.getSnapshot())]).toEqual([[[['WATER-15', 4]]], now]);
});

test('groups what is sent on leaving: quantities, single removals, additions [BEY-05]', async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.removeItem', lineId: '9', line: { ...cups(1), sku: 'OLD' } });
  cart.actor.send({ type: 'cart.addItem', line: tape });
  cart.actor.send({ type: 'cart.updateItem', lineId: '1', line: water(4) });
  cart.actor.send({ type: 'cart.addItems', lines: [{ ...tape, sku: 'GLUE' }, tape] });
  cart.actor.send({ type: 'cart.removeItem', lineId: '8', line: { ...cups(2), sku: 'WORN' } });
  cart.actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(5) });
  cart.actor.send({ type: 'cart.leave' });
  expect(partedOf(cart)).toEqual([
    ['update', '4 WATER-15', '5 CUPS-50'],
    ['remove', '2 WORN'],
    ['addSeveral', '3 TAPE', '3 GLUE', '3 TAPE'],
  ]);
  expect(cart.write.calls).toHaveLength(1);
});

test.each([
  ['what is added to a line that is taken out', { type: 'cart.addItem', line: cups(4) }],
  [
    'another choice, which takes two requests',
    { type: 'cart.editItem', lineId: '1', before: water(2), line: chilled(3) },
  ],
  ['an order, whose goods are not known', { type: 'cart.reorderItems', orderNumber: '7', lines: [tape] }],
] as const)('does not send on leaving: %s [BEY-05]', async (_, event) => {
  const cart = await openFullCart();
  cart.actor.send(removeCups);
  cart.actor.send(event);
  cart.actor.send({ type: 'cart.leave' });
  expect(cart.parted).toEqual([]);
  await cart.write.last().resolve(answer(fullCart));
  expect(cart.write.calls).toHaveLength(2);
});

test('sends on leaving what waits for a reading of the cart [BEY-05]', async () => {
  const read = await openFullCart();
  read.actor.send({ type: 'cart.refresh' });
  read.actor.send(removeCups);
  read.actor.send({ type: 'cart.leave' });
  expect(partedOf(read)).toEqual([['remove', '1 CUPS-50']]);
  const doubted = await openFullCart();
  doubted.actor.send({ type: 'cart.addItem', line: tape });
  doubted.actor.send(removeCups);
  await doubted.write.last().reject(failure('network'));
  doubted.actor.send({ type: 'cart.leave' });
  expect(partedOf(doubted)).toEqual([['remove', '1 CUPS-50']]);
});

test('sends nothing on leaving while an order is placed [BEY-06]', async () => {
  const cart = await openFullCart();
  cart.actor.send({ type: 'cart.addItem', line: tape });
  cart.actor.send(removeCups);
  cart.actor.send({ type: 'cart.lock' });
  cart.actor.send({ type: 'cart.leave' });
  expect(cart.parted).toEqual([]);
});

test('adds both changed lines to the cart that replaces a missing one [CART-05]', async () => {
  const cart = await changeBoth();
  cart.actor.send({ type: 'cart.settle' });
  await cart.write.last().reject(failure('cartMissing'));
  await cart.create.last().resolve('cart-2');
  await cart.write.last().resolve(answer(fullCart));
  expect(cart.write.calls.slice(1).map(({ input }) => input.action.kind)).toEqual(['add', 'add']);
  expect(sent(cart).slice(1)).toEqual([[['WATER-15', 4]], [['CUPS-50', 5]]]);
});

test('checks both changed lines after a lost answer [CART-06]', async () => {
  const cart = await changeBoth();
  cart.actor.send({ type: 'cart.settle' });
  await cart.write.last().reject(failure('network'));
  await cart.read.last().resolve(cartOf('cart-1', lineOf('1', water(4)), lineOf('2', cups(1))));
  expect(cart.types()).toEqual(['cart.changed', 'cart.actionFailed']);
  expect(cart.facts.at(-1)).toMatchObject({ actions: [{ lineId: '1' }, { lineId: '2' }] });
});
