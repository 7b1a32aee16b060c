/** Whether amounts say which dollars they are in: by the addresses of an order and by where the browser is (BEY-25). */

import { selectIsCurrencyNamed } from '#machines/checkout/draft.selectors.ts';
import type { Address } from '#machines/domain/address.ts';
import { isCurrencyNamed, type BrowserPlace } from '#machines/domain/currency.ts';
import type { Money } from '#machines/domain/money.ts';
import { useDraft, useSelected } from './use-shop.ts';

/** A page drawn on the server is anybody's. */
const browserPlace = (): BrowserPlace =>
  typeof window === 'undefined'
    ? { languages: [], timeZone: '' }
    : { languages: navigator.languages, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };

/** For an order that is being placed. */
export const useIsCurrencyNamed = (amount: Money): boolean =>
  useSelected(useDraft(), selectIsCurrencyNamed(amount, browserPlace()));

/** For one that stands. */
export const isCurrencyNamedFor = (amount: Money, addresses: readonly (Address | null)[]): boolean =>
  isCurrencyNamed(
    amount,
    addresses.filter((address) => address !== null),
    browserPlace(),
  );
