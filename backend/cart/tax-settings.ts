/** Reads the store's tax settings (tax/calculation/…); the default is prices with GST included. */
import { exactTax, rebase, taxLabel, taxRate, type TaxRules } from '../rules/tax.ts';
import { roundCents } from '../rules/delta-rounding.ts';
import { settingFlag, settingNumber, settingText, type Settings } from '../store/settings.ts';

/** Assumed while no address is known. */
const home = 'AU';

export function taxRulesOf(settings: Settings, countryId: string | null): TaxRules {
  const rateOf = (country: string | null): number =>
    settingNumber(settings, `tax/rate/${country ?? home}`, taxRate(country));
  return {
    ratePercent: rateOf(countryId),
    homePercent: settingFlag(settings, 'tax/calculation/cross_border_trade_enabled', true)
      ? null
      : rateOf(home),
    arePricesInclusive: settingFlag(settings, 'tax/calculation/price_includes_tax', true),
    areDiscountsNet: !settingFlag(settings, 'tax/calculation/discount_tax', true),
    isShippingInclusive: settingFlag(settings, 'tax/calculation/shipping_includes_tax', true),
  };
}

export function taxLabelOf(settings: Settings): string {
  return settingText(settings, 'tax/label', taxLabel);
}

interface Taxed {
  readonly taxRules: TaxRules;
  readonly settings: Settings;
}

export interface SplitPrice {
  readonly inclTax: number;
  readonly exclTax: number;
}

/** A carrier's price with and without tax. */
export function splitShipping(listed: number, rules: Omit<TaxRules, 'arePricesInclusive'>): SplitPrice {
  const { ratePercent, isShippingInclusive } = rules;
  const price = isShippingInclusive ? rebase(listed, rules) : listed;
  const tax = roundCents(exactTax(price, ratePercent, isShippingInclusive));
  return isShippingInclusive
    ? { inclTax: price, exclTax: price - tax }
    : { inclTax: price + tax, exclTax: price };
}

/**
 * An offer's price with and without tax. Where prices are entered and shown without tax, delivery
 * is not converted either; its tax appears in totals only.
 */
export function splitOffer(price: number, { taxRules, settings }: Taxed): SplitPrice {
  const { arePricesInclusive, isShippingInclusive } = taxRules;
  const isBare =
    !arePricesInclusive && !isShippingInclusive && settingNumber(settings, 'tax/display/type', 1) === 1;
  return isBare ? { inclTax: price, exclTax: price } : splitShipping(price, taxRules);
}
