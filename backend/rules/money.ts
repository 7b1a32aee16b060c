/** Converts money between integer cents and the decimal amounts of the API. */

export function toAmount(cents: number): number {
  return cents / 100;
}

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Magento's Money object. */
export function money(cents: number, currency: string): { value: number; currency: string } {
  return { value: toAmount(cents), currency };
}
