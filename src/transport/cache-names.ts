/** What the service worker's caches are called, beside its precache; whoever forgets a customer drops the personal ones (PWA-01, BEY-08). */

export const cacheNames = {
  /** Public pages that were visited, as the server sent them. */
  pages: 'brightwater-pages',
  images: 'brightwater-images',
  /** Followed by a release: the scripts and styles of the one before it, for pages that are still open. */
  formerParts: 'brightwater-former-parts-',
} as const;

/** Where somebody went can be read from them. */
export const personalCaches: readonly string[] = [cacheNames.pages, cacheNames.images];
