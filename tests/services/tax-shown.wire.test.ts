/** Prices with and without tax as recorded from Magento 2.4.7-p3, in carts, products and orders. */

import { expect, test } from 'vitest';
import { toCart } from '#services/cart/cart.wire.ts';
import type { WireProduct } from '#services/catalog/option-groups.wire.ts';
import { toProduct } from '#services/catalog/product.wire.ts';
import { rowsOf } from '#services/order/order-rows.wire.ts';

type WireCart = Parameters<typeof toCart>[0];

const money = (value: number) => ({ value, currency: 'AUD' });

const cartOf = (said: number, own: Partial<NonNullable<WireCart['prices']>> = {}): WireCart =>
  ({
    id: 'c',
    is_virtual: false,
    total_quantity: 2,
    items: [],
    applied_coupons: null,
    shipping_addresses: [{ selected_shipping_method: { price_incl_tax: money(said) } }],
    prices: {
      grand_total: money(32.67),
      subtotal_including_tax: money(21.78),
      discounts: null,
      applied_taxes: [],
      ...own,
    },
  }) as WireCart;

test('delivery is shown as it is charged where Magento says it without tax, not where sums are discounted [BEY-22]', () => {
  expect(toCart(cartOf(9.9)).shipping).toEqual({ cents: 1089, currency: 'AUD' });
  expect(toCart(cartOf(10.89)).shipping).toEqual({ cents: 1089, currency: 'AUD' });
  const discounts = [{ amount: money(1) }] as NonNullable<WireCart['prices']>['discounts'];
  expect(toCart(cartOf(9.9, { discounts })).shipping).toEqual({ cents: 990, currency: 'AUD' });
});

const adjusted = (adjustments: unknown): WireProduct =>
  ({
    kind: 'SimpleProduct',
    sku: 'TEA-1',
    price: adjustments === null ? null : { regularPrice: { adjustments } },
    price_range: { minimum_price: { regular_price: money(9.9), final_price: money(9.9) } },
  }) as unknown as WireProduct;

test.each([
  ['included', [{ code: 'TAX', description: 'INCLUDED' }], true],
  ['excluded', [{ code: 'TAX', description: 'EXCLUDED' }], false],
  ['not spoken of', [], false],
  ['unknown', null, false],
  ['a recycling fee', [{ code: 'WEEE', description: 'INCLUDED' }], false],
])('tax that is %s: the price is called included %j [BEY-22]', (_, adjustments, isIncluded) => {
  expect(toProduct(adjusted(adjustments)).isTaxIncluded).toBe(isIncluded);
});

type Items = Parameters<typeof rowsOf>[0];
type Total = Parameters<typeof rowsOf>[1];

const item = (price: number, quantity: number): Items[number] =>
  ({ product_sale_price: money(price), quantity_ordered: quantity }) as Items[number];

const total = (subtotal: number, tax: number, excluding: number, including: number): Total =>
  ({
    subtotal: money(subtotal),
    total_tax: money(tax),
    shipping_handling: { amount_excluding_tax: money(excluding), amount_including_tax: money(including) },
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
