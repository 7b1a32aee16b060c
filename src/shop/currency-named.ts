/**
 * Whether amounts name their currency, by the order's addresses and the browser's place (BEY-25).
 */

import type { Address } from '#machines/domain/address.ts';
import { isCurrencyNamed, type BrowserPlace } from '#machines/domain/currency.ts';
import type { Money } from '#machines/domain/money.ts';

/** Empty on the server, whose pages are shared by all visitors. */
export const browserPlace = (): BrowserPlace =>
  typeof window === 'undefined'
    ? { languages: [], timeZone: '' }
    : { languages: navigator.languages, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };

/** For a placed order, or a cart without an address. */
export const isCurrencyNamedFor = (amount: Money, addresses: readonly (Address | null)[]): boolean =>
  isCurrencyNamed(
    amount,
    addresses.filter((address) => address !== null),
    browserPlace(),
  );
