/** Once for all journeys: the shop is built and started, and a Chromium is found. */

import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildOnce } from '#server/build-once.ts';
import { ensureChromium } from './chromium.ts';
import { startShop } from './shop-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shared shop; a journey that restarts or configures its shop starts its own. */
    shopUrl: string;
    /** The browser that each worker process starts for itself. */
    chromiumPath: string;
  }
}

export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  const chromiumPath = await ensureChromium();
  await buildOnce({ root: join(import.meta.dirname, '..', '..') });
  // each customer has a network address of its own (see newCustomer)
  const shop = await startShop({ env: { TRUST_PROXY: 'on' } });
  project.provide('shopUrl', shop.url);
  project.provide('chromiumPath', chromiumPath);
  return () => shop.stop();
}
