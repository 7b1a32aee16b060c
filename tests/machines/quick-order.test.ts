/** The rules of quick order, and what a list’s address asks for. */

import { expect, test } from 'vitest';
import {
  type OrderedItem,
  type QuickOrderRow,
  type PastOrder,
  enteredRows,
  quickOrderLines,
  quickOrderTotal,
  rowsWithOffers,
  restoredRows,
  settledRows,
  usualOffers,
} from '#machines/domain/quick-order.ts';
import { dollars, water } from '../models/goods.ts';
import { cardOf } from '../models/quick-order.plan.ts';
import {
  chosenOf,
  listQueryFrom,
  listText,
  narrowedBy,
  priceRangeIn,
  turnedTo,
  wholeList,
  without,
  withoutFilters,
} from '#machines/domain/list-query.ts';

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
const row = (sku: string, quantity: number, own: Partial<QuickOrderRow> = {}): QuickOrderRow => ({
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
    row('F', 1, { card: cardOf('F', { isRental: true, rentalTerms: '3 1 Servicing' }) }), // a month free
  ];
  expect(quickOrderLines(rows).map(({ sku, quantity }) => sku + quantity)).toEqual(['A2', 'E1', 'F1']);
  expect([quickOrderTotal(rows), quickOrderTotal([row('B', 0)])]).toEqual([dollars(24.5), null]);
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
  const renewed = rowsWithOffers(rows, offers);
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

const read = (search: string) => listQueryFrom(new URLSearchParams(search));
const canonical = (search: string) => listText(read(search));

test('says filters, several choices of one, price, order and page [BEY-13]', () => {
  expect(read('?brand=22&page=2&volume=41&brand=21&sort=price_desc&price=10_20')).toEqual({
    phrase: '',
    filters: [
      { code: 'brand', values: ['21', '22'] },
      { code: 'price', values: ['10_20'] },
      { code: 'volume', values: ['41'] },
    ],
    sort: 'price_desc',
    page: 2,
  });
  expect(read('')).toEqual(wholeList);
});

test.each([
  ['?volume=41&brand=22&brand=21', '?brand=21&brand=22&volume=41'],
  ['?page=3&sort=name&q=still++water%20', '?q=still+water&sort=name&page=3'],
  ['?brand=21&brand=21', '?brand=21'],
  ['?q=caf%C3%A9+%26+tea', '?q=caf%C3%A9+%26+tea'],
  ['?page=1&sort=&brand=', ''],
])('%s is written as %s [BEY-13]', (given, written) => {
  expect([canonical(given), canonical(written)]).toEqual([written, written]);
});

test.each([
  '?page=0',
  '?page=1.5',
  '?page=3000000000',
  '?price=20_10',
  '?Brand=1',
  '?gclid=1&utm_source=mail',
  `?brand=${'x'.repeat(101)}`,
])('%s makes no sense and asks for the whole list [BEY-13]', (search) =>
  expect(read(search)).toEqual(wholeList),
);

test('a price is one range, and a phrase no longer than a server takes, never cut within a letter [BEY-13]', () => {
  expect(chosenOf(read('?price=30_40&price=10_20'), 'price')).toEqual(['10_20']);
  const { phrase } = read(`?q=${'a'.repeat(127)}💧💧`);
  expect(phrase).toBe(`${'a'.repeat(127)}💧`);
  expect(listText({ ...wholeList, phrase })).toContain('%F0%9F%92%A7');
  expect([priceRangeIn('0_10'), priceRangeIn('10_'), priceRangeIn('10_10')]).toEqual([
    { from: 0, below: 10 },
    null,
    null,
  ]);
});

test.each([
  ['*_100', { from: null, below: 100 }],
  ['200_*', { from: 200, below: null }],
  ['9.95_14.5', { from: 9.95, below: 14.5 }],
])('%s is a price range [CAT-01 BEY-13]', (value, range) => {
  expect([priceRangeIn(value), chosenOf(read(`?price=${value}`), 'price')]).toEqual([range, [value]]);
  expect(canonical(`?price=${value}`)).toBe(`?price=${value}`);
});

const query = read('?brand=21&brand=22&volume=41&sort=name&page=4');

test('begins at its first page, in the same order [BEY-13]', () => {
  expect(listText(without(query, 'brand', '21'))).toBe('?brand=22&volume=41&sort=name');
  expect(listText(without(without(query, 'brand', '21'), 'brand', '22'))).toBe('?volume=41&sort=name');
  expect(listText(without(query, 'brand'))).toBe('?volume=41&sort=name');
  expect(listText(withoutFilters(query))).toBe('?sort=name');
  expect(listText(turnedTo(query, 5))).toBe('?brand=21&brand=22&volume=41&sort=name&page=5');
});

test('only what it can be narrowed by is asked for [BEY-13]', () => {
  const offered = [
    { code: 'brand', options: [{ value: '22' }] },
    { code: 'price', options: [] },
  ];
  expect(narrowedBy(read('?brand=21&brand=22&utm_source=x&price=1_2&page=2'), offered)).toEqual(
    read('?brand=22&price=1_2&page=2'),
  );
});
