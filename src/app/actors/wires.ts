/** What the shop is wired to, and what its wings share. */

import type { ContentParser } from '#services/content/content-parser.ts';
import type { ConnectionSource } from '#services/device/connection.service.ts';
import type { ErrorSource } from '#services/device/errors.service.ts';
import type { VisitKeepers } from '#services/session/forgetting.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import type { PageSource } from '#services/page/preparation.service.ts';
import type { PageRoute } from '#services/page/page-route.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import type { Recaptcha } from '#services/session/recaptcha.ts';
import type { Locks } from '#services/order/recovery.service.ts';
import type { ReleaseSource } from '#services/device/updates.service.ts';
import type { WakeSource } from '#services/device/wakes.ts';
import type { Storage } from '#transport/storage.ts';
import type { TransportCore } from '#transport/transport-core.ts';
import type { Transport } from '#transport/transport.ts';
import { loadPart } from '#ui/load-part.ts';
import type { SharedWires } from './shared-wires.ts';

export interface Wires {
  readonly transport: TransportCore;
  /** Asked for with the first question; without it the transport is whole already: on a server, in a test. */
  readonly connect?: () => Promise<Transport>;
  /** What lives as long as the tab. */
  readonly session: Storage;
  readonly connection: ConnectionSource | null;
  /** Null where nothing ever sleeps. */
  readonly wakes: WakeSource | null;
  /** Null where no page is fetched ahead: on a server, in a test, for those who save data. */
  readonly pages: PageSource | null;
  readonly clean: HtmlCleaner;
  /** Absent where there is no DOM. */
  readonly parseContent?: ContentParser;
  /** Null where no unexpected errors are caught: on a server, in a test. */
  readonly errors: ErrorSource | null;
  /** What the service worker keeps; null where the browser has no such thing. */
  readonly caches: CacheStorage | null;
  /** Null where nothing is ever released: on a server, in a test. */
  readonly releases: ReleaseSource | null;
  /** Where the tabs of a browser wait for each other; null where there are no others. */
  readonly locks: Locks | null;
  /** What the page carries of the checkout's configuration (CHK-11). */
  readonly page?: PageConfiguration;
  /** Whether who orders is human, where the merchant's page can tell (CHK-13). */
  readonly recaptcha?: Recaptcha;
  /** What the page says of its own address (ROUTE-07). */
  readonly pageRoute?: PageRoute | null;
  /** The word of the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct?: string;
  /** What the page says of tracking, in one line; '' where there are no providers. */
  readonly tracking?: string;
  /** The query of the address the page was opened with. */
  readonly search?: string;
}

export const visitKeepersOf = ({ caches, releases }: Wires): VisitKeepers => ({
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

/** Asks for the rest once, however many want it; what could not be had is asked for again. */
export const createSharing = (wires: Wires): (() => Promise<SharedWires>) => {
  let sharing: Promise<SharedWires> | null = null;
  return () =>
    (sharing ??= shared(wires).catch((cause: unknown) => {
      sharing = null;
      throw cause;
    }));
};
