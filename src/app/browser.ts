/** The wires of a browser tab: its storage, its network, its cookies. */

import { createBrowserCleaner } from '#services/html-cleaner.ts';
import { createStorage, type StorageArea } from '#transport/storage.ts';
import { storagePrefix } from '#transport/storage-keys.ts';
import { createTransport } from '#transport/transport.ts';
import type { Wires } from './actors.ts';

/** A browser may forbid even looking at its storage. */
const areaOf = (look: () => StorageArea): StorageArea | null => {
  try {
    return look();
  } catch {
    return null;
  }
};

const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
};

export const browserWires = (): Wires => ({
  transport: createTransport({
    origin: window.location.origin,
    fetch: (input, init) => window.fetch(input, init),
    storage: createStorage(
      areaOf(() => window.localStorage),
      storagePrefix,
    ),
    isOnline: () => navigator.onLine,
    readCookie,
    storeCode: 'default',
    wait: (milliseconds) => new Promise((done) => window.setTimeout(done, milliseconds)),
  }),
  session: createStorage(
    areaOf(() => window.sessionStorage),
    storagePrefix,
  ),
  connection: window,
  clean: createBrowserCleaner(),
});
