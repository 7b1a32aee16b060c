/**
 * Deletes the worker's record of visits, including responses that
 * are still pending at that moment (BEY-08).
 */

import type { WorkboxPlugin } from 'workbox-core/types.js';
import { personalCaches } from '#transport/cache-names.ts';

let timesForgotten = 0;

/** Returns a function that tells whether visits were forgotten since. */
export const watchForgetting = (): (() => boolean) => {
  const before = timesForgotten;
  return () => timesForgotten !== before;
};

export const forget = async (): Promise<void> => {
  timesForgotten += 1;
  await Promise.all(personalCaches.map((name) => caches.delete(name)));
};

type IsForgotten = ReturnType<typeof watchForgetting>;

const isForgotten = (state: { readonly isForgotten?: IsForgotten } | undefined): boolean =>
  state?.isForgotten?.() ?? false;

/** The last plugin of a strategy. */
export const unlessForgotten: WorkboxPlugin = {
  handlerWillStart: ({ state }) => {
    if (state !== undefined) state['isForgotten'] = watchForgetting();
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) => Promise.resolve(isForgotten(state) ? null : response),
  // forgotten while it was being written
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (isForgotten(state)) await (await caches.open(cacheName)).delete(request);
  },
};
