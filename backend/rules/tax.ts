/** GST: ten per cent in Australia, fifteen in New Zealand; inside the prices unless the store says otherwise. */

export const taxLabel = 'GST';

export interface TaxRules {
  readonly ratePercent: number;
  /** The catalogue's prices hold the tax already. */
  readonly arePricesInclusive: boolean;
  readonly isShippingInclusive: boolean;
  /** A percentage off is of the price without tax, and still taken off the one with it. */
  readonly areDiscountsNet?: boolean;
  /** The rate inside inclusive prices where a foreign buyer pays them without it; null: all pay the same. */
  readonly homePercent: number | null;
}

/** Cents of an inclusive price as the buyer pays it: with their own country's tax instead of the store's. */
export function rebase(
  price: number,
  { ratePercent, homePercent }: Omit<TaxRules, 'arePricesInclusive' | 'isShippingInclusive'>,
): number {
  if (homePercent === null || homePercent === ratePercent) return price;
  return Math.round((price * (100 + ratePercent)) / (100 + homePercent));
}

/** Before an address is known, an Australian one is supposed; nowhere else is GST owed. */
export function taxRate(countryId: string | null): number {
  if (countryId === 'NZ') return 15;
  return countryId === null || countryId === 'AU' ? 10 : 0;
}

/** The tax inside a gross amount, to the nearest cent. */
export function taxWithin(gross: number, ratePercent: number): number {
  return Math.round((gross * ratePercent) / (100 + ratePercent));
}

/** The tax of an amount, unrounded: within it or on top of it. */
export function exactTax(amount: number, ratePercent: number, isInclusive: boolean): number {
  return (amount * ratePercent) / (isInclusive ? 100 + ratePercent : 100);
}
