/** A page in Chromium, and what its own timeline says of it once it is idle. */

import type { Browser, Page } from 'playwright-core';

export interface Seen {
  /** Milliseconds. */
  readonly lcp: number;
  readonly shift: number;
  readonly busyUntil: number;
  /** Milliseconds from the slowest press to the next paint, since it was last set to zero. */
  readonly press: number;
  /** What came over the network, apart from what a worker fetched for later. */
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Of page, scripts and styles. */
  readonly waited: number;
}

type Watched = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** Runs in the page before all else. */
const observe = (): void => {
  const seen = { lcp: 0, shift: 0, busyUntil: 0, press: 0 };
  Reflect.set(window, 'seen', seen);
  const watched: Readonly<Record<string, (entry: Watched) => void>> = {
    'largest-contentful-paint': ({ startTime }) => void (seen.lcp = startTime),
    'layout-shift': ({ value, hadRecentInput }) => void (seen.shift += hadRecentInput ? 0 : value),
    longtask: ({ startTime, duration }) => void (seen.busyUntil = startTime + duration),
    event: ({ interactionId, duration }) =>
      void (seen.press = interactionId > 0 ? Math.max(seen.press, duration) : seen.press),
  };
  for (const [type, each] of Object.entries(watched)) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => (list.getEntries() as Watched[]).forEach(each)).observe(options);
  }
};

const readTimeline = () => {
  const kinds = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
  const sent = (kinds as PerformanceResourceTiming[]).filter(({ transferSize }) => transferSize > 0);
  const weigh = (some: typeof sent) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const waited = sent.filter(
    ({ entryType, name }) => entryType === 'navigation' || /\.(?:js|css)$/.test(name),
  );
  return {
    ...(Reflect.get(window, 'seen') as Pick<Seen, 'lcp' | 'shift' | 'busyUntil' | 'press'>),
    now: performance.now(),
    requests: sent.length,
    bytes: weigh(sent),
    scriptBytes: weigh(sent.filter(({ name }) => name.endsWith('.js'))),
    waited: waited.length,
  };
};

const quiet = 1500;

/** Once neither network nor scripts have been busy for 1.5 s. */
export const settle = async (page: Page, before = -1): Promise<Seen> => {
  await page.waitForTimeout(quiet);
  const seen = await page.evaluate(readTimeline);
  const isCalm = seen.lcp > 0 && seen.requests === before && seen.now - seen.busyUntil > quiet;
  return isCalm || seen.now > 60_000 ? seen : settle(page, seen.requests);
};

export const visit = async (page: Page, url: string): Promise<Seen> => {
  // what the program that runs this calls each function by
  await page.addInitScript({ content: 'window.__name = (named) => named' });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  return settle(page);
};

export interface Place {
  readonly browser: Browser;
  readonly url: string;
  /** What local storage holds. */
  readonly entries: readonly { readonly name: string; readonly value: string }[];
}

/** A telephone's page in a profile of its own. */
export const visiting = async <Result>(
  { browser, url, entries }: Place,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const origins = [{ origin: new URL(url).origin, localStorage: [...entries] }];
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, storageState: { cookies: [], origins } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};
