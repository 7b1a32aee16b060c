/** Parts of the page that could not be had, most likely since their release is gone: a reload helps, but only once (R7). */

import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

export interface PartsSource {
  /** Where the build's loader tells that a script or style failed. */
  readonly page: EventTarget;
  readonly isOnline: () => boolean;
}

/** Seconds: a page that lacks a part so soon after it was loaded anew would lack it again. */
const reloadsApart = 60;

/** Tells of each part that a reload may bring back; of any other the failure takes its usual way. */
export const watchLostParts = (
  { page, isOnline }: PartsSource,
  session: Storage,
  tell: () => void,
): (() => void) => {
  /** False where it was done just now, and where the browser will not remember that it was. */
  const mayReload = (): boolean => {
    if (session.read(storageKeys.reloadedAt) !== null) return false;
    session.write(storageKeys.reloadedAt, true, reloadsApart);
    return session.read(storageKeys.reloadedAt) !== null;
  };
  const isReloading = { is: false };
  const hear = (event: Event): void => {
    // without a connection a reload would only make it worse
    if (!isReloading.is && !(isOnline() && mayReload())) return;
    isReloading.is = true;
    event.preventDefault();
    tell();
  };
  page.addEventListener('vite:preloadError', hear);
  return () => page.removeEventListener('vite:preloadError', hear);
};
