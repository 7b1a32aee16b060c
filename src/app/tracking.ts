/** Loads the tracking when the page is idle; without it nothing else changes (TRK-01, TRK-02). */

import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { Storage } from '#transport/storage.ts';
import { bufferFacts } from './fact-buffer.ts';
import { withoutReload } from './without-reload.ts';

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

export const openTracking = (options: TrackingOptions): void => {
  const facts = bufferFacts(options.shop);
  const start = async (): Promise<void> => {
    try {
      const { startTracking } = await withoutReload(() => import('./tracking-start.ts'));
      startTracking(options, facts);
    } catch {
      facts.drop();
    }
  };
  options.whenIdle(() => void start());
};
