/** Fills the session machine's slot: removes stored responses and visited pages (BEY-08). */

import { fromPromise } from 'xstate';
import { personalCaches } from '#transport/cache-names.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';
import { notifyWorker, type MessageTaker } from '../device/worker-messages.ts';

/** The used part of CacheStorage. */
export type Caches = Pick<CacheStorage, 'delete'>;

type Kept = Pick<Transport, 'storage' | 'storedAnswers'>;

/** Caches of visited pages and pictures; null if the browser has none. */
export interface VisitCaches {
  readonly caches: Caches | null;
  readonly workers: { readonly controller: MessageTaker | null } | null;
}

/** Clears storage at once and the caches a moment later. */
export const clearVisits = async (
  { storage, storedAnswers }: Kept,
  { caches, workers }: VisitCaches,
): Promise<void> => {
  storedAnswers.forget();
  // entries of other tabs and entries missing from the index
  storage.removeAll(`${storageKeys.storedAnswers}:`);
  storage.removeAll(`${storageKeys.routes}:`);
  storage.remove(storageKeys.imagesBySku);
  storage.remove(storageKeys.recentlyViewed);
  // the worker continues when the page is closed; the page also works without a worker
  if (workers?.controller) notifyWorker(workers.controller, { type: 'forget' });
  // a cache that cannot be deleted must not stop the others
  await Promise.allSettled(personalCaches.map((name) => caches?.delete(name)));
};

export const createClearCaches = (kept: Kept, keepers: VisitCaches) =>
  fromPromise<void, undefined>(() => clearVisits(kept, keepers));
