/** How prices are written. */

import { expect, test } from 'vitest';
import { formatPrice, toCents } from '#machines/domain/money.ts';
import { totalWithoutShipping } from '#machines/domain/totals.ts';
import { dollars, totals } from '../models/goods.ts';
import { instalmentsOf } from '#machines/domain/payment.ts';

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
