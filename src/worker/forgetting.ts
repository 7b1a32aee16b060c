/** What the worker keeps of where a shopper went can be forgotten, and what was on its way meanwhile is then not kept either (BEY-08). */

import type { WorkboxPlugin } from 'workbox-core/types.js';
import { personalCaches } from '#transport/cache-names.ts';

let timesForgotten = 0;

/** Whether anything was forgotten since this was asked for. */
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

/** The last of a strategy's plugins. */
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
