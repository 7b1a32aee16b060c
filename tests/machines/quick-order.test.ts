/** The rules of quick order. */

import { expect, test } from 'vitest';
import type { OrderedItem, PadRow, PastOrder } from '#machines/domain/order-pad.ts';
import {
  enteredRows,
  padLines,
  padTotal,
  renewedRows,
  restoredRows,
  settledRows,
  usualOffers,
} from '#machines/domain/order-pad.ts';
import { dollars, water } from '../models/goods.ts';
import { cardOf } from '../models/order-pad.plan.ts';

const item = (sku: string, quantity: number, own = {}): OrderedItem => ({
  sku,
  name: sku,
  quantity,
  card: cardOf(sku, own),
  image: null,
});
const order = (number: string, ...items: readonly OrderedItem[]): PastOrder => ({
  number,
  placedAt: `2026-11-${number} 08:00:00`,
  total: dollars(10),
  items,
});
const row = (sku: string, quantity: number, own: Partial<PadRow> = {}): PadRow => ({
  card: cardOf(sku),
  last: null,
  quantity,
  problem: null,
  isRefused: false,
  isAdded: false,
  ...own,
});

test('most often first, of equals the latest; only the latest order is filled in [BEY-12]', () => {
  const orders = [
    order('20', item('A', 1), item('B', 3)),
    order('15', item('C', 4)),
    order('10', item('B', 2), item('C', 1)),
    order('05', item('C', 9)),
  ];
  expect(usualOffers(orders).map(({ card, quantity, last }) => [card.sku, quantity, last?.quantity])).toEqual(
    [
      ['C', 0, 4],
      ['B', 3, 3],
      ['A', 1, 1],
    ],
  );
});

test('only what can go in goes in, and the total counts no more than that [BEY-12]', () => {
  const rows = [
    row('A', 2),
    row('B', 0),
    row('C', 5, { card: cardOf('C', { isInStock: false }) }),
    row('D', 1, { card: cardOf('D', { isQuickAdd: false }) }),
    row('E', 1, { card: cardOf('E', { price: dollars(0.5) }) }),
  ];
  expect(padLines(rows).map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', 2],
    ['E', 1],
  ]);
  expect([padTotal(rows), padTotal([row('B', 0)])]).toEqual([dollars(24.5), null]);
});

test('clears added rows, keeps later quantities and shows refusals [BEY-12]', () => {
  const rows = [row('WATER-15', 2, { problem: 'Sold out.' }), row('B', 3), row('C', 1)];
  const lines = [water(2), { ...water(2), sku: 'B' }];
  const missed = [
    { line: { ...water(1), sku: 'C' }, message: 'Not that many.' },
    { line: null, message: 'And closed.' },
  ];
  expect(settledRows(rows, lines, missed).map(({ quantity, problem }) => [quantity, problem])).toEqual([
    [0, null],
    [1, null],
    [1, 'Not that many.'],
  ]);
});

test('keeps typed and added rows at current prices, and fills in the others, when offers are read again [BEY-12]', () => {
  const rows = [row('A', 7), row('B', 0), row('C', 0, { isAdded: true }), row('D', 4), row('E', 0)];
  const last = { quantity: 3, placedAt: '2026-11-20 08:00:00' };
  const offers = ['A', 'C', 'E'].map((sku) => ({
    card: cardOf(sku, { price: dollars(15) }),
    last,
    quantity: 3,
  }));
  const renewed = renewedRows(rows, offers);
  expect(renewed.map(({ card, quantity, last: former }) => [card.sku, quantity, former?.quantity])).toEqual([
    ['A', 7, 3],
    ['C', 0, 3],
    ['E', 3, 3],
    ['D', 4, undefined],
  ]);
  expect(renewed[0]?.card.price).toEqual(dollars(15));
});

test('finds quantities and added rows again after a reload, at current prices [BEY-21]', () => {
  const entered = enteredRows(
    [row('NEW', 2, { isAdded: true }), row('A', 7)],
    [
      { sku: 'A', quantity: 1, isAdded: false },
      { sku: 'LATE', quantity: 3, isAdded: true },
    ],
  );
  expect(entered.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['NEW', 2],
    ['A', 7],
    ['LATE', 3],
  ]);
  const offers = [row('A', 1), row('B', 4), row('LATE', 9, { isAdded: true })];
  const restored = restoredRows(offers, entered, [cardOf('NEW', { price: dollars(15) }), cardOf('LATE')]);
  expect(restored.map(({ card, quantity, isAdded }) => [card.sku, quantity, isAdded])).toEqual([
    ['NEW', 2, true],
    ['A', 7, false],
    ['B', 4, false],
    ['LATE', 9, true],
  ]);
});
