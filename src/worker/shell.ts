/** The page for addresses that were never visited, without a connection: it shows menu and footer of one that was (PWA-01). */

import { cacheNames } from '#transport/cache-names.ts';
import { precache, shell } from './precache.ts';

/** As the server writes it (src/services/page/opened-page.ts). */
const opened = /<script[^>]* id="opened-page">[^<]*<\/script>/;

/** Of the page that was kept last; empty where none is kept. */
const readFrame = async (): Promise<string> => {
  const pages = await caches.open(cacheNames.pages);
  for (const request of (await pages.keys()).toReversed()) {
    const [element] = opened.exec((await (await pages.match(request))?.text()) ?? '') ?? [];
    if (element !== undefined) return element.replace(/"drawnFor":"[^"]*"/, '"drawnFor":null');
  }
  return '';
};

/** Undefined where the worker has no shell. */
export const readShell = async (): Promise<Response | undefined> => {
  const page = await precache.matchPrecache(shell);
  if (page === undefined) return undefined;
  const [html, frame] = await Promise.all([page.text(), readFrame()]);
  return new Response(
    html.replace('</body>', () => `${frame}</body>`),
    { headers: page.headers },
  );
};
