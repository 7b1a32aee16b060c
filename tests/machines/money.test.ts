/** How prices are written, how long texts may be, where a redirect leads. */

import { expect, test } from 'vitest';
import { formatPrice, toCents } from '#machines/domain/money.ts';
import { totalWithoutShipping } from '#machines/domain/totals.ts';
import { dollars, totals } from '../models/goods.ts';
import { instalmentsOf } from '#machines/domain/payment.ts';
import { lineTitle } from '#machines/domain/cart.ts';
import { instructionsProblem } from '#machines/domain/order-history.ts';
import { profileOf, profileProblems } from '#machines/domain/profile.ts';
import { charactersOf } from '#machines/domain/text-length.ts';
import { hannah } from '../models/people.ts';
import { redirectTarget } from '#machines/domain/route.ts';

const price = (cents: number, style = {}): string =>
  formatPrice({ cents, currency: 'AUD' }, { format: '$%s', ...style });

test.each([
  [0, {}, 'Free'],
  [0, { zeroIsFree: false }, '$0'],
  [0, { zeroIsFree: false, forceDecimals: true }, '$0.00'],
  [1200, {}, '$12'],
  [1205, {}, '$12.05'],
  [123_456_789, {}, '$1,234,567.89'],
  [1200, { format: 'NZ$%s' }, 'NZ$12'],
  [1200, { format: '%s AUD' }, '12 AUD'],
  [-350, {}, '-$3.50'],
])('%d cents with %j are written %s [FMT-01 FMT-02]', (cents, style, text) => {
  expect(price(cents, style)).toBe(text);
});

test.each([
  [45.5, 9.5, 3600],
  [5, 9.5, 0],
  [9.5, 0, 950],
])(
  '$%d with $%d for delivery is %d cents without it, never below nothing [FMT-01 FMT-02]',
  (total, shipping, cents) => {
    const sums = { ...totals, grandTotal: dollars(total), shipping: dollars(shipping) };
    expect(totalWithoutShipping(sums)).toEqual({ cents, currency: 'AUD' });
  },
);

test("the wire's decimal numbers become whole cents [FMT-01]", () => {
  expect([12.95, 0.1 + 0.2, 8.7, 19.99, 0, -3.5].map(toCents)).toEqual([1295, 30, 870, 1999, 0, -350]);
});

test.each([
  [2290, 573, 571],
  [2291, 573, 572],
  [4000, 1000, 1000],
  [2, 0, 2],
])('four instalments of %i cents are three of %i and one of %i [BEY-25 PAY-03]', (cents, each, last) => {
  const { each: one, last: end } = instalmentsOf({ cents, currency: 'AUD' });
  expect([one.cents, end.cents, 3 * one.cents + end.cents]).toEqual([each, last, cents]);
});

test.each(['😀', '👩‍🚒', '🇦🇺', '👍🏽', 'é'.normalize('NFD')])('counts %s as one character', (one) => {
  expect(instructionsProblem(one.repeat(500))).toEqual({});
  expect(instructionsProblem(one.repeat(501))).toEqual({
    instructions: 'Please use at most 500 characters.',
  });
  const title = lineTitle({ name: one.repeat(101), options: [] });
  expect(charactersOf(title)).toEqual([...Array<string>(99).fill(one), '…']);
});

test.each([
  ['1899-12-31', false],
  ['0984-03-09', false],
  ['1900-01-01', true],
  ['', true],
])('a birth on %j is taken: %j', (dateOfBirth, isTaken) => {
  const problems = profileProblems({ ...profileOf(hannah), dateOfBirth });
  expect('dateOfBirth' in problems).toBe(!isTaken);
});

test.each([
  ['water.html', '?p=2', '#top', '/water.html?p=2#top'],
  ['water.html#new', '?p=2', '#top', '/water.html?p=2#new'],
  ['water.html?a=1', '?p=2', '#top', '/water.html?a=1#top'],
  ['//evil.example', '', '', '/evil.example'],
  ['https://other.example/x', '?p=2', '', 'https://other.example/x?p=2'],
])(
  'a redirect to %s, asked with %s and %s, leads to its own address [ROUTE-09]',
  (to, search, hash, expected) => {
    expect(redirectTarget(to, search, hash)).toBe(expected);
  },
);
