/** Stores the place of the delivery promise, never its day, which is requested again (BEY-18). */

import type { PromisedPlace } from '#machines/domain/delivery-promise.ts';
import { promisedPlaceSlice } from '#services/content/promised-place.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactSavers } from './fact-savers.ts';

export const readPromisedPlace = (local: Storage): PromisedPlace | null =>
  readSlice(local, promisedPlaceSlice);

export const promiseSavers: FactSavers = {
  'deliveryPromise.answered': ({ place }, { local }) => {
    writeSlice(local, promisedPlaceSlice, place);
    // styles show the content of this country; the page's inline script sets it on the next load
    if (typeof document !== 'undefined') document.documentElement.dataset['country'] = place.countryCode;
  },
  'deliveryPromise.forgotten': (_, { local }) => local.remove(storageKeys.promisedPlace),
};
