/** A shopper's page in the shared Chromium; what its console or its scripts complain about fails the test at its end. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { inject, onTestFinished, vi } from 'vitest';

export interface ShopperOptions extends BrowserContextOptions {
  /** Another shop than the shared one. */
  readonly shopUrl?: string;
}

export interface Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far, each in one line. */
  problems(): readonly string[];
  /** A complaint this test provokes on purpose; one that then never comes fails the test too. */
  expectProblem(pattern: RegExp): void;
  /** A complaint that comes or not as the browser sees fit: of a picture it may still have, of what it asks on its own. */
  allowProblem(pattern: RegExp): void;
  /** Another tab of the same shopper: same storage, same cookies, same watch over its console. */
  openTab(): Promise<Page>;
}

const screenshots = join(import.meta.dirname, '..', '..', 'test-results');

let connecting: Promise<Browser> | undefined;

export const sharedBrowser = (): Promise<Browser> => {
  connecting ??= chromium.connect(inject('browserEndpoint'));
  return connecting;
};

const watch = (page: Page, tell: (problem: string) => void): void => {
  page.on('pageerror', (error) => tell(`page error: ${error.message}`));
  page.on('crash', () => tell('the page crashed'));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    tell(`console error: ${message.text()}${url ? ` (${url})` : ''}`);
  });
};

const underWay = new WeakMap<BrowserContext, Set<Request>>();

const follow = (context: BrowserContext): void => {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
};

/** How many requests of a shopper's pages have no answer yet. */
export const countUnderWay = (context: BrowserContext): number => underWay.get(context)?.size ?? 0;

const keepScreenshots = async (context: BrowserContext, name: string): Promise<void> => {
  await mkdir(screenshots, { recursive: true });
  const file = name.replaceAll(/[^\w-]+/g, '-').slice(0, 120);
  for (const [index, page] of context.pages().entries())
    await page
      .screenshot({ path: join(screenshots, `${file}-${index}.png`), fullPage: true })
      .catch(() => undefined);
};

/** To be called inside a test: the page closes with it. */
export const newShopperPage = async (options: ShopperOptions = {}): Promise<Shopper> => {
  const { shopUrl = inject('shopUrl'), ...contextOptions } = options;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: shopUrl,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    viewport: { width: 1280, height: 900 },
    // a test that treats requests would not see those a worker makes; who tests the worker allows it
    serviceWorkers: 'block',
    ...contextOptions,
  });
  // so long nothing takes, not even on a machine that has much else to do
  context.setDefaultTimeout(60_000);
  context.setDefaultNavigationTimeout(60_000);

  const problems: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const missing = (): readonly RegExp[] =>
    expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  const openTab = (): Promise<Page> => context.newPage();
  follow(context);
  context.on('page', (page) => watch(page, (problem) => problems.push(problem)));

  onTestFinished(async ({ task }) => {
    // the browser tells of them a moment later than the page hears of what they are about
    await vi.waitUntil(() => missing().length === 0, { timeout: 5000 }).catch(() => undefined);
    const known = [...expected, ...allowed];
    const unexpected = problems.filter((problem) => !known.some((pattern) => pattern.test(problem)));
    const isBad = unexpected.length > 0 || missing().length > 0;
    if (isBad || task.result?.state === 'fail') await keepScreenshots(context, task.name);
    // what a test holds or fetches for the page is nobody's any more
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    if (isBad)
      throw new Error(
        [
          ...unexpected.map((problem) => `The page complained: ${problem}`),
          ...missing().map((pattern) => `The page never complained of ${String(pattern)}`),
        ].join('\n'),
      );
  });

  return {
    page: await openTab(),
    context,
    problems: () => problems,
    expectProblem: (pattern) => void expected.push(pattern),
    allowProblem: (pattern) => void allowed.push(pattern),
    openTab,
  };
};
