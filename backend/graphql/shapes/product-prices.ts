/** Shapes prices from the price index: range, tiers and the older forms of both (CAT-06). */
import { finalPrice, type ProductRow } from '../../catalog/catalog.ts';
import { money, toAmount } from '../../rules/money.ts';
import { taxRulesOf } from '../../cart/tax-settings.ts';
import { exactTax } from '../../rules/tax.ts';
import { currencyOf, settingNumber } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

function discount(from: number, to: number) {
  return { amount_off: toAmount(from - to), percent_off: percent(from - to, from) };
}

/** Converts cents to the displayed amount. */
type Shown = (cents: number) => number;

export function priceShape(regular: number, final: number, currency: string, shown: Shown = toAmount) {
  return {
    regular_price: { value: shown(regular), currency },
    final_price: { value: shown(final), currency },
    discount: discount(regular, final),
    fixed_product_taxes: [],
  };
}

interface PriceRules {
  readonly currency: string;
  readonly shown: Shown;
  /** The tax in the deprecated price format and whether it is included; null where it has none. */
  readonly adjustment: { readonly description: 'INCLUDED' | 'EXCLUDED'; readonly tax: Shown } | null;
}

/** Stock 2.4.7 adds a millionth: 10.890001. */
const untidy: Shown = (cents) => Math.round(cents * 10_000 + 1) / 1_000_000;

/**
 * Prices entered with tax are shown with it regardless of tax/display/type; others follow that
 * setting.
 */
async function priceRules({ shop, settings }: GraphqlContext): Promise<PriceRules> {
  const own = await settings();
  const { ratePercent, arePricesInclusive } = taxRulesOf(own, null);
  const isShownWith = settingNumber(own, 'tax/display/type', arePricesInclusive ? 2 : 1) !== 1;
  const round: Shown = shop.hasHabits ? untidy : (cents) => toAmount(Math.round(cents));
  const tax: Shown = (cents) => round(exactTax(cents, ratePercent, arePricesInclusive));
  return {
    currency: currencyOf(own),
    shown:
      arePricesInclusive || !isShownWith
        ? toAmount
        : (cents) => round(cents + exactTax(cents, ratePercent, false)),
    adjustment:
      arePricesInclusive || isShownWith ? { description: isShownWith ? 'INCLUDED' : 'EXCLUDED', tax } : null,
  };
}

/** Only the older price format says whether tax is included. */
function oldPrice(cents: number, { currency, shown, adjustment }: PriceRules) {
  return {
    amount: { value: shown(cents), currency },
    adjustments:
      adjustment === null
        ? []
        : [
            {
              code: 'TAX',
              amount: { value: adjustment.tax(cents), currency },
              description: adjustment.description,
            },
          ],
  };
}

/** Hides a tier that is no cheaper than the current price. */
function tierShapes(row: ProductRow, currency: string) {
  const price = finalPrice(row);
  return row.tiers
    .filter((tier) => tier.price < price)
    .map((tier) => ({
      quantity: tier.quantity,
      // Magento returns the price of the whole quantity here
      final_price: money(tier.price * tier.quantity, currency),
      discount: discount(price, tier.price),
    }));
}

export function priceFields(row: ProductRow, context: GraphqlContext) {
  return {
    price_range: async () => {
      const { currency, shown } = await priceRules(context);
      return {
        minimum_price: priceShape(row.minRegularPrice, row.minFinalPrice, currency, shown),
        maximum_price: priceShape(row.maxRegularPrice, row.maxFinalPrice, currency, shown),
      };
    },
    price_tiers: async () => tierShapes(row, currencyOf(await context.settings())),
    price: async () => {
      const rules = await priceRules(context);
      return {
        regularPrice: oldPrice(row.minRegularPrice, rules),
        minimalPrice: oldPrice(row.minFinalPrice, rules),
        maximalPrice: oldPrice(row.maxFinalPrice, rules),
      };
    },
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
