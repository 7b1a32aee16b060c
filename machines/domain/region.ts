/** Countries and their regions, and what the address form calls them (§4 country change). */

export interface Region {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
  /** Always (§3 country option, ADDR-09): a country without regions has a field to write them in. */
  readonly isRegionAvailable: true;
  readonly regions: readonly Region[];
}

export interface RegionLabels {
  readonly city: string;
  readonly region: string;
}

/** Where it is delivered to, and where a bill that is written here goes; whatever else a server may list is not on offer (GEN-04). */
const servedCountries: readonly string[] = ['AU', 'NZ'];

export const isServedCountry = (code: string): boolean => servedCountries.includes(code);

export const unservedCountryMessage = 'We deliver to Australia and New Zealand only.';

/** New Zealand offers no regions; Australia those it has. */
export const regionsOf = (countries: readonly Country[], code: string): readonly Region[] =>
  code === 'NZ' ? [] : (countries.find((country) => country.code === code)?.regions ?? []);

export const regionLabels = (code: string): RegionLabels =>
  code === 'NZ' ? { city: 'City', region: 'State/Province' } : { city: 'Suburb', region: 'State/Territory' };
