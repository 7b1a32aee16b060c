/**
 * Names of the service worker's caches besides its precache; forgetting a
 * customer deletes the personal ones (PWA-01, BEY-08).
 */

export const cacheNames = {
  /** Visited public pages, as the server sent them. */
  pages: 'brightwater-pages',
  images: 'brightwater-images',
  /** Followed by a release: scripts and styles of the previous one, for pages that are still open. */
  formerParts: 'brightwater-former-parts-',
} as const;

/** They reveal which pages were visited. */
export const personalCaches: readonly string[] = [cacheNames.pages, cacheNames.images];
