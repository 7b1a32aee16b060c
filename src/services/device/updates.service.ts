/**
 * Fills the updates machine's slots: new releases from the service
 * worker, and parts of the page that are gone (PWA-01, R7).
 */

import { fromCallback, fromPromise } from 'xstate';
import type { ReleaseChange } from '#machines/notices/updates/updates.events.ts';
import type { Storage } from '#transport/storage.ts';
import { watchMissingParts, type PartsSource } from './missing-parts.ts';
import { watchWorker, type ReleaseWatch, type WorkerSource } from './release-watch.ts';

export interface ReleaseSource {
  readonly parts: PartsSource;
  /** Null if there is no service worker. */
  readonly worker: WorkerSource | null;
}

export const createUpdatesService = (source: ReleaseSource | null, session: Storage) => {
  let watch: ReleaseWatch | undefined;
  return {
    watchReleases: fromCallback<ReleaseChange, undefined>(({ sendBack }) => {
      if (source === null) return undefined;
      const { parts, worker } = source;
      const stopParts = watchMissingParts(parts, session, () => sendBack({ type: 'release.lost' }));
      if (worker !== null) watch = watchWorker(worker, sendBack);
      return () => {
        stopParts();
        watch?.stop();
      };
    }),
    takeRelease: fromPromise<void, undefined>(() => watch?.take() ?? Promise.resolve()),
  };
};
