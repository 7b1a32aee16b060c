/** What a search engine finds: statuses, sitemap, one address for each page, structured data. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { graphqlCall, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const at = (path: string): string => new URL(path, inject('shopUrl')).href;
const partOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const linkIn = (page: Page, relation: string) => (): Promise<string | null> =>
  page.evaluate(
    (name) => document.querySelector(`link[rel=${name}]`)?.getAttribute('href') ?? null,
    relation,
  );
const said = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((of) => document.querySelector(`meta[name=${of}]`)?.getAttribute('content') ?? null, name);

/** How often the head says what it may say once. */
const timesSaid = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]'].map((what) => [
        what,
        document.querySelectorAll(what).length,
      ]),
    ),
  );
const onceEach = { title: 1, 'meta[name=description]': 1, 'link[rel=canonical]': 1, 'meta[name=robots]': 0 };

test('the head that was sent is said once, and replaced when the page is left [CONTENT-03 ROUTE-07]', async () => {
  const { page } = await newVisitor();
  const h1 = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const sent = await (await fetch(at('/about-us'), { headers: { Accept: 'text/html' } })).text();
  const title = partOf(sent, /<title>([^<]*)<\/title>/);
  const description = partOf(sent, /<meta name="description" content="([^"]*)"/);
  const keywords = partOf(sent, /<meta name="keywords" content="([^"]*)"/);
  expect(keywords).toMatch(/.{5}/);

  const asked = watch(page, graphqlCall('ResolveUrl'));
  await page.goto('/about-us');
  await h1('About Brightwater');
  await eventually(() => page.title()).toBe(title);
  expect([await said(page, 'description'), await said(page, 'keywords')]).toEqual([description, keywords]);
  expect(await timesSaid(page)).toEqual(onceEach);
  // what the address leads to came with the page
  expect(asked()).toBe(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await h1('Work at Brightwater');
  await eventually(linkIn(page, 'canonical')).toBe(at('/careers'));
  expect([await said(page, 'description'), await said(page, 'keywords')]).toEqual([
    expect.not.stringMatching(description),
    null,
  ]);
  expect(await timesSaid(page)).toEqual(onceEach);
  await page.goto('/style-guide');
  await h1('Style guide');
  const ofNoIndex = { ...onceEach, 'link[rel=canonical]': 0, 'meta[name=robots]': 1 };
  await eventually(() => timesSaid(page)).toEqual(ofNoIndex);
  expect(await said(page, 'robots')).toBe('noindex');
});
