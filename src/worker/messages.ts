/** Handles messages from pages; answers go through the port of the message (PWA-01, BEY-08). */

import { forget } from './forgetting.ts';
import { storeImages } from './images.ts';
import { storePage } from './pages.ts';
import { release } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The type of a message; null for any other value. */
const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : null;

/** The open page's address, followed by its loaded pictures. */
const addressesIn = (message: unknown): readonly URL[] => {
  const isList = typeof message === 'object' && message !== null && 'addresses' in message;
  const addresses: unknown = isList ? message.addresses : null;
  return Array.isArray(addresses) ? addresses.map((one) => new URL(String(one), self.location.origin)) : [];
};

const storeVisit = async (event: ExtendableMessageEvent): Promise<void> => {
  const [page, ...images] = addressesIn(event.data);
  if (page === undefined) return;
  // a page that was loading when this worker activated is not controlled yet
  await self.clients.claim();
  await storePage(event, page);
  await storeImages(event, images);
};

const obey = async (event: ExtendableMessageEvent): Promise<void> => {
  const [port] = event.ports;
  switch (typeOf(event.data)) {
    case 'describe':
      port?.postMessage({ type: 'description', version: release });
      break;
    case 'take':
      await self.skipWaiting();
      break;
    case 'forget':
      await forget();
      break;
    case 'visited':
      await storeVisit(event);
      break;
    default:
      break;
  }
};

export const receive = (event: ExtendableMessageEvent): void => event.waitUntil(obey(event));

export const notifyActivated = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- same origin
  for (const page of pages) page.postMessage({ type: 'activated', version: release });
};
