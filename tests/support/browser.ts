/** A shopper's page in the shared Chromium; what its console or its scripts complain about fails the test at its end. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

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
  context.setDefaultTimeout(15_000);
  context.setDefaultNavigationTimeout(30_000);

  const problems: string[] = [];
  const expected: RegExp[] = [];
  const openTab = (): Promise<Page> => context.newPage();
  context.on('page', (page) => watch(page, (problem) => problems.push(problem)));

  onTestFinished(async ({ task }) => {
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    const isBad = unexpected.length > 0 || missing.length > 0;
    if (isBad || task.result?.state === 'fail') await keepScreenshots(context, task.name);
    await context.close();
    if (isBad)
      throw new Error(
        [
          ...unexpected.map((problem) => `The page complained: ${problem}`),
          ...missing.map((pattern) => `The page never complained of ${String(pattern)}`),
        ].join('\n'),
      );
  });

  return {
    page: await openTab(),
    context,
    problems: () => problems,
    expectProblem: (pattern) => void expected.push(pattern),
    openTab,
  };
};
