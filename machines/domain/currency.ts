/** Which shoppers see the currency named: those outside its country (BEY-25). */

import type { Address } from './address.ts';
import type { Money } from './money.ts';
import { isServedCountry } from './region.ts';

/** The browser's location settings. */
export interface BrowserPlace {
  /** For example en-NZ. */
  readonly languages: readonly string[];
  /** For example Pacific/Auckland. */
  readonly timeZone: string;
}

const countryOfZone: Readonly<Record<string, string>> = {
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ',
};

/** English browsers are often set to the United States, so only countries the shop serves count. */
const countriesOf = ({ languages, timeZone }: BrowserPlace): readonly string[] =>
  [...languages.map((language) => language.split('-').at(-1) ?? ''), countryOfZone[timeZone] ?? ''].filter(
    isServedCountry,
  );

/** ISO 4217 codes start with the country code. */
export const isCurrencyNamed = (
  { currency }: Money,
  addresses: readonly Pick<Address, 'countryCode'>[],
  browser: BrowserPlace,
): boolean => {
  const home = currency.slice(0, 2);
  return [...addresses.map(({ countryCode }) => countryCode), ...countriesOf(browser)].some(
    (country) => country !== '' && country !== home,
  );
};
