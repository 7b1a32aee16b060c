/** Releases over two builds: offered, refused, taken, never at the checkout, no white page. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { buildReleases, headings, openReleasingShop, type Releases } from '#tests/support/releases.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { addToCart, button, follow, heading, openProduct, toast } from '#tests/support/shopper-pages.ts';
import {
  comeBackToTab,
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

/** The browser logs a part that the server does not have. */
const expectMissingPart = (shopper: Shopper): void => shopper.expectProblem(/status of 404/);

test('a new build is offered, refused for this visit, offered at the next, and taken [PWA-01]', async () => {
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
  // not forced: the old one is still shown
  await old(page).waitFor();
  await button(page, 'Update now').click();
  await fresh(page).waitFor();
  await page.reload();
  await fresh(page).waitFor();
  expect(await toast(page, offer).count()).toBe(0);
});

test('a new build is not offered at the checkout, and an offer is taken back there until it is left [PWA-01]', async () => {
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
  await button(page.getByRole('banner'), /^Cart, 1/).waitFor();
});

test('a page goes on with its own parts when another tab takes the new build, and is offered it [PWA-01]', async () => {
  const { page, shop, openTab } = await openHomeWithWorker();
  shop.release(releases.second);
  const other = await openTab();
  await other.goto('/');
  await button(other, 'Update now').click();
  await fresh(other).waitFor();
  await other.close();

  await toast(page, offer).waitFor();
  // the code of the cart was never asked for, and the server no longer has it
  await follow(page, '/cart');
  await heading(page, 'Your cart').first().waitFor();
  await follow(page, '/');
  await old(page).waitFor();
  await button(page, 'Update now').click();
  await fresh(page).waitFor();
});

test('without a worker a page whose parts are gone is loaded again where it was going, and is never white [PWA-01]', async () => {
  const { shop, ...shopper } = await openHome('block');
  const { page } = shopper;
  shop.release(releases.second);
  expectMissingPart(shopper);
  await follow(page, '/cart');
  await heading(page, 'Your cart').first().waitFor();
  await follow(page, '/');
  await fresh(page).waitFor();
});
