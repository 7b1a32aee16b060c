/** Prices with and without tax as recorded from Magento 2.4.7-p3. */

import { expect, test } from 'vitest';
import { toCart } from '#services/cart.wire.ts';
import type { WireProduct } from '#services/option-groups.wire.ts';
import { toProduct } from '#services/product.wire.ts';

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

test('delivery is shown as it is charged where Magento says it without tax [BEY-22]', () => {
  expect(toCart(cartOf(9.9)).shipping).toEqual({ cents: 1089, currency: 'AUD' });
  expect(toCart(cartOf(10.89)).shipping).toEqual({ cents: 1089, currency: 'AUD' });
});

test('delivery is shown as it is said where a discount is taken off the sums [BEY-22]', () => {
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
