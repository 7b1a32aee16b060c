/** Scripts and styles: those of this release, and for pages still open those of the one before it (R7). */

import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheNames } from '#transport/cache-names.ts';
import { answerBy } from './answer.ts';
import { precache, release } from './precache.ts';

const folder = '/assets/';
const cacheName = cacheNames.formerParts + release;

export const isPart = ({ pathname }: URL): boolean => pathname.startsWith(folder);

/** What a customer alone needs is kept when it is first used, beside what was laid up for all. */
const usedParts = new CacheFirst({ cacheName: precache.strategy.cacheName });

export const readPart = async (event: FetchEvent): Promise<Response> =>
  (await precache.matchPrecache(event.request)) ??
  (await caches.match(event.request)) ??
  answerBy(usedParts, event, event.request);

/** The precache is shared and the next release sweeps it; what the open pages are made of is laid aside before. */
export const layAsideFormerParts = async (): Promise<void> => {
  const shared = await caches.open(precache.strategy.cacheName);
  const former = (await shared.keys()).filter(
    ({ url }) => isPart(new URL(url)) && precache.getCacheKeyForURL(url) === undefined,
  );
  if (former.length === 0) return;
  const aside = await caches.open(cacheName);
  for (const request of former) {
    const part = await shared.match(request);
    if (part !== undefined) await aside.put(request, part);
  }
};

export const dropOlderParts = async (): Promise<void> => {
  const older = (await caches.keys()).filter(
    (name) => name.startsWith(cacheNames.formerParts) && name !== cacheName,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
};
