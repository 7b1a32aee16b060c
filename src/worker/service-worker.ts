/** The service worker: decides which requests it answers and which go to the network (PWA-01). */

import { isCatalogueImage, readImage } from './images.ts';
import { receive, notifyActivated } from './messages.ts';
import { dropPages, readPage } from './pages.ts';
import { dropOlderParts, isPart, layAsideFormerParts, readPart } from './parts.ts';
import { precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(layAsideFormerParts()));

const takeOver = async (): Promise<void> => {
  // pages of the previous release refer to its scripts
  await Promise.all([dropPages(), dropOlderParts(), self.registration.navigationPreload?.enable()]);
  await self.clients.claim();
  await notifyActivated();
};

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', receive);

/**
 * Null for requests that the worker leaves alone: data, writes, other hosts, requests with a token.
 */
const answerTo = (event: FetchEvent): Promise<Response> | null => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin;
  if (request.method !== 'GET' || !isOurs || request.headers.has('Authorization')) return null;
  if (request.mode === 'navigate') return readPage(event, url);
  if (isCatalogueImage(request, url)) return readImage(event);
  const isLaidUp = precache.getCacheKeyForURL(url.href) !== undefined;
  return isLaidUp || isPart(url) ? readPart(event) : null;
};

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});
