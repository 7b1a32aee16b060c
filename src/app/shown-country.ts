/** Chooses the country whose texts the checkout shows (content.css), as a script did on load. */

import type { Address } from '#machines/domain/address.ts';
import { defaultCountry } from '#machines/domain/constants.ts';
import { isPlaceBlank } from '#machines/domain/lookup.ts';

/** An untouched delivery address says nothing about the shopper's country. */
export const showDeliveryCountry = (delivery: Address, before: Address | null): void => {
  const isChosen = delivery.countryCode !== (before?.countryCode ?? defaultCountry);
  if (typeof document !== 'undefined' && (isChosen || !isPlaceBlank(delivery)))
    document.documentElement.dataset['country'] = delivery.countryCode;
};
