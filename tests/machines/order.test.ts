/** The order machine with its slots in the test's hands. */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { safeToRetry } from '#machines/domain/order-messages.ts';
import { readOrderState } from '#machines/order-outcome/order-outcome.actors.ts';
import { orderOutcomeMachine } from '#machines/order-outcome/order-outcome.machine.ts';
import { rereadCart, sendOrder } from '#machines/checkout/order/order.actors.ts';
import { orderMachine } from '#machines/checkout/order/order.machine.ts';
import { failure, orderRequest, savedCart } from '../models/goods.ts';
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
