/** A shopper's page in Chromium. An error in its console or scripts fails the test at its end. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { inject, onTestFinished, vi } from 'vitest';
import { chromiumFlags } from './chromium.ts';
import { touch } from './touch.ts';

export interface ShopperOptions extends BrowserContextOptions {
  /** Another shop than the shared one. */
  readonly shopUrl?: string;
}

export interface Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far, each in one line. */
  problems(): readonly string[];
  /** A problem that this test provokes; the test also fails when it does not come. */
  expectProblem(pattern: RegExp): void;
  /** A problem that may come or not, for example of a picture that the browser may still have. */
  allowProblem(pattern: RegExp): void;
  /** Another tab of the same shopper: same storage, same cookies, same check of its console. */
  openTab(): Promise<Page>;
}

const screenshots = join(import.meta.dirname, '..', '..', 'test-results');

let launching: Promise<Browser> | undefined;

/** One for each worker process: a tenth faster than one for all of them behind a socket. */
const sharedBrowser = (): Promise<Browser> => {
  launching ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [...chromiumFlags],
    timeout: 120_000,
  });
  return launching;
};

/**
 * A whole Chromium asks for the icon at every address. Without a connection it takes it from its
 * cache or from the worker, but a test that treats requests switches that cache off.
 */
const isUncachedIcon = (text: string, url: string): boolean =>
  text.includes('net::ERR_INTERNET_DISCONNECTED') && url.endsWith('/favicon.svg');

const watch = (page: Page, report: (problem: string) => void): void => {
  page.on('pageerror', (error) => report(`page error: ${error.message}`));
  page.on('crash', () => report('the page crashed'));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isUncachedIcon(message.text(), url)) return;
    report(`console error: ${message.text()}${url ? ` (${url})` : ''}`);
  });
};

const saveScreenshots = async (context: BrowserContext, name: string): Promise<void> => {
  await mkdir(screenshots, { recursive: true });
  const file = name.replaceAll(/[^\w-]+/g, '-').slice(0, 120);
  for (const [index, page] of context.pages().entries())
    await page
      .screenshot({ path: join(screenshots, `${file}-${index}.png`), fullPage: true })
      .catch(() => undefined);
};

const isOpen = (): boolean => !('earlyPresses' in window);

/** A page is drawn before it answers; a test that goes on at `commit` finds it so. */
const waitUntilOpen = (page: Page): void => {
  const opened = async () => {
    await touch(page);
    await page.waitForFunction(isOpen, null, { timeout: 10_000 }).catch(() => undefined);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await opened();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await opened();
    return response;
  };
};

/** For use inside a test, at whose end the page closes. */
export const newShopperPage = async (options: ShopperOptions = {}): Promise<Shopper> => {
  const { shopUrl = inject('shopUrl'), ...contextOptions } = options;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: shopUrl,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    viewport: { width: 1280, height: 900 },
    // a test does not see the requests of a worker; tests of the worker allow it
    serviceWorkers: 'block',
    ...contextOptions,
  });
  // longer than anything takes on a busy machine
  context.setDefaultTimeout(60_000);
  context.setDefaultNavigationTimeout(60_000);

  const problems: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const missing = (): readonly RegExp[] =>
    expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  const openTab = (): Promise<Page> => context.newPage();
  context.on('page', (page) => {
    watch(page, (problem) => problems.push(problem));
    if (contextOptions.javaScriptEnabled !== false) waitUntilOpen(page);
  });

  onTestFinished(async ({ task }) => {
    // the browser logs a moment later than the page acts
    await vi.waitUntil(() => missing().length === 0, { timeout: 5000 }).catch(() => undefined);
    const known = [...expected, ...allowed];
    const unexpected = problems.filter((problem) => !known.some((pattern) => pattern.test(problem)));
    const isBad = unexpected.length > 0 || missing().length > 0;
    if (isBad || task.result?.state === 'fail') await saveScreenshots(context, task.name);
    // requests that the test still holds have no receiver any more
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    if (isBad)
      throw new Error(
        [
          ...unexpected.map((problem) => `Unexpected problem: ${problem}`),
          ...missing().map((pattern) => `Expected problem that did not come: ${String(pattern)}`),
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
