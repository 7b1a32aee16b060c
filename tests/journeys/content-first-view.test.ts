/** The first view of a page of content comes with the page: nothing of it is asked for again, its rules are applied once, and it looks as it does when it is gone to from another (CONTENT-01, CONTENT-02, ROUTE-07). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { loseConnection, skipPictures } from '#tests/support/shopper-network.ts';
import { follow } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const hasTree = async (path: string): Promise<boolean> => {
  const answer = await fetch(shopUrl + path, { headers: { Accept: 'text/html' } });
  return (await answer.text()).includes('id="page-content"');
};

/** The thread that reads content starts with the first page of all. */
const untilRead = (path: string) => eventually(() => hasTree(path), `the tree of ${path} is sent`).toBe(true);

const isOfContent = (address: URL): boolean =>
  address.searchParams.get('operationName')?.startsWith('CmsPage') === true;

const newVisitor = async (width = 1280) => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(page);
  return page;
};

/** Whoever asks for content waits for ever. */
const newPatientVisitor = async (width?: number) => {
  const page = await newVisitor(width);
  await page.route(isOfContent, () => undefined);
  return page;
};

/** The rules of the content that is drawn, by where they come from. */
const stylesOf = (page: Page) =>
  page.evaluate(() => ({
    written: document.querySelectorAll('style#page-styles').length,
    applied: document.adoptedStyleSheets
      .map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(''))
      .filter((css) => css.includes('.pb-')),
  }));

/** How every element of the content stands and looks, as far as the merchant decides it. */
const looksOf = (page: Page) =>
  page.locator('main [class*="pb-"]').evaluateAll((elements) =>
    elements.map((element) => {
      const { padding, margin, color, backgroundColor, textAlign, minHeight } = getComputedStyle(element);
      return [element.className, padding, margin, color, backgroundColor, textAlign, minHeight].join(' | ');
    }),
  );

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.each([360, 1280])(
  'CONTENT-01 ROUTE-07 at %i px a page that was opened is the page that is gone to, without a question of its own',
  async (width) => {
    const [first, other] = ['/about-us', '/about-us/quality'];
    await untilRead(first);
    const page = await newPatientVisitor(width);
    await page.goto(first);
    await eventually(async () => (await stylesOf(page)).applied.length).toBe(1);
    const opened = { styles: await stylesOf(page), looks: await looksOf(page) };
    expect(opened.styles.written).toBe(0);
    expect(opened.looks.length).toBeGreaterThan(5);

    // gone to from another page it is asked for, and read by the browser itself
    const second = await newVisitor(width);
    await second.goto(other);
    await second.getByRole('tab').first().waitFor();
    await eventually(async () => (await stylesOf(second)).applied.length).toBe(1);
    expect((await stylesOf(second)).applied).not.toEqual(opened.styles.applied);
    await follow(second, first);
    await eventually(async () => (await stylesOf(second)).applied).toEqual(opened.styles.applied);
    expect({ styles: await stylesOf(second), looks: await looksOf(second) }).toEqual(opened);
  },
);

test('STO-02 CONTENT-01 a page that was opened is there without a connection too, gone to from another', async () => {
  const [first, other] = ['/about-us', '/about-us/quality'];
  await untilRead(first);
  const page = await newVisitor();
  await page.goto(first);
  const title = heading(page, 'About Brightwater');
  await title.waitFor();
  await page.waitForLoadState('networkidle');
  await follow(page, other);
  await page.getByRole('tab').first().waitFor();
  await loseConnection(page);
  await follow(page, first);
  await title.waitFor();
  await eventually(() => looksOf(page)).not.toEqual([]);
});

test('CONTENT-02 X1 the style guide’s page has no style but its own block, which its policy allows', async () => {
  await untilRead('/style-guide');
  const answer = await fetch(`${shopUrl}/style-guide`, { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html.replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')).not.toMatch(/<[^>]*\sstyle=/);
  const page = await newVisitor();
  // without its scripts the block is all there is: the browser would complain if it were not allowed
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/style-guide');
  const rules = await page.evaluate(
    () => document.querySelector<HTMLStyleElement>('style#page-styles')?.sheet?.cssRules.length ?? 0,
  );
  expect(rules).toBeGreaterThan(20);
});

test('CONTENT-01 the first page comes along as well', async () => {
  await untilRead('/');
  const page = await newPatientVisitor();
  await page.goto('/');
  await page.getByRole('main').getByRole('heading').first().waitFor();
});

test('CONTENT-01 ROUTE-10 the page for what is not found comes along wherever nothing is', async () => {
  const nowhere = '/nowhere-at-all';
  await untilRead(nowhere);
  const { page, expectProblem } = await newShopperPage({ shopUrl });
  expectProblem(/status of 404/);
  await page.route(isOfContent, () => undefined);
  await page.goto(nowhere);
  await heading(page, 'This page has run dry').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'The home page' }).waitFor();
});
