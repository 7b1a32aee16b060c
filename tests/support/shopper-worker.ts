/** What can be seen from a page of its service worker and of what that keeps. */

import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

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

/** An answer that holds this text stands in the browser's storage, where a later page finds it (STO-02). */
export const waitUntilWrittenDown = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      Object.entries({ ...window.localStorage }).some(
        ([key, answer]) => key.includes('__api:') && String(answer).includes(wanted),
      ),
    text,
  );
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

/** Says something to the worker that it does not answer. */
export const tellWorkerOf = (page: Page, message: { readonly type: string }): Promise<void> =>
  page.evaluate((told) => navigator.serviceWorker.controller?.postMessage(told), message);

/** The worker at work is of the same release as the page, and no other is under way. */
export const waitForRelease = async (page: Page): Promise<void> => {
  const release = await page.locator('meta[name="release"]').getAttribute('content');
  // looked up in the caches: a worker that is sent messages stays alive, and is not replaced meanwhile
  await page.waitForFunction(async (name) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isAlone = registration?.installing === null && registration.waiting === null;
    const shell = await caches.match(`/index.html?__WB_REVISION__=${name}`);
    return isAlone && registration.active?.state === 'activated' && shell !== undefined;
  }, release);
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
