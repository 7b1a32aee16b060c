/** How the store taxes, by its settings (tax/calculation/…); everything includes GST where nothing is said. */
import { exactTax, taxLabel, taxRate, type TaxRules } from '../rules/tax.ts';
import { roundCents } from '../rules/delta-rounding.ts';
import { settingFlag, settingText, type Settings } from '../store/settings.ts';

export function taxRulesOf(settings: Settings, countryId: string | null): TaxRules {
  return {
    ratePercent: taxRate(countryId),
    arePricesInclusive: settingFlag(settings, 'tax/calculation/price_includes_tax', true),
    isShippingInclusive: settingFlag(settings, 'tax/calculation/shipping_includes_tax', true),
  };
}

export function taxLabelOf(settings: Settings): string {
  return settingText(settings, 'tax/label', taxLabel);
}

export interface SplitPrice {
  readonly inclTax: number;
  readonly exclTax: number;
}

/** A carrier's price with and without tax. */
export function splitShipping(
  price: number,
  { ratePercent, isShippingInclusive }: Omit<TaxRules, 'arePricesInclusive'>,
): SplitPrice {
  const tax = roundCents(exactTax(price, ratePercent, isShippingInclusive));
  return isShippingInclusive
    ? { inclTax: price, exclTax: price - tax }
    : { inclTax: price + tax, exclTax: price };
}
