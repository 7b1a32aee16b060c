/** Countries and regions, and their labels in the address form (§4 country change). */

export interface Region {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
  /** Always (§3 country option, ADDR-09): a country without regions has a text field for them. */
  readonly isRegionAvailable: true;
  readonly regions: readonly Region[];
}

export interface RegionLabels {
  readonly city: string;
  readonly region: string;
}

/**
 * Countries for delivery and billing forms; others that a server lists are not offered (GEN-04).
 */
const servedCountries: readonly string[] = ['AU', 'NZ'];

export const isServedCountry = (code: string): boolean => servedCountries.includes(code);

export const unservedCountryMessage = 'We deliver to Australia and New Zealand only.';

/** New Zealand offers no regions; Australia offers its own. */
export const regionsOf = (countries: readonly Country[], code: string): readonly Region[] =>
  code === 'NZ' ? [] : (countries.find((country) => country.code === code)?.regions ?? []);

export const regionLabels = (code: string): RegionLabels =>
  code === 'NZ' ? { city: 'City', region: 'State/Province' } : { city: 'Suburb', region: 'State/Territory' };
