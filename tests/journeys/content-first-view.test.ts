/** The first view of a page of content comes with the page: nothing of it is asked for again, its rules are applied once, and it looks as it does when it is gone to from another (CONTENT-01, CONTENT-02, ROUTE-07). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const hasTree = async (path: string): Promise<boolean> => {
  const answer = await fetch(shopUrl + path, { headers: { Accept: 'text/html' } });
  return (await answer.text()).includes('id="page-content"');
};

/** The thread that reads content starts with the first page of all. */
const untilRead = (path: string) => eventually(() => hasTree(path), `the tree of ${path} is sent`).toBe(true);

const newVisitor = async (width = 1280) => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = new URL(request.url()).searchParams.get('operationName') ?? '';
    if (operation.startsWith('CmsPage')) asked.push(request.url());
  });
  return { page, asked };
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

const goTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);

test.each([360, 1280])(
  'CONTENT-01 ROUTE-07 at %i px a page that was opened is the page that is gone to, without a question of its own',
  async (width) => {
    const [first, other] = ['/about-us', '/about-us/quality'];
    await untilRead(first);
    const { page, asked } = await newVisitor(width);
    await page.goto(first);
    await eventually(async () => (await stylesOf(page)).applied.length).toBe(1);
    const opened = { styles: await stylesOf(page), looks: await looksOf(page) };
    expect(asked).toEqual([]);
    expect(opened.styles.written).toBe(0);
    expect(opened.looks.length).toBeGreaterThan(5);

    await goTo(page, other);
    await page.getByRole('tab').first().waitFor();
    await eventually(() => asked.length).toBe(1);
    const between = await stylesOf(page);
    expect(between.applied).toHaveLength(1);
    expect(between.applied).not.toEqual(opened.styles.applied);

    // gone to from another page it is read by the browser itself
    const { page: second, asked: askedBySecond } = await newVisitor(width);
    await second.goto('/cart');
    await heading(second, /./).waitFor();
    await goTo(second, first);
    await eventually(async () => (await stylesOf(second)).applied.length).toBe(1);
    expect(askedBySecond).toHaveLength(1);
    expect({ styles: await stylesOf(second), looks: await looksOf(second) }).toEqual(opened);
  },
);

test('CONTENT-02 X1 the style guide’s page has no style but its own block, which its policy allows', async () => {
  await untilRead('/style-guide');
  const answer = await fetch(`${shopUrl}/style-guide`, { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html.replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')).not.toMatch(/<[^>]*\sstyle=/);
  const { page, asked } = await newVisitor();
  // without its scripts the block is all there is: the browser would complain if it were not allowed
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/style-guide');
  const rules = await page.evaluate(
    () => document.querySelector<HTMLStyleElement>('style#page-styles')?.sheet?.cssRules.length ?? 0,
  );
  expect(rules).toBeGreaterThan(20);
  expect(asked).toEqual([]);
});

test('CONTENT-01 ROUTE-10 the first page and the page for what is not found come along as well', async () => {
  await untilRead('/');
  await untilRead('/nowhere-at-all');
  const { page, asked } = await newVisitor();
  await page.goto('/');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  expect(asked).toEqual([]);
});
