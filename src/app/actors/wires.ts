/** What the shop is wired to, and what its wings share. */

import { createCartTokens } from '#services/cart/cart-tokens.ts';
import type { ContentParser } from '#services/content/content-parser.ts';
import { createStoreConfigReader } from '#services/content/store-config.ts';
import { type ConnectionSource } from '#services/device/connection.service.ts';
import { type ErrorSource } from '#services/device/errors.service.ts';
import { type VisitKeepers } from '#services/session/forgetting.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import type { PageContent } from '#services/page/page-content.ts';
import type { PageRoute } from '#services/page/page-route.ts';
import type { PageConfiguration } from '#services/page/page-configuration.ts';
import type { Recaptcha } from '#services/session/recaptcha.ts';
import { type Locks } from '#services/order/recovery.service.ts';
import { type ReleaseSource } from '#services/device/updates.service.ts';
import type { WakeSource } from '#services/device/wakes.ts';
import type { Storage } from '#transport/storage.ts';
import type { Transport } from '#transport/transport.ts';

export interface Wires {
  readonly transport: Transport;
  /** What lives as long as the tab. */
  readonly session: Storage;
  readonly connection: ConnectionSource | null;
  /** Null where nothing ever sleeps. */
  readonly wakes: WakeSource | null;
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
  /** What the page brings along of the content at its address (CONTENT-01). */
  readonly pageContent?: PageContent | null;
  /** The word of the page /{product}-resellers (ROUTE-15). */
  readonly resellersProduct?: string;
  /** The query of the address the page was opened with. */
  readonly search?: string;
}

export const visitKeepersOf = ({ caches, releases }: Wires): VisitKeepers => ({
  caches,
  workers: releases?.worker?.workers ?? null,
});

/** Made once for the root and all wings. */
export const shareWires = (wires: Wires) => ({
  ...wires,
  tokens: createCartTokens(wires.transport.authorization),
  readStoreConfig: createStoreConfigReader(wires.transport.graphql),
});
export type SharedWires = ReturnType<typeof shareWires>;
