/** Fills the session machine's slot: everything kept of earlier answers and visited pages goes (BEY-08). */

import { fromPromise } from 'xstate';
import { personalCaches } from '#transport/cache-names.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';
import { tellWorker, type MessageTaker } from '../device/worker-messages.ts';

/** The part of a browser's caches that is used. */
export type Caches = Pick<CacheStorage, 'delete'>;

type Kept = Pick<Transport, 'storage' | 'keptAnswers'>;

/** Where visited pages and pictures are kept; null where the browser has no such thing. */
export interface VisitKeepers {
  readonly caches: Caches | null;
  readonly workers: { readonly controller: MessageTaker | null } | null;
}

/** What storage keeps is gone at once, the caches in a while. */
export const forgetVisits = async (
  { storage, keptAnswers }: Kept,
  { caches, workers }: VisitKeepers,
): Promise<void> => {
  keptAnswers.forget();
  // those that another tab kept, or that were forgotten to be noted
  storage.removeAll(`${storageKeys.keptAnswers}:`);
  storage.removeAll(`${storageKeys.routes}:`);
  storage.remove(storageKeys.imagesBySku);
  storage.remove(storageKeys.recentlyViewed);
  // the worker goes on with it though the page is closed; the page does it itself though there is no worker
  if (workers?.controller) tellWorker(workers.controller, { type: 'forget' });
  // one cache that cannot be dropped is no reason to keep the others
  await Promise.allSettled(personalCaches.map((name) => caches?.delete(name)));
};

export const createForgetting = (kept: Kept, keepers: VisitKeepers) =>
  fromPromise<void, undefined>(() => forgetVisits(kept, keepers));
