/**
 * Computes GST: 10 % in Australia, 15 % in New Zealand, included in prices unless the store is set
 * otherwise.
 */

export const taxLabel = 'GST';

export interface TaxRules {
  readonly ratePercent: number;
  /** Catalogue prices include tax. */
  readonly arePricesInclusive: boolean;
  readonly isShippingInclusive: boolean;
  /**
   * A percentage discount is computed on the price without tax and subtracted from the price with
   * it.
   */
  readonly areDiscountsNet?: boolean;
  /**
   * The domestic rate to remove from inclusive prices for foreign buyers; null: all pay the same.
   */
  readonly homePercent: number | null;
}

/**
 * Converts an inclusive price for the buyer: the store's tax is replaced by that of the buyer's
 * country.
 */
export function rebase(
  price: number,
  { ratePercent, homePercent }: Omit<TaxRules, 'arePricesInclusive' | 'isShippingInclusive'>,
): number {
  if (homePercent === null || homePercent === ratePercent) return price;
  return Math.round((price * (100 + ratePercent)) / (100 + homePercent));
}

/** Without an address an Australian one is assumed; other countries owe no GST. */
export function taxRate(countryId: string | null): number {
  if (countryId === 'NZ') return 15;
  return countryId === null || countryId === 'AU' ? 10 : 0;
}

/** The tax included in a gross amount, to the nearest cent. */
export function taxWithin(gross: number, ratePercent: number): number {
  return Math.round((gross * ratePercent) / (100 + ratePercent));
}

/** The unrounded tax of an amount, included in it or added to it. */
export function exactTax(amount: number, ratePercent: number, isInclusive: boolean): number {
  return (amount * ratePercent) / (isInclusive ? 100 + ratePercent : 100);
}
