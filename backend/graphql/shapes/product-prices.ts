/** What a product costs, from the price index: the range, the tiers, and the older forms of both (CAT-06). */
import { finalPrice, type ProductRow } from '../../catalog/catalog.ts';
import { money, toAmount } from '../../rules/money.ts';
import { currencyOf } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

function discount(from: number, to: number) {
  return { amount_off: toAmount(from - to), percent_off: percent(from - to, from) };
}

export function priceShape(regular: number, final: number, currency: string) {
  return {
    regular_price: money(regular, currency),
    final_price: money(final, currency),
    discount: discount(regular, final),
    fixed_product_taxes: [],
  };
}

/** Prices are entered and shown with GST of one eleventh; the older form of a price is the only one that says so. */
function oldPrice(cents: number, currency: string) {
  const tax = money(Math.round(cents / 11), currency);
  return {
    amount: money(cents, currency),
    adjustments: [{ code: 'TAX', amount: tax, description: 'INCLUDED' }],
  };
}

/** A tier that is no cheaper than the price of today is not shown. */
function tierShapes(row: ProductRow, currency: string) {
  const price = finalPrice(row);
  return row.tiers
    .filter((tier) => tier.price < price)
    .map((tier) => ({
      quantity: tier.quantity,
      // Magento gives the price of the whole quantity here
      final_price: money(tier.price * tier.quantity, currency),
      discount: discount(price, tier.price),
    }));
}

export function priceFields(row: ProductRow, context: GraphqlContext) {
  const currency = async () => currencyOf(await context.settings());
  return {
    price_range: async () => ({
      minimum_price: priceShape(row.minRegularPrice, row.minFinalPrice, await currency()),
      maximum_price: priceShape(row.maxRegularPrice, row.maxFinalPrice, await currency()),
    }),
    price_tiers: async () => tierShapes(row, await currency()),
    price: async () => ({
      regularPrice: oldPrice(row.minRegularPrice, await currency()),
      minimalPrice: oldPrice(row.minFinalPrice, await currency()),
      maximalPrice: oldPrice(row.maxFinalPrice, await currency()),
    }),
    special_price: row.specialPrice === null ? null : toAmount(row.specialPrice),
    special_from_date: null,
    special_to_date: null,
    tier_price: null,
    tier_prices: row.tiers.map((tier) => ({
      qty: tier.quantity,
      value: toAmount(tier.price),
      percentage_value: null,
      website_id: 0,
    })),
  };
}
