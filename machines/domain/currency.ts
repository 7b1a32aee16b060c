/** Who is told which dollars they pay: every shopper outside the country of the shop's currency (BEY-25). */

import type { Address } from './address.ts';
import type { Money } from './money.ts';
import { isServedCountry } from './region.ts';

/** What a browser says of where it is. */
export interface BrowserPlace {
  /** As in en-NZ. */
  readonly languages: readonly string[];
  /** As in Pacific/Auckland. */
  readonly timeZone: string;
}

const countryOfZone: Readonly<Record<string, string>> = {
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ',
};

/** A browser's English is often that of the United States, so only countries the shop serves count. */
const countriesOf = ({ languages, timeZone }: BrowserPlace): readonly string[] =>
  [...languages.map((language) => language.split('-').at(-1) ?? ''), countryOfZone[timeZone] ?? ''].filter(
    isServedCountry,
  );

/** ISO 4217 begins a currency with its country. */
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
