/** What a release is made of, laid up while the worker installs: the shop's page, scripts, styles, fonts and signs (PWA-01, S6). */

import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

interface Entry {
  readonly url: string;
  /** Null where the name holds a hash of the content. */
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly releaseEntries: Entry[] };

export const shell = '/index.html';

// the build writes the list in its place
const entries = self.releaseEntries;

/** The name that the page carries as well; the build gives the shell no other revision. */
export const release = entries.find(({ url }) => url === shell.slice(1))?.revision ?? '';

export const precache = new PrecacheController();
precache.precache(entries);
