/** Stores the postcode whose delivery days were requested, for a later visit (BEY-18). */

import type { PromisedPlace } from '#machines/domain/delivery-promise.ts';
import { isPostcode } from '#machines/domain/postcode.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** Seconds: half a year. */
const lifetime = 180 * 86_400;

export const promisedPlaceSlice: Slice<PromisedPlace> = {
  key: storageKeys.promisedPlace,
  version: 1,
  lifetime,
  decode: (kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    const { countryCode, postcode } = kept as Partial<Record<keyof PromisedPlace, unknown>>;
    const isPlace =
      typeof countryCode === 'string' && typeof postcode === 'string' && isPostcode(postcode, countryCode);
    return isPlace ? { countryCode, postcode } : null;
  },
};
