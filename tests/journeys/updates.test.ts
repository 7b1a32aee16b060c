/** Releases in a real browser, over two builds: offered, refused, taken, never at the checkout, and no page left white (PWA-01, R7). */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { buildReleases, headings, openReleasingShop, type Releases } from '#tests/support/releases.ts';
import { water } from '#tests/support/shopper-goods.ts';
import {
  addToCart,
  button,
  cartTrigger,
  follow,
  heading,
  openProduct,
  quantityBox,
  toast,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import {
  comeBackToTab,
  waitForRelease,
  waitForWaiting,
  waitForWorker,
  waitUntilKept,
} from '#tests/support/shopper-worker.ts';
import { removeFolder } from '#tests/support/temporary-folder.ts';

let releases: Releases;
beforeAll(async () => {
  releases = await buildReleases();
});
afterAll(() => removeFolder(releases.folder));

const offer = 'A new version of the shop is ready.';
const old = (page: Page) => heading(page, headings.first);
const fresh = (page: Page) => heading(page, headings.second);

const openHome = async (serviceWorkers: 'allow' | 'block' = 'allow') => {
  const shop = await openReleasingShop(releases.first);
  const shopper = await newShopperPage({ shopUrl: shop.url, serviceWorkers });
  await shopper.page.goto('/');
  await old(shopper.page).waitFor();
  return { ...shopper, shop };
};

const openHomeWithWorker = async () => {
  const opened = await openHome();
  await waitForWorker(opened.page);
  await waitUntilKept(opened.page, '/');
  return opened;
};

const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

const removedPart = (shopper: Shopper): void => shopper.expectProblem(/status of 404/);

describe('with a service worker', () => {
  test('PWA-01 R7 a new build is offered, refused for this visit, offered at the next, and taken', async () => {
    const { page, shop } = await openHomeWithWorker();
    shop.release(releases.second);
    await comeBackToTab(page);
    await toast(page, offer).waitFor();
    await old(page).waitFor();
    await button(page, 'Dismiss message').click();
    await toast(page, offer).waitFor({ state: 'hidden' });
    await comeBackToTab(page);
    await follow(page, '/water.html');
    await heading(page, 'Water').first().waitFor();
    expect(await toast(page, offer).count()).toBe(0);

    await page.goto('/');
    await toast(page, offer).waitFor();
    // not forced: it is still the old one that is shown
    await old(page).waitFor();
    await button(page, 'Update now').click();
    await fresh(page).waitFor();
    await page.reload();
    await fresh(page).waitFor();
    expect(await toast(page, offer).count()).toBe(0);
  });

  test('PWA-01 R7 at the checkout it is not offered, and what was offered is taken back; it comes once one has left', async () => {
    const { page, shop } = await openHomeWithWorker();
    await openProduct(page, water);
    await addToCart(page);
    await button(page, /^Cart, 1/).waitFor();
    await page.goto('/checkout');
    await heading(page, 'Check out as a guest').waitFor();
    shop.release(releases.second);
    await comeBackToTab(page);
    await waitForWaiting(page);
    await page.getByLabel('Email').fill('someone@example.com');
    await button(page, /^Continue to /).click();
    await heading(page, 'Where should we deliver?').waitFor();
    expect(await toast(page, offer).count()).toBe(0);

    await follow(page, '/water.html');
    await toast(page, offer).waitFor();
    await follow(page, '/checkout');
    await toast(page, offer).waitFor({ state: 'hidden' });
    await follow(page, '/');
    await toast(page, offer).waitFor();
    await button(page, 'Update now').click();
    await fresh(page).waitFor();
    await cartTrigger(page)
      .and(button(page, /^Cart, 1/))
      .waitFor();
  });

  test('R7 taken in another tab: an open page goes on with the parts it is made of, and is offered the new ones', async () => {
    const { page, shop, openTab } = await openHomeWithWorker();
    shop.release(releases.second);
    const other = await openTab();
    await other.goto('/');
    await button(other, 'Update now').click();
    await fresh(other).waitFor();
    await other.close();

    await toast(page, offer).waitFor();
    // the code of these screens was never asked for before, and the server has it no more
    await follow(page, '/cart');
    await heading(page, 'Your cart').first().waitFor();
    await follow(page, '/');
    await old(page).waitFor();
    await button(page, 'Update now').click();
    await fresh(page).waitFor();
  });

  test('R7 a page that came from the new build is not offered it', async () => {
    const { page, shop } = await openHomeWithWorker();
    shop.release(releases.second);
    // never visited, so it comes from the server
    await page.goto('/?from=letter');
    await fresh(page).waitFor();
    await waitForRelease(page);
    await page.goto('/');
    await fresh(page).waitFor();
    expect(await toast(page, offer).count()).toBe(0);
  });
});

describe('without a service worker', () => {
  test('R7 a page whose parts are gone is loaded anew where it was going, and is never white', async () => {
    const { shop, ...shopper } = await openHome('block');
    const { page } = shopper;
    shop.release(releases.second);
    removedPart(shopper);
    await follow(page, '/cart');
    await heading(page, 'Your cart').first().waitFor();
    await follow(page, '/');
    await fresh(page).waitFor();
  });

  test('R7 a part that is nowhere to be had does not send the page round in circles', async () => {
    const { shop: _shop, ...shopper } = await openHome('block');
    const { page } = shopper;
    let loads = 0;
    page.on('domcontentloaded', () => void (loads += 1));
    await page.route(/CartScreen-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    removedPart(shopper);
    await follow(page, '/cart');
    await heading(page, 'A part of this page could not be loaded.').waitFor();
    expect(loads).toBe(1);
    await page.unroute(/CartScreen-.*\.js$/);
    await button(page, 'Reload the page').click();
    await heading(page, 'Your cart').first().waitFor();
  });

  test('R7 CONTENT-01 a carousel whose code cannot be had costs nobody the page: its slides stand still, each to be reached', async () => {
    const { page, expectProblem } = await newReturningShopper({
      shopUrl: inject('shopUrl'),
      goods: [[water, 2]],
    });
    expectProblem(/ERR_FAILED/);
    await page.route(/Carousel-.*\.js$/, (route) => route.abort());
    await page.goto('/cart');
    const row = page.getByRole('region', { name: 'Goes with your cart' });
    const last = row.getByRole('link').last();
    await last.waitFor();
    expect(await row.getAttribute('aria-roledescription')).toBe(null);
    await last.focus();
    await eventually(() => isInSight(last)).toBe(true);
    expect(await quantityBox(page.getByRole('main'), water).inputValue()).toBe('2');
  });
});
