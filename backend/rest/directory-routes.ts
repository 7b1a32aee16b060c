/** Lists countries and currency by REST. */
import { refuseMissing } from '../refusal.ts';
import { readCountries, type Country } from '../store/countries.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import type { Route } from './call.ts';

function countryShape({ id, threeLetter, nameLocale, nameEnglish, regions }: Country): object {
  return {
    id,
    two_letter_abbreviation: id,
    three_letter_abbreviation: threeLetter,
    full_name_locale: nameLocale,
    full_name_english: nameEnglish,
    ...(regions.length > 0
      ? {
          available_regions: regions.map(({ id: regionId, code, name }) => ({
            id: String(regionId),
            code,
            name,
          })),
        }
      : {}),
  };
}

export const directoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/directory/countries',
    async handle({ shop }) {
      return (await readCountries(shop.database)).map(countryShape);
    },
  },
  {
    method: 'GET',
    path: '/directory/countries/:countryId',
    async handle({ shop, parameters }) {
      const found = (await readCountries(shop.database)).find(({ id }) => id === parameters['countryId']);
      if (found === undefined) throw refuseMissing("The country isn't available.");
      return countryShape(found);
    },
  },
  {
    method: 'GET',
    path: '/directory/currency',
    async handle({ shop }) {
      const code = currencyOf(await readSettings(shop.database));
      return {
        base_currency_code: code,
        base_currency_symbol: '$',
        default_display_currency_code: code,
        default_display_currency_symbol: '$',
        available_currency_codes: [code],
        exchange_rates: [{ currency_to: code, rate: 1 }],
      };
    },
  },
];
