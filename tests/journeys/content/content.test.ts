/** Pages that the merchant built: their content is sent with the page, styled and kept. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { follow } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { goOffline, newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const read = async (path: string): Promise<string> =>
  (await fetch(shopUrl + path, { headers: { Accept: 'text/html' } })).text();

/** The first visitor of a page may come before it is drawn. */
const untilDrawn = (path: string) =>
  eventually(async () => (await read(path)).includes('id="opened-page"'), `the drawing of ${path}`).toBe(
    true,
  );

const isOfContent = (address: URL): boolean =>
  address.searchParams.get('operationName')?.startsWith('CmsPage') === true;

/** The rules of the content on the page. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(''))
      .filter((css) => css.includes('.pb-')),
  );

/** How every element of the content stands and looks, as far as the merchant decides it. */
const looksOf = (page: Page) =>
  page.locator('main [class*="pb-"]').evaluateAll((elements) =>
    elements.map((element) => {
      const { padding, margin, color, backgroundColor, textAlign, minHeight } = getComputedStyle(element);
      return [element.className, padding, margin, color, backgroundColor, textAlign, minHeight].join(' | ');
    }),
  );

test('a content page that is opened looks as when gone to, asks for nothing, and stays without a connection [CONTENT-01 STO-02]', async () => {
  await untilDrawn('/about-us');
  const { page } = await newVisitor({ width: 360 });
  // a question about content is never answered
  await page.route(isOfContent, () => undefined);
  await page.goto('/about-us');
  await eventually(async () => (await stylesOf(page)).length).toBe(1);
  const opened = { styles: await stylesOf(page), looks: await looksOf(page) };
  expect(opened.looks.length).toBeGreaterThan(5);

  // gone to from another page it is asked for, and read by the browser itself
  const { page: second } = await newVisitor({ width: 360 });
  await second.goto('/about-us/quality');
  await second.getByRole('tab').first().waitFor();
  await eventually(async () => (await stylesOf(second)).length).toBe(1);
  expect(await stylesOf(second)).not.toEqual(opened.styles);
  await follow(second, '/about-us');
  await eventually(() => stylesOf(second)).toEqual(opened.styles);
  expect({ styles: await stylesOf(second), looks: await looksOf(second) }).toEqual(opened);

  const shopper = await newVisitor();
  const third = shopper.page;
  await third.goto('/about-us');
  await h1(third, 'About Brightwater').waitFor();
  await follow(third, '/about-us/quality');
  await third.getByRole('tab').first().waitFor();
  await goOffline(shopper);
  await follow(third, '/about-us');
  await h1(third, 'About Brightwater').waitFor();
  await eventually(() => looksOf(third)).not.toEqual([]);
});
