/** Values that clients send by mistake or in malice: wrong, huge, empty, with NUL. */

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

export const known = {
  skus: 'AW-WATER-15 AW-CUPS-100 AW-BOTTLE AW-PACK AW-ENGRAVE AW-OOS AW-GROUP AW-EBOOK'.split(' '),
  emails: ['alice@example.com', 'bob@example.com', 'unknown@example.com', 'nope', ''],
  codes: 'SAVE10 EXPIRED10 ONCE flatrate freeshipping checkmo purchaseorder braintree NSW ZZ'.split(' '),
  countries: ['AU', 'NZ', 'US', 'XX', 'au', ''],
};

/** Placeholders for the ids that a run makes. */
export const places = [
  '<CART>',
  '<EMPTY_CART>',
  '<FOREIGN_CART>',
  '<GONE_CART>',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
] as const;

const oddTexts = [
  ['', ' ', '\u0000', 'a\u0000b', '水 é 😀', '\uD800', '\u202Eabc', "' or 1=1 --", 'x'.repeat(5000)],
  ['<script>alert(1)</script>', '%1 %fieldName', '{{var x}}', '../../etc/passwd', '!!', '0', '-1', '1e400'],
  ['MQ==', 'OTk5OTk5', 'YnVuZGxlLzEvMS8x', 'Y29uZmlndXJhYmxlLzE0MC82', 'Y3VzdG9tLW9wdGlvbi8x', '2026-02-31'],
].flat();

export const text: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known.skus, ...known.codes, ...known.emails) },
  { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

export const cartId: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...places) },
  { weight: 1, arbitrary: text },
);

export const wholeNumber: Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom(-1, 0, 606, 607, 10_001, 2_147_483_647, -2_147_483_648, 999_999),
);

export const anyNumber: Arbitrary<number> = fc.oneof(
  wholeNumber,
  fc.constantFrom(1.5, -0.0001, 1e15, 9_007_199_254_740_991, 1e308, 2_147_483_648),
);

/** Any JSON value, where another type is expected. */
export const wrong: Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  anyNumber,
  text,
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('nope', 'id', 'sku', '__proto__', 'constructor'), text, { maxKeys: 2 }),
);

export function textFor(name: string): Arbitrary<string> {
  if (/cart_?id$/i.test(name)) return cartId;
  if (/email|username/i.test(name)) return fc.oneof(fc.constantFrom(...known.emails), text);
  if (/sku/i.test(name)) return fc.oneof(fc.constantFrom(...known.skus), text);
  if (/country/i.test(name)) return fc.oneof(fc.constantFrom(...known.countries), text);
  if (/password/i.test(name)) return fc.oneof(fc.constantFrom('Passw0rd!1', 'Passw0rd!2', 'abc', ''), text);
  return text;
}

/** A few hundred requests by default; FUZZ_RUNS=1000 sends more than 10,000. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 10);

/** The same every time unless FUZZ_SEED says otherwise; fast-check prints it with a failure. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
