/** Loads the tracking when the page is idle; without it nothing else changes (TRK-01, TRK-02). */

import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { Storage } from '#transport/storage.ts';
import { bufferFacts } from './fact-buffer.ts';
import { createReloadGuard, type WithoutReload } from './without-reload.ts';

export interface TrackingOptions {
  readonly shop: ShopActor;
  readonly opened: OpenedPage | null;
  readonly local: Storage;
  /** Of the tab. */
  readonly session: Storage;
  /** What the page says of providers, as `readTracking` understands it. */
  readonly configuration: string;
  readonly whenIdle: (work: () => void) => void;
}

/** What it is started with, once its code is here. */
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
