/** The order machine with its slots in the test's hands. */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { orderDoubted, receiptOf, safeToRetry } from '#machines/domain/order.ts';
import { readOrderState } from '#machines/order-outcome/order-outcome.actors.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { rereadCart, sendOrder } from '#machines/checkout/order/order.actors.ts';
import { orderMachine } from '#machines/checkout/order/order.machine.ts';
import { selectIsOutcomeUnknown } from '#machines/checkout/order/order.selectors.ts';
import { cartOf, cups, dollars, failure, lineOf, orderRequest, savedCart, water } from '../models/goods.ts';
import { alone, heldSlot } from './bench.ts';

const open = () => {
  const [reread, send, readState] = [heldSlot(rereadCart), heldSlot(sendOrder), heldSlot(readOrderState)];
  const state = { readOrderState: readState.logic };
  const orderOutcome = orderOutcomeMachine.provide({ actors: state });
  const actors = { rereadCart: reread.logic, sendOrder: send.logic, ...state, orderOutcome };
  return { ...alone(orderMachine.provide({ actors })), reread, send, readState };
};

const place = { type: 'order.place', request: orderRequest } as const;

const openPlacing = async () => {
  const order = open();
  order.actor.send(place);
  await order.reread.last().resolve(savedCart);
  return order;
};

test('sends the order once however often it is placed [PAY-04]', async () => {
  const { actor, reread, send, readState, types } = open();
  actor.send(place);
  actor.send(place);
  await reread.last().resolve(savedCart);
  actor.send(place);
  await send.last().resolve();
  actor.send(place);
  await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
  actor.send(place);
  expect([reread.calls.length, send.calls.length, readState.calls.length]).toEqual([1, 1, 1]);
  expect(types()).toEqual(['order.placed']);
});

test.each([
  ['a virtual order, by its billing address', true, 1161],
  ['a delivered order, as it was seen', false, orderRequest.totals.tax.cents],
])('the receipt says the GST of %s [GEN-04 CHK-10]', async (_, isVirtual, cents) => {
  const { actor, reread, send, readState, facts } = open();
  actor.send(place);
  const taxes = [700, 461].map((part) => ({ label: 'GST', amount: { cents: part, currency: 'AUD' } }));
  await reread.last().resolve({ ...savedCart, isVirtual, taxes });
  await send.last().resolve();
  await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
  const totals = { ...orderRequest.totals, tax: { ...orderRequest.totals.tax, cents } };
  expect(facts).toMatchObject([{ receipt: { totals } }]);
});

test('the receipt waits ten seconds for the order number [BEY-15 BEY-01]', async () => {
  const { clock, send, readState, facts } = await openPlacing();
  await send.last().resolve();
  clock.increment(9999);
  expect(facts).toEqual([]);
  clock.increment(1);
  expect(facts).toMatchObject([{ type: 'order.placed', receipt: { orderNumber: null } }]);
  await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
  expect(facts).toHaveLength(1);
});

test.each([failure('network'), failure('malformed'), failure('server', 'Gateway Time-out')])(
  '$kind: reads the outcome again while the server still works on it [BEY-01 PAY-04]',
  async (reason) => {
    const { actor, clock, send, readState, facts } = await openPlacing();
    await send.last().reject(reason);
    for (let asked = 1; asked <= 4; asked += 1) {
      await readState.last().resolve({ kind: 'open' });
      expect([facts, selectIsOutcomeUnknown(actor.getSnapshot())]).toEqual([[], true]);
      actor.send(place);
      clock.increment(4000);
      expect(readState.calls).toHaveLength(asked + 1);
    }
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    expect(facts).toMatchObject([{ type: 'order.placed', receipt: { orderNumber: '000000042' } }]);
    expect(send.calls).toHaveLength(1);
  },
);

test('waits the full time for an order however often the outcome is read [BEY-01]', async () => {
  const { actor, clock, send, readState, facts } = await openPlacing();
  await send.last().reject(failure('network'));
  for (let asked = 1; asked <= 39; asked += 1) {
    await readState.last().resolve({ kind: 'open' });
    clock.increment(500);
    actor.send({ type: 'order.reconcile' });
  }
  await readState.last().resolve({ kind: 'open' });
  expect(facts).toEqual([]);
  clock.increment(500);
  actor.send({ type: 'order.reconcile' });
  await readState.last().resolve({ kind: 'open' });
  expect(facts).toEqual([{ type: 'order.refused', failure: safeToRetry, isSent: true }]);
});

const [twoWater, oneCups] = [lineOf('1', water(2)), lineOf('2', cups(1))];
test.each([
  ['a line has gone', cartOf('cart-1', twoWater), /Paper cups is no longer in your cart/],
  ['a quantity differs', cartOf('cart-1', lineOf('1', water(1)), oneCups), /quantity of Spring water/],
  ['a price differs', cartOf('cart-1', lineOf('1', water(2), 13), oneCups), /price of Spring water/],
  ['the total differs', { ...savedCart, grandTotal: dollars(46) }, /total of your order has changed/],
])('sends nothing when %s, and names the change [BEY-16]', async (_, now, sentence) => {
  const { actor, reread, send, facts } = open();
  actor.send(place);
  await reread.last().resolve(now);
  expect(send.calls).toHaveLength(0);
  expect(facts).toMatchObject([{ type: 'order.stopped', changes: [expect.stringMatching(sentence)] }]);
});

test('does not take a closed cart for an order [BEY-17]', async () => {
  const { actor, clock, send, readState, facts } = await openPlacing();
  await send.last().reject(failure('network'));
  await readState.last().resolve({ kind: 'closed' });
  // another request may still place it
  expect([facts, selectIsOutcomeUnknown(actor.getSnapshot())]).toEqual([[], true]);
  clock.increment(20_000);
  await readState.last().resolve({ kind: 'closed' });
  expect(facts).toEqual([{ type: 'order.refused', failure: orderDoubted, isSent: true }]);
});

test('a receipt shows what was chosen of each line, and keeps nothing that buys it again [CHK-10 CART-09]', () => {
  const options = [{ label: 'For', values: ['Kim Vale (kim@example.com)'] }];
  const chosen = { selected: ['fifty'], entered: [{ uid: 'recipient', value: 'kim@example.com' }] };
  const [first, ...others] = orderRequest.seen.lines;
  if (first === undefined) throw new Error('Nothing was ordered');
  const seen = { ...orderRequest.seen, lines: [{ ...first, options, chosen }, ...others] };
  const receipt = receiptOf({ ...orderRequest, seen }, '000000012');
  expect(receipt.lines[0]).toEqual({ ...first, options, chosen: nothingChosen, isChosen: true });
  expect(receipt.lines.map((line) => line.chosen)).toEqual(seen.lines.map(() => nothingChosen));
  expect(receipt.lines.map(({ isChosen }) => isChosen)).toEqual([true, ...others.map(() => false)]);
  expect(receipt.orderNumber).toBe('000000012');
});
