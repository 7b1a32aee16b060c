/** The external dependencies of the shop, shared by its wings. */

import type { ContentParser } from '#services/content/content-parser.ts';
import type { ConnectionSource } from '#services/device/connection.service.ts';
import type { ErrorSource } from '#services/device/errors.service.ts';
import type { VisitCaches } from '#services/session/clear-caches.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import type { PageSource } from '#services/page/preparation.service.ts';
import type { PageRoute } from '#services/page/page-route.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import type { Recaptcha } from '#services/session/recaptcha.ts';
import type { Locks } from '#services/order/recovery.service.ts';
import type { ReleaseSource } from '#services/device/updates.service.ts';
import type { LifecycleSource } from '#services/device/page-lifecycle.ts';
import type { Storage } from '#transport/storage.ts';
import type { TransportCore } from '#transport/transport-core.ts';
import type { Transport } from '#transport/transport.ts';
import { loadPart } from '#ui/load-part.ts';
import type { SharedWires } from './shared-wires.ts';

export interface Wires {
  readonly transport: TransportCore;
  /**
   * Loads the full transport with the first request. Absent on a
   * server and in tests, whose transport is already complete.
   */
  readonly connect?: () => Promise<Transport>;
  /** Storage of the tab. */
  readonly session: Storage;
  readonly connection: ConnectionSource | null;
  /** Null where timers never sleep. */
  readonly lifecycle: LifecycleSource | null;
  /** Null if no pages are prefetched: on a server, in tests, with data saving. */
  readonly pages: PageSource | null;
  readonly clean: HtmlCleaner;
  /** Absent where there is no DOM. */
  readonly parseContent?: ContentParser;
  /** Null if unexpected errors are not caught: on a server, in tests. */
  readonly errors: ErrorSource | null;
  /** Caches of the service worker; null if the browser has none. */
  readonly caches: CacheStorage | null;
  /** Null where releases do not matter: on a server, in tests. */
  readonly releases: ReleaseSource | null;
  /** Locks shared by the browser's tabs; null where there are no other tabs. */
  readonly locks: Locks | null;
  /** The page's part of the checkout configuration (CHK-11). */
  readonly page?: PageConfiguration;
  /** reCAPTCHA, if the merchant's page has it (CHK-13). */
  readonly recaptcha?: Recaptcha;
  /** What the page says about its own address (ROUTE-07). */
  readonly pageRoute?: PageRoute | null;
  /** The word in the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct?: string;
  /** Tracking settings of the page in one line; empty if there are no providers. */
  readonly tracking?: string;
  /** Query of the address that opened the page. */
  readonly search?: string;
}

export const visitCachesOf = ({ caches, releases }: Wires): VisitCaches => ({
  caches,
  workers: releases?.worker?.workers ?? null,
});

export interface WholeWires extends Wires {
  readonly transport: Transport;
}

const isWhole = (wires: Wires): wires is WholeWires => 'graphql' in wires.transport;

const connected = async (wires: Wires): Promise<WholeWires> => {
  if (wires.connect !== undefined) return { ...wires, transport: await wires.connect() };
  if (isWhole(wires)) return wires;
  throw new Error('The shop has no way to its backend.');
};

const shared = async (wires: Wires): Promise<SharedWires> => {
  const [whole, { shareWires }] = await Promise.all([
    connected(wires),
    loadPart(() => import('./shared-wires.ts')),
  ]);
  return shareWires(whole);
};

/** Loads the shared part once for all callers. A failed load is tried again by the next caller. */
export const createSharing = (wires: Wires): (() => Promise<SharedWires>) => {
  let sharing: Promise<SharedWires> | null = null;
  return () =>
    (sharing ??= shared(wires).catch((cause: unknown) => {
      sharing = null;
      throw cause;
    }));
};
