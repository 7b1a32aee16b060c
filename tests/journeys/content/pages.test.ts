/** Going about the shop: addresses, links, history, scrolling, pages that moved or fail (§2). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { contentPages } from '#tests/support/public-pages.ts';
import { pressOn, tabTo } from '#tests/support/shopper-access.ts';
import { newCustomer, signIn } from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { answer, graphqlCall, treat } from '#tests/support/shopper-network.ts';
import { button, drawer, follow, heading, pathOf, tabHeading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();

/** From now on it can be told whether the document was replaced. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test.each([
  ['/water.html', 'Water', /^Water.* \| Brightwater$/],
  ['/cart', 'Your cart', /^Your cart \| Brightwater$/],
  ['/checkout', 'Checkout', /^Checkout \| Brightwater$/],
  ['/order-confirmation', 'There is no recent order here', /^Your order \| Brightwater$/],
])(
  '%s opens by its address, and again when reloaded, under its title [ROUTE-03, SHELL-13]',
  async (path, name, title) => {
    const { page } = await newVisitor();
    await page.goto(path);
    await h1(page, name).waitFor();
    await eventually(() => page.title()).toMatch(title);
    await page.reload();
    await h1(page, name).waitFor();
    await eventually(() => page.title()).toMatch(title);
    expect(pathOf(page)).toBe(path);
  },
);

test('links of the shop change the page without a new document, and start at its top [ROUTE-11, ROUTE-12]', async () => {
  const { page, context } = await newVisitor();
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await footerLink(page, 'Water').click();
  await h1(page, 'Water').waitFor();
  await eventually(() => scrolled(page)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: water.name }).click();
  await h1(page, water.name).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await heading(page, 'Best sellers').waitFor();
  expect(await isSameDocument(page)).toBe(true);

  // a new tab is left to the browser
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Water', exact: true })
      .click({ modifiers: ['Control'] }),
  ]);
  await h1(opened, 'Water').waitFor();
  expect(pathOf(page)).toBe('/');
});

test('every link of the site map leads to a page, within the document [ROUTE-12, ROUTE-15]', async () => {
  const { page } = await newVisitor();
  await page.goto('/sitemap');
  await h1(page, 'Site map').waitFor();
  await markDocument(page);
  const links = page.getByRole('main').locator('a[href^="/"]');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const paths = [...new Set(found)];
  const known = contentPages.filter(([path]) => paths.includes(path));
  expect(paths.filter((path) => path.endsWith('.html')).length).toBeGreaterThan(5);
  expect(known.length).toBeGreaterThan(15);
  const statuses = paths.map(async (path) => {
    const { status } = await fetch(new URL(path, shopUrl), {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    });
    return [path, status];
  });
  expect(await Promise.all(statuses)).toEqual(paths.map((path) => [path, 200]));
  for (const [path, name] of [known[2], known.at(-2)].filter((page_) => page_ !== undefined)) {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await h1(page, name).waitFor();
    expect(pathOf(page)).toBe(path);
    await page.goBack();
    await h1(page, 'Site map').waitFor();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that cannot be read offers another try [ROUTE-10]', async () => {
  const shopper = await newVisitor();
  const { page } = shopper;
  shopper.expectProblem(/status of 500/);
  await treat(page, graphqlCall('ResolveUrl'), answer(500, {}));
  // a page that is opened brings along what its address leads to
  await page.goto('/careers');
  await footerLink(page, 'Water').click();
  await h1(page, 'Something went wrong. Please try again.').waitFor();
  await page.unroute('**/graphql*');
  await button(page.getByRole('main'), 'Try again').click();
  await h1(page, 'Water').waitFor();
});

test('a page that moved is shown at its new address with query and anchor; back skips the old address [ROUTE-09, ROUTE-12]', async () => {
  const { page } = await newVisitor();
  await page.goto('/water-coolers.html');
  await h1(page, 'Water Coolers').waitFor();
  await markDocument(page);
  await follow(page, '/about.html?from=print#quality');
  await h1(page, 'About Brightwater').waitFor();
  await eventually(() => page.url()).toBe(`${shopUrl}/about-us?from=print#quality`);
  await page.goBack();
  await h1(page, 'Water Coolers').waitFor();
  expect(page.url()).toBe(`${shopUrl}/water-coolers.html`);
  expect(await isSameDocument(page)).toBe(true);
});

test('the skip link leads to the content of each page, and back to where one was [ROUTE-11, SHELL-01]', async () => {
  const { page } = await newVisitor();
  const skip = async () => {
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  };
  await page.goto('/about-us/sustainability');
  await heading(page, 'What you can do').waitFor();
  await skip();
  const begun = await scrolled(page);
  await footerLink(page, 'Careers').scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(begun + 300);
  await footerLink(page, 'Careers').click();
  await h1(page, 'Work at Brightwater').waitFor();
  await eventually(() => scrolled(page)).toBe(0);
  await skip();
  expect(await scrolled(page)).toBe(begun);
  await page.goBack();
  await page.goBack();
  await heading(page, 'What you can do').waitFor();
  await eventually(() => scrolled(page)).toBe(left);
});

test('cart, checkout and account are fetched at the first visit, and each alone [ROUTE-04]', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newVisitor();
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = /\/assets\/(CartScreen|CheckoutPage|AccountArea)-[^/]*\.js$/.exec(request.url())?.[1];
    if (part !== undefined) parts.push(part);
  });
  await signIn(page, customer);
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  await eventually(() => footerLink(page, 'Careers').count()).toBe(1);
  expect(parts).toEqual([]);
  const visits: readonly (readonly [path: string, part: string])[] = [
    ['/cart', 'CartScreen'],
    ['/checkout', 'CheckoutPage'],
    ['/customer/account', 'AccountArea'],
  ];
  for (const [index, [path, part]] of visits.entries()) {
    await follow(page, path);
    await eventually(() => parts.length).toBe(index + 1);
    expect(parts.at(-1)).toBe(part);
  }
});

test('an order is begun with the keyboard alone, from the skip link to the checkout [SHELL-01, GEN-01]', async () => {
  const { page } = await newVisitor();
  const link = page.getByRole('banner').getByRole('link', { name: 'Water', exact: true });
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await page.goto('/');
  await link.waitFor();
  await page.keyboard.press('Tab');
  await focusIsOn(skip);
  expect(await skip.boundingBox()).toMatchObject({ x: expect.any(Number) });
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Water' }).waitFor();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: water.name }).first());
  await page.getByRole('heading', { level: 1, name: water.name }).waitFor();
  await pressOn(page, button(page, `Increase quantity of ${water.name}`), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Add to cart', exact: true }));
  await drawer(page).waitFor();
  await pressOn(page, drawer(page).getByRole('link', { name: 'Checkout' }));
  await focusIsOn(tabHeading(page, 'account'));
});
