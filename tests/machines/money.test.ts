/** How prices are written. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice, toCents } from '#machines/domain/money.ts';
import { languageOf } from '#machines/domain/store.ts';
import { totalWithoutShipping } from '#machines/domain/totals.ts';
import { dollars, totals } from '../models/goods.ts';

const price = (cents: number, style = {}): string => formatPrice({ cents, currency: 'AUD' }, style);

test.each([
  [0, {}, 'Free'],
  [0, { zeroIsFree: false }, '$0'],
  [0, { zeroIsFree: false, forceDecimals: true }, '$0.00'],
  [1200, {}, '$12'],
  [1200, { forceDecimals: true }, '$12.00'],
  [1295, {}, '$12.95'],
  [1205, {}, '$12.05'],
  [5, {}, '$0.05'],
  [123_456_789, {}, '$1,234,567.89'],
  [100_000, {}, '$1,000'],
  [1200, { format: 'NZ$%s' }, 'NZ$12'],
  [1200, { format: '%s AUD' }, '12 AUD'],
])('%d cents with %j are written %s [FMT-01]', (cents, style, text) => {
  expect(price(cents, style)).toBe(text);
});

test.each([
  [-350, {}, '-$3.50'],
  [-5, {}, '-$0.05'],
  [-100_000, {}, '-$1,000'],
])('the minus stands before the currency sign: %d with %j is %s [FMT-02]', (cents, style, text) => {
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

test('what is written can be read back to the cent [FMT-01]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.boolean(), (cents, forceDecimals) => {
      const text = price(cents, { forceDecimals, zeroIsFree: false });
      expect(Math.round(Number(text.replace(/[$,]/g, '')) * 100)).toBe(cents === 0 ? 0 : cents);
      expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
      if (forceDecimals) expect(text).toMatch(/\.\d{2}$/);
    }),
  );
});

test("the wire's decimal numbers become whole cents [FMT-01]", () => {
  expect([12.95, 0.1 + 0.2, 8.7, 19.99, 0, -3.5].map(toCents)).toEqual([1295, 30, 870, 1999, 0, -350]);
});

test('every amount with two decimals survives the wire [FMT-01]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e8, max: 1e8 }), (cents) => {
      expect(toCents(cents / 100)).toBe(cents);
    }),
  );
});

test.each([
  ['en_AU', 'en-AU'],
  ['en_NZ', 'en-NZ'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['', 'en-AU'],
  ['unknown words', 'en-AU'],
])('the locale %j is the language %s of documents and formats [GEN-07]', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
