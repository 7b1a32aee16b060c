/** Every public page of the shop: by its address, reloaded and by a link, each with a heading, title, description and address of its own (§2, ROUTE-03, ROUTE-12, CONTENT-03, CONTENT-04). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect, type Complaint } from '#tests/support/shopper-access.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { heading, pathOf } from '#tests/support/shopper-pages.ts';
import type { Page } from 'playwright-core';

const shopUrl = inject('shopUrl');

/** Whatever anybody may find, under its first heading. */
const pages: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Good water, delivered to your door'],
  ['/products', 'Place order'],
  ['/contact-us', 'Contact us'],
  ['/all-products', 'All products'],
  ['/water-at-work', 'Water at work'],
  ['/water-at-home', 'Water at home'],
  ['/water-resellers', 'Where To Buy Water'],
  ['/frequently-asked-questions', 'How it works'],
  ['/about-us', 'About Brightwater'],
  ['/about-us/ordering-and-delivery', 'Ordering and delivery'],
  ['/about-us/quality', 'From the spring to the seal'],
  ['/about-us/sustainability', 'Forty lives for a bottle'],
  ['/about-us/community-care', 'Water where it is needed'],
  ['/around-the-water-cooler', 'Around the water cooler'],
  ['/careers', 'Work at Brightwater'],
  ['/about-us/privacy-policy', 'Privacy policy'],
  ['/about-us/terms-and-conditions', 'Terms and conditions'],
  ['/trademarks', 'Trademarks'],
  ['/sitemap', 'Site map'],
];

const headOf = (page: Page) => (): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim() ?? '');
    return {
      heading: headings.join(' / '),
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    };
  });

const newVisitor = async () => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width: 1280, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

test(
  'ROUTE-03 CONTENT-03 CONTENT-04 each stands at its own address, found and reloaded, and is told apart by title and description',
  { timeout: 300_000 },
  async () => {
    const { page } = await newVisitor();
    const complaints: Complaint[] = [];
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [path, name] of pages) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      // the brand comes with the configuration
      await eventually(() => page.title()).toMatch(/\S \| Brightwater$/);
      const head = await headOf(page)();
      expect(head).toEqual({
        heading: name,
        title: head['title'],
        description: expect.stringMatching(/.{20}/) as string,
        canonical: new URL(path, shopUrl).href,
      });
      titles.add(head['title'] ?? '');
      descriptions.add(head['description'] ?? '');
      await page.reload();
      await eventually(headOf(page)).toEqual(head);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        complaints.push(...(await inspect(page, `${path} at ${width}`)));
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
    expect(complaints).toEqual([]);
  },
);

test('ROUTE-03 every link of the site map leads to a page', async () => {
  const { page } = await newVisitor();
  await page.goto('/sitemap');
  await heading(page, 'Site map').waitFor();
  const links = page.getByRole('main').locator('a[href^="/"]');
  const paths = [
    ...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
  ];
  expect(paths.filter((path) => path.endsWith('.html')).length).toBeGreaterThan(5);
  const statuses = paths.map(async (path) => {
    const answer = await fetch(new URL(path, shopUrl), {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    });
    return [path, answer.status];
  });
  expect(await Promise.all(statuses)).toEqual(paths.map((path) => [path, 200]));
});

test('ROUTE-12 ROUTE-11 the links of the site map lead to each of them within the page', async () => {
  const { page } = await newVisitor();
  await page.goto('/sitemap');
  await heading(page, 'Site map').waitFor();
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  const links = page.getByRole('main').locator('a[href^="/"]:not([href$=".html"])');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of new Set(paths)) {
    const name = pages.find(([known]) => known === path)?.[1] ?? 'a page that nobody knows';
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect([path, pathOf(page)]).toEqual([path, path]);
    await page.goBack();
    await heading(page, 'Site map').waitFor();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('ROUTE-11 SHELL-01 the skip link leads to the content of the page one is on, however far one was on the page before', async () => {
  const { page } = await newVisitor();
  const skip = async () => {
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  };
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/about-us/sustainability');
  await heading(page, 'What you can do').waitFor();
  await skip();
  const begun = await place();
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first();
  await careers.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(begun + 300);
  await careers.click();
  await page.getByRole('heading', { level: 1, name: 'Work at Brightwater', exact: true }).waitFor();
  await eventually(place).toBe(0);
  await skip();
  expect(await place()).toBe(begun);
  await page.goBack();
  await page.goBack();
  await heading(page, 'What you can do').waitFor();
  await eventually(place).toBe(left);
});
