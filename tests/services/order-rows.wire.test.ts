/** Row totals of orders as recorded from Magento 2.4.7-p3, which says unit prices alone. */

import { expect, test } from 'vitest';
import { rowsOf } from '#services/order-rows.wire.ts';

type Items = Parameters<typeof rowsOf>[0];
type Total = Parameters<typeof rowsOf>[1];

const money = (value: number) => ({ value, currency: 'AUD' });
const item = (price: number, quantity: number): Items[number] =>
  ({ product_sale_price: money(price), quantity_ordered: quantity }) as Items[number];

const total = (subtotal: number, tax: number, excluding: number, including: number): Total =>
  ({
    subtotal: money(subtotal),
    total_tax: money(tax),
    shipping_handling: {
      amount_excluding_tax: money(excluding),
      amount_including_tax: money(including),
    },
  }) as Total;

const aud = (cents: number) => ({ cents, currency: 'AUD' });

test.each([
  ['with tax and a coupon', [item(9.9, 1), item(32, 1)], total(38.09, 4.36, 9, 9.9), [990, 3200], false],
  ['without tax, with a coupon', [item(9, 1), item(29.09, 1)], total(38.09, 4.36, 9, 9.9), [900, 2909], true],
  ['with tax added to prices', [item(10.89, 2)], total(19.8, 2.97, 9.9, 10.89), [2178], false],
  ['without the tax that is added', [item(9.9, 2)], total(19.8, 2.97, 9.9, 10.89), [1980], true],
  ['to where no tax is charged', [item(9, 1)], total(9, 0, 9, 9), [900], false],
] as const)('prices %s are shown as what they are [BEY-22]', (_, items, of, cents, isWithout) => {
  const rows = rowsOf(items, of);
  expect(rows.map(({ rowTotal }) => rowTotal)).toEqual(cents.map(aud));
  expect(rows.map(({ isRowWithoutTax }) => isRowWithoutTax === true)).toEqual(cents.map(() => isWithout));
});

test('rows said with their tax are taken as they are said [BEY-22]', () => {
  const said = { ...item(9, 2), prices: { row_total_including_tax: money(19.8) } } as Items[number];
  expect(rowsOf([said], total(18, 1.8, 0, 0))).toEqual([{ rowTotal: aud(1980) }]);
});
