/** What can be seen from a page of its service worker and of what that keeps. */

import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { comeToRest } from './shopper-network.ts';

/** The worker is active, has laid everything up, and this page is kept for later. */
export const waitForWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};

export const waitUntilKept = async (page: Page, path: string): Promise<void> => {
  const isKept = async (): Promise<void> => {
    expect((await readCaches(page))['brightwater-pages'] ?? []).toContain(path);
  };
  await vi.waitFor(isKept, { timeout: 60_000, interval: 100 });
};

/** The answers that this page has had are written down, one in each idle moment (STO-02). */
export const waitUntilWrittenDown = async (page: Page): Promise<void> => {
  await comeToRest(page);
  await page.evaluate(async () => {
    for (let moment = 0; moment < 40; moment += 1)
      await new Promise((pass) => void window.requestIdleCallback(pass));
  });
};

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

/** As when one comes back to the tab from another. */
export const comeBackToTab = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Says something to the worker and answers what it answers; null where it gives none, for example because another takes over. */
export const askWorkerOf = (page: Page, message: { readonly type: string }): Promise<unknown> =>
  page.evaluate(
    (asked) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data));
        port1.start();
        setTimeout(resolve, 2000, null);
        navigator.serviceWorker.controller?.postMessage(asked, [port2]);
      }),
    message,
  );

/** Says something to the worker that it does not answer. */
export const tellWorkerOf = (page: Page, message: { readonly type: string }): Promise<void> =>
  page.evaluate((told) => navigator.serviceWorker.controller?.postMessage(told), message);

/** The worker is of the very release that the page is of. */
export const waitForRelease = async (page: Page): Promise<void> => {
  const release = await page.locator('meta[name="release"]').getAttribute('content');
  const isReached = async (): Promise<void> => {
    expect(await askWorkerOf(page, { type: 'describe' })).toEqual({ type: 'description', version: release });
  };
  // a worker that is asked all the time never rests, and is not replaced before it does
  await vi.waitFor(isReached, { timeout: 60_000, interval: 5000 });
};

/** A newer one is ready and waits. */
export const waitForWaiting = async (page: Page): Promise<void> => {
  const isWaiting = async (): Promise<void> => {
    const there = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting instanceof ServiceWorker;
    });
    expect(there).toBe(true);
  };
  await vi.waitFor(isWaiting, { timeout: 60_000, interval: 100 });
};
