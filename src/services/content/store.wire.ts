/** Decodes store configuration and countries from GraphQL, with the defaults of §9. */

import { catalogPageSize, defaultCurrency, defaultLocale } from '#machines/domain/constants.ts';
import { isServedCountry, type Country } from '#machines/domain/region.ts';
import type { StoreConfig } from '#machines/domain/store.ts';
import type { CountriesQuery, StoreConfigDataQuery } from '../generated/graphql.ts';

type WireConfig = StoreConfigDataQuery['storeConfig'];

/** The merchant's suffix, else the brand, so that titles always name the shop. */
export const titleSuffixOf = (wire: Pick<NonNullable<WireConfig>, 'title_suffix' | 'store_name'> | null) =>
  wire?.title_suffix || (wire?.store_name ? ` | ${wire.store_name}` : '');

export const toStoreConfig = (
  wire: WireConfig,
  /** Settings that come from other sources than the store configuration. */
  site: Pick<StoreConfig, 'hasGiftCards' | 'hasAuthorityToLeave' | 'hasAccountServices' | 'resellersProduct'>,
): StoreConfig => ({
  code: wire?.code ?? 'default',
  locale: wire?.locale ?? defaultLocale,
  name: wire?.store_name ?? '',
  titleSuffix: titleSuffixOf(wire),
  copyright: wire?.copyright ?? '',
  currency: wire?.default_display_currency_code ?? defaultCurrency,
  isGuestCheckoutOff: wire?.is_guest_checkout_enabled === false,
  country: wire?.default_country || null,
  gridPerPage: Math.max(0, wire?.grid_per_page ?? 0) || catalogPageSize,
  ...site,
});

/** Australia and New Zealand only, even if Magento lists more (GEN-04). */
export const toCountries = (wire: CountriesQuery['countries']): readonly Country[] =>
  (wire ?? []).flatMap((country) =>
    country?.two_letter_abbreviation && isServedCountry(country.two_letter_abbreviation)
      ? [
          {
            code: country.two_letter_abbreviation,
            name: country.full_name_english ?? country.two_letter_abbreviation,
            isRegionAvailable: true,
            regions: (country.available_regions ?? []).flatMap((region) =>
              region?.id ? [{ id: region.id, code: region.code ?? '', name: region.name ?? '' }] : [],
            ),
          },
        ]
      : [],
  );
