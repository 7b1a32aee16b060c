/** GST, which is always inside the price: ten per cent in Australia, fifteen in New Zealand. */

export const taxLabel = 'GST';

export function taxRate(countryId: string | null): number {
  return countryId === 'NZ' ? 15 : 10;
}

/** The tax inside a gross amount, to the nearest cent. */
export function taxWithin(gross: number, ratePercent: number): number {
  return Math.round((gross * ratePercent) / (100 + ratePercent));
}
