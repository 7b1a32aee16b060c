/** The wires of server-rendered pages: no storage, no customer, no device, shared answers. */

import { createActor } from 'xstate';
import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { TransportSettings } from '#transport/settings.ts';
import { createSharedReads } from '#transport/shared-reads.ts';
import { createStorage } from '#transport/storage.ts';
import { storagePrefix } from '#transport/storage-keys.ts';
import { createTransport, type Transport } from '#transport/transport.ts';
import { wireDisplay } from './actors/root.ts';
import { createSharing, type Wires } from './actors/wires.ts';
import { createShop } from './shop.ts';

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

export interface ServerWires extends Wires {
  /** Reads a page, and reports to no shop. */
  readonly display: ReturnType<typeof wireDisplay>;
  /** Not started, and the same for all pages except for their display. */
  readonly frame: ShopActor;
}

export const serverWires = (options: ServerWiresOptions): ServerWires => {
  const { clean, parseContent, resellersProduct, tracking, page, ...backend } = options;
  const own = createTransport({
    ...backend,
    storage: createStorage(null, storagePrefix),
    isOnline: () => true,
    readCookie: () => null,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    whenIdle: () => undefined,
  });
  const transport: Transport = { ...own, graphql: createSharedReads(own.graphql) };
  const wires: Wires = {
    transport,
    session: createStorage(null, storagePrefix),
    connection: null,
    pages: null,
    lifecycle: null,
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
  const display = wireDisplay(null, createSharing(wires)).provide({
    actions: { reportFact: () => undefined },
  });
  return { ...wires, display, frame: createShop(wires) };
};

/** The shop of one page, as it is in a browser before it starts. */
export const createPageShop = ({ display, frame }: ServerWires, opened: OpenedPage): ShopActor => {
  const snapshot = frame.getSnapshot();
  const children = { ...snapshot.children, display: createActor(display, { input: opened }) };
  const shown = { ...snapshot, children };
  return Object.create(frame, { getSnapshot: { value: () => shown } });
};
