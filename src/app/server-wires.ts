/** The wires of server-rendered pages: no storage, no customer, no device. */

import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import { storagePrefix } from '#transport/storage-keys.ts';
import { createTransport } from '#transport/transport.ts';
import { wireShop } from './actors/root.ts';
import type { Wires } from './actors/wires.ts';
import type { ShopOptions } from './shop.ts';

export interface ServerWiresOptions extends Pick<
  TransportSettings,
  'origin' | 'fetch' | 'storeCode' | 'layer' | 'version' | 'lacks'
> {
  readonly clean: HtmlCleaner;
  readonly parseContent: ContentParser;
  readonly resellersProduct: string;
  readonly tracking: string;
  readonly page: PageConfiguration;
}

export type ServerWires = Wires & Required<Pick<ShopOptions, 'machine'>>;

export const serverWires = (options: ServerWiresOptions): ServerWires => {
  const { clean, parseContent, resellersProduct, tracking, page, ...backend } = options;
  const wires: Wires = {
    transport: createTransport({
      ...backend,
      storage: createStorage(null, storagePrefix),
      isOnline: () => true,
      readCookie: () => null,
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      whenIdle: () => undefined,
    }),
    session: createStorage(null, storagePrefix),
    connection: null,
    pages: null,
    wakes: null,
    errors: null,
    caches: null,
    releases: null,
    locks: null,
    clean,
    parseContent,
    resellersProduct,
    tracking,
    page,
  };
  return { ...wires, machine: wireShop(wires, () => undefined) };
};
