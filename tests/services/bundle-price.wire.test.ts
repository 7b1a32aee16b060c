/** Bundle prices as Magento has them: by parts or own price, on sale, by quantity. */

import { expect, test } from 'vitest';
import type { Offer } from '#machines/domain/offer.ts';
import { choose, proposedPicks, toggle } from '#machines/domain/picks.ts';
import { unitPrice, wholePrice } from '#machines/domain/running-price.ts';
import type { Bundle, WireProduct } from '#services/catalog/option-groups.wire.ts';
import { toProduct } from '#services/catalog/product.wire.ts';
import { toCart } from '#services/cart/cart.wire.ts';
import { rowsOf } from '#services/order/order-rows.wire.ts';

const amount = (value: number) => ({ value, currency: 'AUD' as const });

const part = (sku: string, value: number, regular = value) => ({
  sku,
  name: sku,
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { regular_price: amount(regular), final_price: amount(value) } },
  price_tiers: [],
});

interface Named {
  readonly uid: string;
  readonly value: number;
  readonly price?: number;
  readonly price_type?: 'FIXED' | 'PERCENT';
  readonly quantity?: number;
}

const option = ({ uid, value, price = 0, price_type = 'FIXED', quantity = 1 }: Named) => ({
  uid,
  label: uid,
  quantity,
  position: 1,
  is_default: false,
  can_change_quantity: false,
  price,
  price_type,
  product: part(uid, value),
});

/** A required cooler and optional cups; `from` is the server's least price. */
const bundle = (from: number, own: Partial<Bundle>, options: readonly Named[]): Bundle => {
  const [cups, ...coolers] = options.toReversed();
  return {
    kind: 'BundleProduct',
    sku: 'PACK',
    name: 'Pack',
    price_range: { minimum_price: { regular_price: amount(from), final_price: amount(from) } },
    dynamic_price: true,
    special_price: null,
    reductions: [],
    parts: [
      {
        uid: 'cooler',
        title: 'Cooler',
        required: true,
        type: 'radio',
        position: 1,
        options: coolers.toReversed().map(option),
      },
      {
        uid: 'extras',
        title: 'Extras',
        required: false,
        type: 'checkbox',
        position: 2,
        options: cups === undefined ? [] : [option(cups)],
      },
    ],
    ...own,
  } as unknown as Bundle;
};

const offerOf = (wire: Bundle): Offer => toProduct(wire).offer;

const priceOf = (offer: Offer, quantity = 1): readonly [before: number, now: number] => {
  const chosen = toggle(choose(proposedPicks(offer), 'cooler', 'bench'), 'extras', 'cups');
  const picks = { ...chosen, quantity };
  return [wholePrice(offer, picks).cents, unitPrice(offer, picks).cents];
};

/** The least price is on sale, the regular one is what the bundle was made with. */
const onSale = (value: number, wire: Bundle): Bundle => ({
  ...wire,
  price_range: {
    ...wire.price_range,
    minimum_price: { ...wire.price_range.minimum_price, final_price: amount(value) },
  },
});

const goods = [
  { uid: 'bench', value: 100, price: 20 },
  { uid: 'floor', value: 200, price: 50 },
  { uid: 'cups', value: 8, price: 10, price_type: 'PERCENT', quantity: 2 },
] as const;

test('prices a bundle with its own price by the bundle’s surcharges, all on sale [CAT-02 CAT-06]', () => {
  const own = { dynamic_price: false, special_price: 75 } as const;
  const offer = offerOf(onSale(240, bundle(320, own, goods)));
  expect(offer.price.cents).toBe(30_000);
  expect(offer.isPricedByChoice).toBe(false);
  // 300 and 20 for the cooler, twice ten percent of 300 for the cups
  expect(priceOf(offer)).toEqual([38_000, 28_500]);
});

test('prices a bundle by its parts, on sale only where the server’s least price shows it [CAT-06 CAT-02]', () => {
  expect(priceOf(offerOf(bundle(80, { special_price: 80 }, goods)))).toEqual([11_600, 9280]);
  expect(priceOf(offerOf(bundle(100, { special_price: 80 }, goods)))).toEqual([11_600, 11_600]);
});

test('applies the better of sale and quantity discount to a bundle [CAT-06]', () => {
  const reductions = [
    { quantity: 5, discount: { percent_off: 30 } },
    { quantity: 2, discount: { percent_off: 10 } },
    { quantity: 9, discount: null },
  ];
  const offer = offerOf(bundle(80, { special_price: 80, reductions }, goods));
  expect(offer.tiers).toEqual([]);
  expect([1, 2, 5].map((quantity) => priceOf(offer, quantity)[1])).toEqual([9280, 9280, 8120]);
});

test('a price of its own is the least price without its cheapest parts, also beside a percentage [BEY-22]', () => {
  // recorded: 40 and a required choice of 2 × 6 or 2 × 4, least price 48
  const parts = [
    { uid: 'six', value: 2.5, price: 2, quantity: 6 },
    { uid: 'four', value: 4.2, price: 2, quantity: 4 },
    { uid: 'extra', value: 9.9, price: 2 },
  ] as const;
  const offer = offerOf(bundle(48, { dynamic_price: false }, parts));
  expect(offer.price.cents).toBe(4000);
  const shares = [
    { uid: 'tenth', value: 1, price: 10, price_type: 'PERCENT' },
    { uid: 'fifth', value: 1, price: 20, price_type: 'PERCENT' },
    { uid: 'extra', value: 1, price: 5 },
  ] as const;
  expect(offerOf(bundle(109.99, { dynamic_price: false }, shares)).price.cents).toBe(9999);
});

type WireCart = Parameters<typeof toCart>[0];

const cartOf = (said: number, own: Partial<NonNullable<WireCart['prices']>> = {}): WireCart =>
  ({
    id: 'c',
    is_virtual: false,
    total_quantity: 2,
    items: [],
    applied_coupons: null,
    shipping_addresses: [{ selected_shipping_method: { price_incl_tax: amount(said) } }],
    prices: {
      grand_total: amount(32.67),
      subtotal_including_tax: amount(21.78),
      discounts: null,
      applied_taxes: [],
      ...own,
    },
  }) as WireCart;

test('delivery is shown as it is charged where Magento says it without tax, not where sums are discounted [BEY-22]', () => {
  expect(toCart(cartOf(9.9)).shipping).toEqual({ cents: 1089, currency: 'AUD' });
  expect(toCart(cartOf(10.89)).shipping).toEqual({ cents: 1089, currency: 'AUD' });
  const discounts = [{ amount: amount(1) }] as NonNullable<WireCart['prices']>['discounts'];
  expect(toCart(cartOf(9.9, { discounts })).shipping).toEqual({ cents: 990, currency: 'AUD' });
});

const adjusted = (adjustments: unknown): WireProduct =>
  ({
    kind: 'SimpleProduct',
    sku: 'TEA-1',
    price: adjustments === null ? null : { regularPrice: { adjustments } },
    price_range: { minimum_price: { regular_price: amount(9.9), final_price: amount(9.9) } },
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
  ({ product_sale_price: amount(price), quantity_ordered: quantity }) as Items[number];

const total = (subtotal: number, tax: number, excluding: number, including: number): Total =>
  ({
    subtotal: amount(subtotal),
    total_tax: amount(tax),
    shipping_handling: { amount_excluding_tax: amount(excluding), amount_including_tax: amount(including) },
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
  const said = { ...item(9, 2), prices: { row_total_including_tax: amount(19.8) } } as Items[number];
  expect(rowsOf([said], total(18, 1.8, 0, 0))).toEqual([{ rowTotal: aud(1980) }]);
});
