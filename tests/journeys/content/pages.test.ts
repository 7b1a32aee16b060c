/** Going about the shop: addresses, history, scrolling, pages that moved; content (§2). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { newCustomer, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import { button, follow, heading, openProduct, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor, goOffline } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();

/** From now on it can be told whether the document was replaced. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('links of the shop lead on within the document, also to a page that moved [ROUTE-12 ROUTE-07]', async () => {
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

test('a page that does not exist is told from one that cannot be read, which offers another try [ROUTE-09 ROUTE-10]', async () => {
  const { page, expectProblem } = await newVisitor();
  expectProblem(/status of 500/);
  await network.treatInTurn(page, network.graphqlCall('ResolveUrl'), network.refuseGraphql('404'));
  const goToWater = async (): Promise<void> => {
    // a page that is opened brings along what its address leads to
    await page.goto('/careers');
    await footerLink(page, 'Water').click();
  };
  await goToWater();
  await page.getByText('That page could not be found. Please try again.', { exact: true }).waitFor();
  await eventually(() => page.title()).toBe('404 Not Found | Brightwater');
  await network.treat(page, network.graphqlCall('ResolveUrl'), network.answer(500, {}));
  await goToWater();
  await h1(page, 'Something went wrong. Please try again.').waitFor();
  await page.unroute('**/graphql*');
  await button(page.getByRole('main'), 'Try again').click();
  await h1(page, 'Water').waitFor();
});

test('cart, checkout and account are fetched at the first visit, and each alone [ROUTE-04]', async () => {
  const customer = await newCustomer();
  const { page } = await newVisitor();
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = /\/assets\/(cart|CheckoutPage|AccountArea)-[^/]*\.js$/.exec(request.url())?.[1];
    if (part !== undefined) parts.push(part);
  });
  await signIn(page, customer);
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  await eventually(() => footerLink(page, 'Careers').count()).toBe(1);
  expect(parts).toEqual([]);
  const visits: readonly (readonly [path: string, part: string])[] = [
    ['/cart', 'cart'],
    ['/checkout', 'CheckoutPage'],
    ['/customer/account', 'AccountArea'],
  ];
  for (const [index, [path, part]] of visits.entries()) {
    await follow(page, path);
    await eventually(() => parts.length).toBe(index + 1);
    expect(parts.at(-1)).toBe(part);
  }
});

test('says on the present page that the next is loading, focuses its heading, and makes one history entry [ROUTE-07 ROUTE-11]', async () => {
  const { page } = await newVisitor();
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await page.goto('/about-us');
  const before = h1(page, 'About Brightwater');
  await before.waitFor();
  expect(await focused()).toBe('body');

  const { asked, release } = await network.hold(page, network.graphqlCall('ResolveUrl'));
  const link = page.getByRole('main').locator('a[href="/about-us/quality"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await asked;
  const sign = page.getByRole('status').getByText('Loading the page…');
  await sign.waitFor();
  expect(await before.isVisible()).toBe(true);
  expect(await page.getByRole('main').locator('[aria-busy="true"]').count()).toBe(1);
  await release();
  const after = h1(page, 'From the spring to the seal');
  await after.waitFor();
  await eventually(() => hasFocus(after)).toBe(true);
  expect(await sign.count()).toBe(0);

  // Going back leaves the focus to the browser
  await page.goBack();
  await before.waitFor();
  expect(await focused()).toBe('body');

  await openProduct(page, water);
  const part = await network.hold(page, { name: 'it', glob: '**/SignInScreen-*.js', isMeant: () => true });
  const entries = await page.evaluate(() => history.length);
  const signingIn = signInLink(page);
  await signingIn.click();
  await part.asked;
  expect(await heading(page, water.name).first().isVisible()).toBe(true);
  await signingIn.click();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await part.release();
  await heading(page, 'Sign in or register').waitFor();
  await page.goBack();
  await h1(page, water.name).waitFor();
  expect(pathOf(page)).toBe(water.path);
});

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
