/**
 * Scripts and styles of this release, and those of the
 * previous one for pages that are still open (R7).
 */

import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheNames } from '#transport/cache-names.ts';
import { answerBy } from './answer.ts';
import { precache, release } from './precache.ts';

const folder = '/assets/';
const cacheName = cacheNames.formerParts + release;

export const isPart = ({ pathname }: URL): boolean => pathname.startsWith(folder);

/** Parts for customers only are cached on first use, in addition to the precache. */
const usedParts = new CacheFirst({ cacheName: precache.strategy.cacheName });

export const readPart = async (event: FetchEvent): Promise<Response> =>
  (await precache.matchPrecache(event.request)) ??
  (await caches.match(event.request)) ??
  answerBy(usedParts, event, event.request);

/**
 * The next release cleans the shared precache, so parts of
 * open pages are copied to another cache before.
 */
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
