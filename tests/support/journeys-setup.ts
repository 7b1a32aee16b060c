/** Once for all browser journeys: the shop is built and open, and one Chromium waits for the test files. */

import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildOnce } from '#server/build-once.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { startShop } from './shop-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shared shop; a journey that restarts or breaks its shop starts one of its own. */
    shopUrl: string;
    browserEndpoint: string;
  }
}

export default async function setUpJourneys(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await ensureChromium();
  await buildOnce({ root: join(import.meta.dirname, '..', '..') });
  // many people come here, each from an address of their own (see newCustomer)
  const shop = await startShop({ env: { TRUST_PROXY: 'on' } });
  const browser = await chromium.launchServer({
    executablePath,
    args: [...chromiumFlags],
    host: '127.0.0.1',
    timeout: 120_000,
  });
  project.provide('shopUrl', shop.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
  };
}
