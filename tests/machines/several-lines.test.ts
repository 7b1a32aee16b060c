/** Several products in one write, and an order that is reordered. */

import { describe, expect, test } from 'vitest';
import { requestOfAction } from '#machines/cart/cart.events.ts';
import {
  selectCart,
  selectIsAddingFromPad,
  selectIsAddingSeveral,
  selectRemovedLines,
} from '#machines/cart/cart.selectors.ts';
import type { Held, Refusal } from '#machines/domain/cart.ts';
import { missedLines, missedMessage } from '#machines/domain/several-lines.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openOwnCart, openFullCart, answer } from './open-cart.ts';

const both = [water(2), cups(3)];

describe('one write', () => {
  test('adds several lines in one request [BEY-12]', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send({ type: 'cart.addItems', lines: both });
    expect(selectIsAddingSeveral(null)(actor.getSnapshot())).toBe(true);
    await write.last().resolve(answer(fullCart));
    expect(write.calls.map(({ input }) => input.action)).toEqual([
      { kind: 'addSeveral', lines: both, orderNumber: null },
    ]);
    expect(facts[0]).toEqual({ type: 'cart.itemsAdded', lines: both, missed: [], orderNumber: null });
    expect(selectIsAddingSeveral(null)(actor.getSnapshot())).toBe(false);
  });

  test('a refused line is told with its reason, and the others are in [CART-07, BEY-09]', async () => {
    const { actor, write, facts } = await openFullCart();
    actor.send({ type: 'cart.addItems', lines: both });
    const cart = cartOf('cart-1', lineOf('1', water(4)), lineOf('2', cups(1)));
    await write.last().resolve({ cart, refusals: [{ message: 'Not that many.' }] });
    expect(facts[0]).toEqual({
      type: 'cart.itemsAdded',
      lines: [both[0]],
      missed: [{ line: both[1], message: 'Not that many.' }],
      orderNumber: null,
    });
    expect(selectCart(actor.getSnapshot())).toEqual(cart);
  });

  test('sends several lines again once after the cart was replaced [CART-05]', async () => {
    const { actor, write, create, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItems', lines: both });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('9', water(2)))));
    expect(write.calls.map(({ input }) => [input.cartId, input.action.kind])).toEqual([
      ['cart-1', 'addSeveral'],
      ['cart-2', 'addSeveral'],
    ]);
  });

  test('repeats an addition of several lines as it was asked [BEY-02]', () => {
    expect(requestOfAction({ kind: 'addSeveral', lines: both, orderNumber: null })).toEqual({
      type: 'cart.addItems',
      lines: both,
    });
    expect(requestOfAction({ kind: 'addSeveral', lines: both, orderNumber: '7' })).toEqual({
      type: 'cart.reorderItems',
      orderNumber: '7',
      lines: both,
    });
  });

  test('keeps a removed line restorable when adding it again is refused [BEY-12]', async () => {
    const { actor, write } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    await write.last().resolve(answer(cartOf('cart-1', lineOf('1', water(2)))));
    actor.send({ type: 'cart.addItems', lines: both });
    const refused = { message: 'There is no "CUPS-50".' };
    await write.last().resolve({ cart: cartOf('cart-1', lineOf('1', water(4))), refusals: [refused] });
    expect(selectRemovedLines(actor.getSnapshot())).toEqual([cups(1)]);
    actor.send({ type: 'cart.addItems', lines: both });
    await write.last().resolve(answer(fullCart));
    expect(selectRemovedLines(actor.getSnapshot())).toEqual([]);
  });
});

test('marks additions from quick order [CART-07, BEY-12]', async () => {
  const { actor, write, facts } = await openFullCart();
  actor.send({ type: 'cart.addItems', lines: both });
  expect(selectIsAddingFromPad(actor.getSnapshot())).toBe(false);
  expect(selectIsAddingSeveral(null)(actor.getSnapshot())).toBe(true);
  await write.last().resolve(answer(fullCart));
  actor.send({ type: 'cart.addItems', lines: both, isFromPad: true });
  expect(selectIsAddingFromPad(actor.getSnapshot())).toBe(true);
  expect(selectIsAddingSeveral(null)(actor.getSnapshot())).toBe(false);
  await write.last().resolve(answer(fullCart));
  const told = { type: 'cart.itemsAdded', lines: both, missed: [], orderNumber: null };
  expect(facts.filter(({ type }) => type === 'cart.itemsAdded')).toEqual([
    told,
    { ...told, isFromPad: true },
  ]);
});

test('reorders by order number behind the write under way [BEY-12]', async () => {
  const { actor, write, facts } = await openOwnCart();
  actor.send({ type: 'cart.addItem', line: water(1) });
  actor.send({ type: 'cart.reorderItems', orderNumber: '000000007', lines: both });
  expect(write.calls).toHaveLength(1);
  expect(selectIsAddingSeveral('000000007')(actor.getSnapshot())).toBe(true);
  expect(selectIsAddingSeveral('000000008')(actor.getSnapshot())).toBe(false);
  await write.last().resolve(answer(fullCart));
  facts.length = 0;
  await write.last().resolve({ cart: fullCart, refusals: [{ message: 'Sold out.', sku: 'CUPS-50' }] });
  expect(facts[0]).toEqual({
    type: 'cart.itemsAdded',
    lines: [both[0]],
    missed: [{ line: both[1], message: 'Sold out.' }],
    orderNumber: '000000007',
  });
});

const missed = (refusals: readonly Refusal[], isOrder = false, before: Held | null = cartOf('c')) =>
  missedLines(both, before, { cart: cartOf('c', lineOf('1', water(2))), refusals }, isOrder).map(
    ({ line, message }) => [line?.sku ?? null, message],
  );

describe('whose reason it is', () => {
  test('a sku in the sentence counts only as a whole [CART-07]', () => {
    expect(missed([{ message: 'There is no "WATER-15".' }])).toEqual([
      ['WATER-15', 'There is no "WATER-15".'],
    ]);
    const longer = 'There is no "WATER-15-BLUE".';
    expect(missed([{ message: longer }])).toEqual([['CUPS-50', longer]]);
  });

  test('assigns an unnamed reason to the line that came short [CART-07]', () => {
    expect(missed([{ message: 'Not that many.' }])).toEqual([['CUPS-50', 'Not that many.']]);
    const one = [{ message: 'Not that many.' }, { message: 'And closed.' }];
    expect(missed(one)).toEqual([
      ['CUPS-50', 'Not that many.'],
      [null, 'And closed.'],
    ]);
    expect(missed(one, false, cartOf('c', lineOf('1', water(2))))).toEqual([
      ['WATER-15', 'Not that many.'],
      ['CUPS-50', 'And closed.'],
    ]);
  });

  test('assigns only named reasons when the old cart is unknown [CART-07]', () => {
    const refusals = [{ message: 'Not that many.' }, { message: 'There is no "WATER-15".' }];
    expect(missed(refusals, false, null)).toEqual([
      [null, 'Not that many.'],
      ['WATER-15', 'There is no "WATER-15".'],
    ]);
  });

  test('assigns no reason to the lines of a reordered order [BEY-12]', () => {
    expect(missed([{ message: 'Not that many.' }], true)).toEqual([[null, 'Not that many.']]);
  });

  test('joins reasons in one message and counts only known additions [BEY-12]', () => {
    const none = { line: cups(3), message: 'Sold out.' };
    expect(missedMessage([none], 0)).toBe('Paper cups: Sold out.');
    expect(missedMessage([none, { line: null, message: 'And closed.' }], 1)).toBe(
      'Paper cups: Sold out. And closed.',
    );
    expect(missedMessage([none], 2)).toBe('2 products are in your cart. Paper cups: Sold out.');
  });
});

describe('an answer that is lost', () => {
  test('reads the cart after a lost answer and names the lines that are missing [CART-06, BEY-12]', async () => {
    const { actor, write, read, facts } = await openFullCart();
    actor.send({ type: 'cart.addItems', lines: both });
    await write.last().reject(failure('network'));
    await read.last().resolve(cartOf('cart-1', lineOf('1', water(4)), lineOf('2', cups(1))));
    expect(write.calls).toHaveLength(1);
    expect(facts[0]).toEqual({
      type: 'cart.itemsAdded',
      lines: [both[0]],
      missed: [{ line: both[1], message: 'It did not come into your cart, or not all of it.' }],
      orderNumber: null,
    });
  });

  test('fails when none of several lines came into the cart [CART-06]', async () => {
    const { actor, write, read, types } = await openFullCart();
    actor.send({ type: 'cart.addItems', lines: both });
    await write.last().reject(failure('network'));
    await read.last().resolve(fullCart);
    expect(types()).toContain('cart.actionFailed');
    expect(types()).not.toContain('cart.itemsAdded');
  });

  test('cannot name missing lines of a reordered order [BEY-12]', async () => {
    const { actor, write, read, facts } = await openOwnCart();
    actor.send({ type: 'cart.reorderItems', orderNumber: '7', lines: both });
    await write.last().reject(failure('network'));
    await read.last().resolve(cartOf('cart-1', lineOf('1', water(4)), lineOf('2', cups(1))));
    expect(facts[0]).toMatchObject({ lines: both, missed: [{ line: null }], orderNumber: '7' });
  });
});
