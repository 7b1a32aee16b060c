/** Quantities that change fast settle before they are sent; what is sent when the page is left. */

import { expect, test } from 'vitest';
import {
  selectIsCartBusy,
  selectLineRefusal,
  selectPendingQuantity,
} from '#machines/trade/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { linesOf } from '#machines/domain/cart-actions.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { ask, type HeldCart, now, offline, openFullCart } from './open-cart.ts';

/** As fast as fingers are. */
const countTo = ({ actor, clock }: HeldCart, last: number): void => {
  for (let quantity = 1; quantity <= last; quantity += 1) {
    clock.increment(100);
    actor.send(ask.update('1', water(quantity)));
  }
};
const waterTo4 = ask.update('1', water(4));
const cupsTo5 = ask.update('2', cups(5));
const removeCups = ask.remove('2', cups(1));
const tape: NewLine = { ...cups(3), sku: 'TAPE' };
const [four, five] = ['4 WATER-15', '5 CUPS-50'];

/** What one request writes. */
const words = ({ action, alongside = [] }: HeldCart['flushed'][number]) =>
  [action, ...alongside].flatMap((one) => linesOf(one).map(({ sku, quantity }) => `${quantity} ${sku}`));
const sent = ({ write }: HeldCart) => write.calls.map(({ input }) => words(input));
/** What went out beside it. */
const flushedOf = ({ flushed }: HeldCart) => flushed.map((write) => [write.action.kind, ...words(write)]);

test('thirty quick updates of a line become one request once they have settled, also during a write [BEY-05]', async () => {
  const cart = await openFullCart();
  countTo(cart, 30);
  expect(cart.write.calls).toHaveLength(0);
  expect([cart.see(selectIsCartBusy), cart.see(selectPendingQuantity('1'))]).toEqual([true, 30]);
  cart.clock.increment(300);
  countTo(cart, 20);
  await cart.play([], ['write', fullCart]);
  expect(cart.see(selectPendingQuantity('1'))).toBe(20);
  cart.clock.increment(300);
  await cart.play([], ['write', fullCart]);
  expect([sent(cart), cart.see(selectIsCartBusy)]).toEqual([[['30 WATER-15'], ['20 WATER-15']], false]);
});

test('lines that were changed one after another go in one request, and each is told [BEY-05]', async () => {
  const cart = await openFullCart();
  await cart.play([waterTo4, cupsTo5]);
  cart.clock.increment(300);
  expect(cart.see(selectPendingQuantity('2'))).toBe(5);
  await cart.play([], ['write', fullCart]);
  expect(sent(cart)).toEqual([[four, five]]);
  expect(cart.types()).toEqual(['cart.changed', 'cart.itemUpdated', 'cart.itemUpdated']);
  expect(cart.see(selectPendingQuantity('2'))).toBeNull();
});

test('tries each of several lines separately when they are refused together, and says why at the line [BEY-09 CART-07]', async () => {
  const cart = await openFullCart();
  const refused = failure('refused');
  await cart.play(
    [waterTo4, cupsTo5, ...now('settle')],
    ['write', refused],
    ['write', refused],
    ['write', fullCart],
  );
  expect(sent(cart)).toEqual([[four, five], [four], [five]]);
  expect(cart.types()).toEqual(['cart.actionFailed', 'cart.changed', 'cart.itemUpdated']);
  expect(['1', '2'].map((id) => cart.see(selectLineRefusal(id)))).toEqual([refused.message, null]);
  cart.actor.send(cupsTo5);
  expect(cart.see(selectLineRefusal('1'))).toBeNull();
});

test('groups what is sent on leaving: quantities, single removals, additions [BEY-05]', async () => {
  const cart = await openFullCart();
  const removals = ['OLD', 'WORN'].map((sku, index) => ask.remove(`${9 - index}`, { ...cups(2), sku }));
  const additions = [ask.add(tape), waterTo4, ask.addAll({ ...tape, sku: 'GLUE' }, tape)];
  await cart.play([...removals.slice(0, 1), ...additions, ...removals.slice(1), cupsTo5, ...now('leave')]);
  expect(flushedOf(cart)).toEqual([
    ['update', four, five],
    ['remove', '2 WORN'],
    ['addSeveral', '3 TAPE', '3 GLUE', '3 TAPE'],
  ]);
  expect(cart.write.calls).toHaveLength(1);
});

test.each([
  ['what is added to a line that is taken out', ask.add(cups(4))],
  ['another choice, which takes two requests', ask.edit('1', water(2), chilled(3))],
  ['an order, whose goods are not known', ask.reorder('7', tape)],
] as const)('does not send on leaving: %s [BEY-05]', async (_, event) => {
  const cart = await openFullCart();
  await cart.play([removeCups, event, ...now('leave')]);
  expect(cart.flushed).toEqual([]);
  await cart.play([], ['write', fullCart]);
  expect(cart.write.calls).toHaveLength(2);
});

test('sends on leaving what waits for a reading of the cart, and nothing while an order is placed [BEY-05 BEY-06]', async () => {
  const read = await openFullCart();
  await read.play([...now('refresh'), removeCups, ...now('leave')]);
  const unconfirmed = await openFullCart();
  await unconfirmed.play([ask.add(tape), removeCups], ['write', offline]);
  await unconfirmed.play(now('leave'));
  const ordering = await openFullCart();
  await ordering.play([ask.add(tape), removeCups, ...now('lock', 'leave')]);
  const removal = [['remove', '1 CUPS-50']];
  expect([read, unconfirmed, ordering].map(flushedOf)).toEqual([removal, removal, []]);
});

test('checks both changed lines after a lost answer [CART-06]', async () => {
  const cart = await openFullCart();
  const half = cartOf('cart-1', lineOf('1', water(4)), lineOf('2', cups(1)));
  await cart.play([waterTo4, cupsTo5, ...now('settle')], ['write', offline], ['read', half]);
  expect(cart.types()).toEqual(['cart.changed', 'cart.actionFailed']);
  expect(cart.facts.at(-1)).toMatchObject({ actions: [{ lineId: '1' }, { lineId: '2' }] });
});
