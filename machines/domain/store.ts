/** The store configuration of the server (§3 store config). */

import { defaultLanguage } from './constants.ts';

export interface StoreConfig {
  readonly code: string;
  /** In Magento's form: en_AU. */
  readonly locale: string;
  readonly name: string;
  readonly titleSuffix: string;
  readonly copyright: string;
  readonly currency: string;
  /** The word in the address /{product}-resellers (ROUTE-15). */
  readonly resellersProduct: string;
  /** Only customers may order; Magento before 2.4.7 does not send it. */
  readonly isGuestCheckoutOff?: boolean;
  /** Two letters; null where the server does not send it. */
  readonly country?: string | null;
  readonly gridPerPage: number;
  /** The backend supports gift cards (GIFT-02). */
  readonly hasGiftCards: boolean;
  /** The backend stores authority to leave (ADDR-10). */
  readonly hasAuthorityToLeave: boolean;
  /** The backend has deliveries, invoices and equipment of customers (ACC-01). */
  readonly hasAccountServices: boolean;
}

/** The locale as a language tag: en_AU becomes en-AU; the shop's own where it is invalid (§9). */
export const languageOf = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
};
