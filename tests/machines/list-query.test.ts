/** What a list's address asks for, read and written. */

import { expect, test } from 'vitest';
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
