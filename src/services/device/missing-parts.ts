/**
 * Reloads the page once if a part of it cannot be loaded,
 * most likely because its release is gone (R7).
 */

import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

export interface PartsSource {
  /** The target of the bundler's event for a failed script or style. */
  readonly page: EventTarget;
  readonly isOnline: () => boolean;
}

/** Seconds between reloads: a part that fails again so soon would fail once more. */
const reloadsApart = 60;

/**
 * Calls `report` for each part that a reload may bring back; any other failure continues as usual.
 */
export const watchMissingParts = (
  { page, isOnline }: PartsSource,
  session: Storage,
  report: () => void,
): (() => void) => {
  /** False shortly after a reload, and if the browser cannot store that there was one. */
  const mayReload = (): boolean => {
    if (session.read(storageKeys.reloadedAt) !== null) return false;
    session.write(storageKeys.reloadedAt, true, reloadsApart);
    return session.read(storageKeys.reloadedAt) !== null;
  };
  const isReloading = { is: false };
  const onEvent = (event: Event): void => {
    // without a connection a reload would lose the page
    if (!isReloading.is && !(isOnline() && mayReload())) return;
    isReloading.is = true;
    event.preventDefault();
    report();
  };
  page.addEventListener('vite:preloadError', onEvent);
  return () => page.removeEventListener('vite:preloadError', onEvent);
};
