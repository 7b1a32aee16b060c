/** The name of the sales tax, by the store's country (GEN-04). */

const goodsAndServices = ['AU', 'NZ', 'SG', 'IN', 'CA'];
const valueAdded =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK ZA'.split(' ');

/** A store without a country is Australian. */
export function taxNameOf(countryCode: string | null): string {
  if (countryCode === null || goodsAndServices.includes(countryCode)) return 'GST';
  return valueAdded.includes(countryCode) ? 'VAT' : 'tax';
}

/** Shown below a price. */
export const taxIncludedText = (taxName: string): string =>
  `${taxName.charAt(0).toUpperCase()}${taxName.slice(1)} included`;
