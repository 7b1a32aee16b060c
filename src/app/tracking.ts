/**
 * Loads the tracking when the page is idle; the shop works the same without it (TRK-01, TRK-02).
 */

import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { Storage } from '#transport/storage.ts';
import { bufferFacts } from './fact-buffer.ts';
import { createReloadGuard, type WithoutReload } from './without-reload.ts';

export interface TrackingOptions {
  readonly shop: ShopActor;
  readonly opened: OpenedPage | null;
  readonly local: Storage;
  /** Session storage of the tab. */
  readonly session: Storage;
  /** Provider settings of the page, as `readTracking` parses them. */
  readonly configuration: string;
  readonly whenIdle: (work: () => void) => void;
}

/** What the tracking is started with once its code is loaded. */
export interface StartOptions extends TrackingOptions {
  readonly withoutReload: WithoutReload;
}

export const openTracking = (options: TrackingOptions): void => {
  const facts = bufferFacts(options.shop);
  const withoutReload = createReloadGuard();
  const start = async (): Promise<void> => {
    try {
      const { startTracking } = await withoutReload(() => import('./tracking-start.ts'));
      startTracking({ ...options, withoutReload }, facts);
    } catch {
      facts.drop();
    }
  };
  options.whenIdle(() => void start());
};
