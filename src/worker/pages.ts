/**
 * Public pages: from the cache, revalidated in the background; all
 * other pages from the network (PWA-01, S6).
 */

import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { isPrivateScreen } from '#paths.ts';
import { cacheNames } from '#transport/cache-names.ts';
import { answerBy } from './answer.ts';
import { bounded } from './bounded.ts';
import { unlessForgotten } from './forgetting.ts';
import { release } from './precache.ts';
import { readShell } from './shell.ts';

const pagesKept = 40;
const daysKept = 30;

/** A page of another release refers to scripts that may be gone. */
const isOfThisRelease = async (response: Response): Promise<boolean> =>
  (await response.clone().text()).includes(`<meta name="release" content="${release}"`);

const isKept = async (response: Response): Promise<boolean> =>
  response.status === 200 &&
  !response.redirected &&
  /^text\/html\b/.test(response.headers.get('content-type') ?? '') &&
  !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '') &&
  (await isOfThisRelease(response));

const visitedPages = new StaleWhileRevalidate({
  cacheName: cacheNames.pages,
  plugins: [
    { cacheWillUpdate: async ({ response }) => ((await isKept(response)) ? response : null) },
    bounded(pagesKept, daysKept),
    unlessForgotten,
  ],
});

const fromNetwork = async (event: FetchEvent): Promise<Response> => {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
};

const isPublicPage = ({ pathname }: URL): boolean => !isPrivateScreen(pathname);

export const readPage = async (event: FetchEvent, url: URL): Promise<Response> => {
  // frames are not pages of the shop
  if (event.request.destination !== 'document') return fromNetwork(event);
  try {
    return await (isPublicPage(url) ? answerBy(visitedPages, event, event.request) : fromNetwork(event));
  } catch (cause) {
    const shellPage = await readShell();
    if (shellPage === undefined) throw cause;
    return shellPage;
  }
};

/** Caches a page that opened before there was a worker. */
export const storePage = async (event: ExtendableEvent, url: URL): Promise<void> => {
  const cache = await caches.open(cacheNames.pages);
  if (!isPublicPage(url) || (await cache.match(url)) !== undefined) return;
  await answerBy(visitedPages, event, new Request(url, { headers: { Accept: 'text/html' } })).catch(
    () => undefined,
  );
};

export const dropPages = async (): Promise<void> => void (await caches.delete(cacheNames.pages));
