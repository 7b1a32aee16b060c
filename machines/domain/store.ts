/** What the server says of the shop itself (§3 store config). */

import { defaultLanguage } from './constants.ts';

export interface StoreConfig {
  readonly code: string;
  /** As Magento writes it: en_AU. */
  readonly locale: string;
  readonly name: string;
  readonly titleSuffix: string;
  readonly copyright: string;
  readonly currency: string;
  /** The word of the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct: string;
  /** Only customers may order; a Magento before 2.4.7 does not say. */
  readonly isGuestCheckoutOff?: boolean;
  /** Two letters; null where the server does not say. */
  readonly country?: string | null;
  readonly gridPerPage: number;
  /** The backend knows gift cards (GIFT-02). */
  readonly hasGiftCards: boolean;
  /** The backend takes down where a parcel may be left (ADDR-10). */
  readonly hasAuthorityToLeave: boolean;
  /** The backend keeps deliveries, bills and equipment of its customers (ACC-01). */
  readonly hasAccountServices: boolean;
}

/** The locale as documents and formats name it: en_AU is en-AU; one that nobody knows is the shop's own (§9). */
export const languageOf = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
};
