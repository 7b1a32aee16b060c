/** Going about the shop: addresses, back and forward, titles, pages that are not there, the connection, and what opens over a page (§2). */

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { smallWater, water } from '#tests/support/shopper-goods.ts';
import {
  calls,
  loseConnection,
  loseOnTheWayThere,
  skipPictures,
  treat,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  cartTrigger,
  drawer,
  heading,
  openProduct,
  quantityBox,
  stopClock,
  toast,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const firstHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const newVisitor = async (width = 1280) => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

describe('an address', () => {
  const deepLinks: readonly (readonly [path: string, heading: string, title: string])[] = [
    ['/water.html', 'Water', ' | Brightwater'],
    [water.path, water.name, ' | Brightwater'],
    ['/cart', 'Your cart', 'Your cart | Brightwater'],
    ['/checkout', 'Checkout', 'Checkout | Brightwater'],
    ['/order-confirmation', 'There is no recent order here', 'Your order | Brightwater'],
  ];

  test('ROUTE-03 ROUTE-07 SHELL-13 opens its page by itself, and again when reloaded, under a title with the brand', async () => {
    const { page } = await newVisitor();
    for (const [path, name, title] of deepLinks) {
      await page.goto(path);
      await firstHeading(page, name).waitFor();
      await eventually(() => page.title()).toContain(title);
      await page.reload();
      await firstHeading(page, name).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto('/');
    await heading(page, 'Best sellers').waitFor();
    await eventually(() => page.title()).toMatch(/Brightwater$/);
  });

  test('ROUTE-10 CONTENT-04 that leads nowhere says so in the words of the specification, over what the merchant says', async () => {
    const shopper = await newVisitor();
    const { page } = shopper;
    shopper.expectProblem(/status of 404/);
    await page.goto('/no-such-page.html');
    await page.getByText('That page could not be found. Please try again.', { exact: true }).waitFor();
    await firstHeading(page, 'This page has run dry').waitFor();
    // the brand comes with the configuration
    await eventually(() => page.title()).toBe('404 Not Found | Brightwater');
    await page.getByRole('main').getByRole('link', { name: 'Water coolers to buy or rent' }).click();
    await firstHeading(page, 'Water Coolers').waitFor();
  });

  test('ROUTE-03 /search leads home, and going back does not lead into it again', async () => {
    const { page } = await newVisitor();
    await page.goto('/water.html');
    await firstHeading(page, 'Water').waitFor();
    await page.goto('/search');
    await heading(page, 'Best sellers').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await firstHeading(page, 'Water').waitFor();
  });

  test('ROUTE-10 that cannot be read for now offers another try', async () => {
    const shopper = await newVisitor();
    const { page } = shopper;
    await page.route('**/graphql*', (route, request) =>
      request.postData()?.includes('ResolveUrl') === true
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    shopper.expectProblem(/status of 500/);
    // what the address leads to comes with a page that is opened there
    await page.goto('/careers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Water', exact: true }).click();
    await firstHeading(page, 'Something went wrong. Please try again.').waitFor();
    await page.unroute('**/graphql*');
    await button(page.getByRole('main'), 'Try again').click();
    await firstHeading(page, 'Water').waitFor();
  });
});

describe('from page to page', () => {
  test('ROUTE-11 ROUTE-12 links of the shop change the page without loading it anew, and start at the top', async () => {
    const { page } = await newVisitor();
    const documents: string[] = [];
    await page.goto('/');
    await heading(page, 'Best sellers').waitFor();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Water', exact: true }).click();
    await firstHeading(page, 'Water').waitFor();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('main').getByRole('link', { name: water.name }).click();
    await firstHeading(page, water.name).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await heading(page, 'Best sellers').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Brightwater, home' }).click();
    expect(documents).toEqual([]);

    // a new tab is the browser's business
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('banner')
        .getByRole('link', { name: 'Water', exact: true })
        .click({ modifiers: ['Control'] }),
    ]);
    await firstHeading(opened, 'Water').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('CAT-01 ROUTE-11 the pages of a list have addresses; back and forward show each as it was', async () => {
    const { page } = await newVisitor();
    await page.goto('/water.html?page=2');
    const main = page.getByRole('main');
    await main.getByText(/page 2 of \d/).waitFor();
    const names = () => main.getByRole('heading', { level: 2 }).allInnerTexts();
    const second = await names();
    expect(second.length).toBeGreaterThan(0);
    await main
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /Previous/ })
      .click();
    await main.getByText(/page 1 of \d/).waitFor();
    await eventually(async () => (await names()).length).toBe(6);
    const first = await names();
    expect(first.some((name) => second.includes(name))).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await eventually(names).toEqual(second);
    await page.goForward();
    await eventually(names).toEqual(first);
    await main.getByRole('link', { name: water.name }).click();
    await firstHeading(page, water.name).waitFor();
    await page.goBack();
    await firstHeading(page, 'Water').waitFor();
    await eventually(names).toEqual(first);
  });
});

test('NET-05 NET-10 SHELL-11 the loss of the connection and its return are told, each time anew, and nothing at the start', async () => {
  const { page, context } = await newVisitor();
  const offline = 'You are offline. Some features may be unavailable.';
  await page.clock.install();
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  expect(await toast(page, /You are/).count()).toBe(0);
  await stopClock(page);
  const mark = page.getByRole('banner').getByText('Offline', { exact: true });
  for (let times = 0; times < 2; times += 1) {
    await loseConnection(page);
    await toast(page, offline).waitFor();
    await page.getByRole('alert').getByText(offline).waitFor();
    await mark.waitFor();
    await context.setOffline(false);
    await toast(page, 'You are online.').waitFor();
    await toast(page, offline).waitFor({ state: 'detached' });
    await mark.waitFor({ state: 'hidden' });
  }
  await button(page, 'Dismiss message').click();
  await toast(page, 'You are online.').waitFor({ state: 'hidden' });
  // a toast under the pointer stays
  await page.mouse.move(5, 300);
  await loseConnection(page);
  // three seconds, then it goes by itself
  await toast(page, offline).waitFor();
  await page.clock.runFor(3000);
  await toast(page, offline).waitFor({ state: 'hidden' });
  await mark.waitFor();
});

const openDrawer = async (page: Page) => {
  await cartTrigger(page).click();
  await drawer(page).waitFor();
};

describe('what opens over the page', () => {
  test('SHELL-10 the cart drawer closes by Esc, by its button and by a press beside it, and gives the focus back', async () => {
    const { page } = await newReturningShopper({ shopUrl });
    await page.goto('/water.html');
    await button(page, 'Cart, 2 items').waitFor();
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => button(drawer(page), 'Close cart').click(),
      () => page.mouse.click(100, 400),
    ];
    for (const close of ways) {
      await openDrawer(page);
      await close();
      await drawer(page).waitFor({ state: 'hidden' });
      await eventually(() => hasFocus(cartTrigger(page))).toBe(true);
    }
  });

  test('SHELL-09 SHELL-10 the focus stays inside it, and the page behind cannot be reached', async () => {
    const { page } = await newReturningShopper({ shopUrl });
    await page.goto('/water.html');
    await button(page, 'Cart, 2 items').waitFor();
    await openDrawer(page);
    const isOutside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        // between two rounds the focus is the browser's own
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press(key);
        expect(await isOutside()).toBe(false);
      }
  });

  test('SHELL-10 SHELL-11 a message that comes while the drawer is open can be read and dismissed', async () => {
    const shopper = await newReturningShopper({ shopUrl });
    const { page } = shopper;
    await page.clock.install();
    await page.goto('/water.html');
    await button(page, 'Cart, 2 items').waitFor();
    await openDrawer(page);
    await stopClock(page);
    await treat(page, calls.update, loseOnTheWayThere, 1);
    shopper.expectProblem(/net::ERR_CONNECTION_RESET/);
    await button(drawer(page), `Increase quantity of ${water.name}`).click();
    // the quantity settles before it is sent
    await page.clock.runFor(1000);
    await toast(page, /We could not reach the shop/).waitFor();
    await button(page, 'Dismiss message').click();
    await toast(page, /We could not reach the shop/).waitFor({ state: 'hidden' });
  });

  test('SHELL-04 the menu of a phone leads to a category, shows where one is, and closes', async () => {
    const { page } = await newVisitor(360);
    await page.goto('/');
    await button(page, 'Menu').click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Water Coolers', { exact: true }).click();
    await menu.getByRole('link', { name: 'All water coolers' }).click();
    await firstHeading(page, 'Water Coolers').waitFor();
    await menu.waitFor({ state: 'hidden' });
    await button(page, 'Menu').click();
    const here = menu.getByRole('link', { name: 'All water coolers' });
    await eventually(() => here.getAttribute('aria-current')).toBe('page');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  test('CART-09 SHELL-02 the drawer opens when something is added, counts it, and closes on the way to a page', async () => {
    const { page } = await newReturningShopper({ shopUrl });
    await openProduct(page, smallWater);
    await button(page, `Add to cart: ${smallWater.name}`)
      .or(page.getByRole('button', { name: 'Add to cart', exact: true }))
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Your cart, 3 items' }).waitFor();
    await eventually(() => quantityBox(drawer(page), smallWater).inputValue()).toBe('1');
    await drawer(page).getByRole('link', { name: water.name }).click();
    await firstHeading(page, water.name).waitFor();
    await drawer(page).waitFor({ state: 'hidden' });
    await button(page, 'Cart, 3 items').waitFor();
  });
});
