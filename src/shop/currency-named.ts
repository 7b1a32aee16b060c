/** Whether amounts say which dollars they are in: by the addresses of an order and by where the browser is (BEY-25). */

import type { Address } from '#machines/domain/address.ts';
import { isCurrencyNamed, type BrowserPlace } from '#machines/domain/currency.ts';
import type { Money } from '#machines/domain/money.ts';

/** A page drawn on the server is anybody's. */
export const browserPlace = (): BrowserPlace =>
  typeof window === 'undefined'
    ? { languages: [], timeZone: '' }
    : { languages: navigator.languages, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };

/** For an order that stands, or a cart without an address. */
export const isCurrencyNamedFor = (amount: Money, addresses: readonly (Address | null)[]): boolean =>
  isCurrencyNamed(
    amount,
    addresses.filter((address) => address !== null),
    browserPlace(),
  );
