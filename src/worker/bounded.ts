/** Limits a cache: the newest responses only, and none older than a number of days. */

import type { WorkboxPlugin } from 'workbox-core/types.js';

const day = 86_400_000;

const isFresh = (response: Response, days: number): boolean => {
  const sent = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(sent) || Date.now() - sent < days * day;
};

export const bounded = (most: number, days: number): WorkboxPlugin => ({
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(cachedResponse !== undefined && isFresh(cachedResponse, days) ? cachedResponse : null),
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    // keys are in insertion order
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
  },
});
