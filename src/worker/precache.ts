/**
 * Precaches a release while the worker installs: page shell,
 * scripts, styles, fonts and icons (PWA-01, S6).
 */

import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

interface Entry {
  readonly url: string;
  /** Null if the file name has a hash of its content. */
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly releaseEntries: Entry[] };

export const shell = '/index.html';

// the build replaces this with the list
const entries = self.releaseEntries;

/** The release name in the page, which the build also uses as the shell's revision. */
export const release = entries.find(({ url }) => url === shell.slice(1))?.revision ?? '';

export const precache = new PrecacheController();
precache.precache(entries);
