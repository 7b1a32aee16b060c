/** What is measured of one page of the shop, figure by figure. */

import type { CDPSession, Page } from 'playwright-core';
import { touch } from '#tests/support/touch.ts';
import { addToCart } from '#tests/support/shopper-pages.ts';
import { settle, visit, visiting, type Place, type Seen } from './visit.ts';

const devtools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

const slowDown = async (page: Page): Promise<void> =>
  void (await (await devtools(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 }));

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export const visitSlowly = (place: Place) =>
  visiting(place, async (page) => {
    await slowDown(page);
    await (await devtools(page)).send('Network.emulateNetworkConditions', network);
    return visit(page, place.url);
  });

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
};

/** Counts the calls of functions from now on. */
export const countingCalls = async (page: Page): Promise<() => Promise<number>> => {
  const cdp = await devtools(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    const functions = result.filter(({ url }) => url.startsWith('http')).flatMap((of) => of.functions);
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  };
};

/** Calls of functions until idle, and the heap then. */
export const countCalls = (place: Place) =>
  visiting(place, async (page) => {
    const callsSoFar = await countingCalls(page);
    await visit(page, place.url);
    return { calls: await callsSoFar(), heap: await heapOf(await devtools(page)) };
  });

/** With its scripts, which a page at rest fetches with the first touch. */
const openPage = async (page: Page, { url }: Place): Promise<Seen> => {
  await visit(page, url);
  await touch(page);
  return settle(page);
};

export const visitAndTouch = (place: Place) => visiting(place, (page) => openPage(page, place));

/** What the browser of a shopper stores who put this product into the cart. */
export const storedByBuyer = (place: Place) =>
  visiting(place, async (page) => {
    await openPage(page, place);
    await addToCart(page);
    await settle(page);
    return page.evaluate(() => Object.entries(localStorage).map(([name, value]) => ({ name, value })));
  });

/** Pressed while the page rests. */
export const timeFirstPress = (place: Place, press: (page: Page) => Promise<void>) =>
  timePress(place, press, (page, { url }) => visit(page, url));

/** The page again once its worker keeps it, and then without a connection. */
export const visitAgain = (place: Place) =>
  visiting(place, async (page) => {
    await openPage(page, place);
    await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, place.url);
    const { waited, bytes } = await visit(page, place.url);
    await page.context().setOffline(true);
    await page.reload();
    return { waited, bytes, opensOffline: (await page.locator('h1').first().isVisible()) ? 1 : 0 };
  });

/** Presses on the product page. */
export const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'add to cart': addToCart,
  menu: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  details: (page) => page.locator('main summary').first().click(),
  quantity: (page) => page.locator('main [aria-label^="Increase"]').first().click(),
};

export const timePress = (place: Place, press: (page: Page) => Promise<void>, open = openPage) =>
  visiting(place, async (page) => {
    await open(page, place);
    await slowDown(page);
    await page.evaluate(() => void Object.assign(Reflect.get(window, 'seen') as object, { press: 0 }));
    await press(page);
    return (await settle(page)).press;
  });

/** How much larger the heap of a list is after twenty changes of page. */
export const growHeap = (place: Place) =>
  visiting(place, async (page) => {
    await openPage(page, place);
    const cdp = await devtools(page);
    const goAndReturn = async (): Promise<void> => {
      await page.getByRole('main').locator('li a[href$=".html"]').first().click();
      await settle(page);
      await page.goBack();
      await settle(page);
    };
    await goAndReturn();
    const first = await heapOf(cdp);
    for (let round = 0; round < 10; round += 1) await goAndReturn();
    return (await heapOf(cdp)) / first;
  });
