/** Loads the tracking when the page is idle; without it nothing else changes (TRK-01, TRK-02). */

import type { OpenedPage } from '#machines/domain/opened-page.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { Storage } from '#transport/storage.ts';
import { bufferFacts } from './fact-buffer.ts';

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

const keepPage = (event: Event): void => event.stopImmediatePropagation();

/** An ad blocker may refuse the file: unlike any other part, that is no reason to reload the page. */
const withoutReload = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  window.addEventListener('vite:preloadError', keepPage, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, { capture: true });
  }
};

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
