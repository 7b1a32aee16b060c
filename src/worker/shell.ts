/**
 * The offline page for addresses that were never visited; it shows
 * menu and footer of the last visited page (PWA-01).
 */

import { cacheNames } from '#transport/cache-names.ts';
import { precache, shell } from './precache.ts';

/** The data block that the server writes (src/services/page/opened-page.ts). */
const opened = /<script[^>]* id="opened-page">[^<]*<\/script>/;

/** The data block of the most recently cached page; empty if there is none. */
const readFrame = async (): Promise<string> => {
  const pages = await caches.open(cacheNames.pages);
  for (const request of (await pages.keys()).toReversed()) {
    const [element] = opened.exec((await (await pages.match(request))?.text()) ?? '') ?? [];
    if (element !== undefined) return element.replace(/"drawnFor":"[^"]*"/, '"drawnFor":null');
  }
  return '';
};

/** Undefined if the worker has no shell. */
export const readShell = async (): Promise<Response | undefined> => {
  const page = await precache.matchPrecache(shell);
  if (page === undefined) return undefined;
  const [html, frame] = await Promise.all([page.text(), readFrame()]);
  return new Response(
    html.replace('</body>', () => `${frame}</body>`),
    { headers: page.headers },
  );
};
