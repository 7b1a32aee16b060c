/** What a page can see of its service worker and of the worker's caches. */

import type { Page } from 'playwright-core';
import { eventually } from './shopper-patience.ts';

/** The worker is active and controls this page. */
export const waitForWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};

/** The worker keeps the page with this address. */
export const waitUntilKept = (page: Page, path: string): Promise<void> =>
  eventually(async () => (await readCaches(page))['brightwater-pages'] ?? []).toContain(path);

/** Paths with their queries, by cache. */
export const readCaches = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const kept: Record<string, readonly string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return kept;
  });

/** As when the shopper comes back from another tab. */
export const comeBackToTab = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Sends the worker a message that it does not answer. */
export const notifyWorkerOf = (page: Page, message: { readonly type: string }): Promise<void> =>
  page.evaluate((told) => navigator.serviceWorker.controller?.postMessage(told), message);

/** A newer worker is installed and waits. */
export const waitForWaiting = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting instanceof ServiceWorker;
    }),
  ).toBe(true);
