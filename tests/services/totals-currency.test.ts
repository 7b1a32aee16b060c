/** The currency of totals where a shop calculates in another one than it sells in. */

import { expect, test } from 'vitest';
import { toShippingInformation } from '#services/shipping.wire.ts';
import { aud } from './wired-backend.ts';

const nzd = (cents: number) => ({ cents, currency: 'NZD' });

const wire = {
  grand_total: 39.49,
  base_grand_total: 35.9,
  shipping_incl_tax: 10.95,
  base_shipping_incl_tax: 9.95,
  subtotal_incl_tax: 28.54,
  tax_amount: 3.59,
  base_tax_amount: 3.26,
  discount_amount: -1.65,
  base_currency_code: 'AUD',
  quote_currency_code: 'NZD',
};

const totalsOf = (own: object = {}) =>
  toShippingInformation({ totals: { ...wire, ...own }, payment_methods: [] }).totals;

const inOwn = {
  grandTotal: nzd(3949),
  shipping: nzd(1095),
  subtotal: nzd(2854),
  tax: nzd(359),
  discount: nzd(-165),
};

test('reads base totals where there is one currency [CHK-12]', () => {
  expect(totalsOf({ quote_currency_code: 'AUD' })).toEqual({
    grandTotal: aud(3590),
    shipping: aud(995),
    subtotal: aud(2854),
    tax: aud(326),
    discount: aud(-165),
  });
});

test('reads no base figure where the shopper’s currency differs [CHK-12, BEY-05]', () => {
  expect(totalsOf()).toEqual(inOwn);
});

test('reads the grand total from the segments where tax is taken off it [CHK-12]', () => {
  const total_segments = [
    { code: 'tax', title: 'Tax', value: 3.59 },
    { code: 'grand_total', title: 'Grand Total', value: 39.49, area: 'footer' },
  ];
  expect(totalsOf({ grand_total: 35.9, total_segments })).toEqual(inOwn);
});
