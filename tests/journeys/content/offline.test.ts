/** Without a connection: nothing is sent, nothing entered is lost, visited pages open. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { addToCart, cartTrigger, drawer, heading, openProduct, toast } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { goOffline } from '#tests/support/shopper-visit.ts';
import { readCaches, waitForWorker, waitUntilKept } from '#tests/support/shopper-worker.ts';

const refusal = /^You are offline, so nothing was sent/;
const indicator = (page: Page): Locator => page.getByRole('banner').getByText('Offline', { exact: true });
const offlineHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'You are offline' });

/** The worker is at work and has kept this page, which brings along what it shows. */
const newInstalled = async (): Promise<Shopper> => {
  const shopper = await newShopperPage({ serviceWorkers: 'allow' });
  const { page } = shopper;
  await openProduct(page, water);
  await waitForWorker(page);
  await waitUntilKept(page, water.path);
  return shopper;
};

test('sends no addition without a connection, and sends it once it is back [CART-02 NET-01]', async () => {
  const shopper = await newReturningShopper({ goods: [] });
  const { page, context } = shopper;
  await openProduct(page, water);
  // the cart's own chunk is here: without it the addition waits (tests/journeys/content/wings)
  await cartTrigger(page).click();
  await drawer(page).getByText('Your cart is empty').waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  const additions = watch(page, calls.add);
  await goOffline(shopper);
  await indicator(page).waitFor();
  await addToCart(page);
  await toast(page, refusal).waitFor();
  expect(additions()).toBe(0);
  await context.setOffline(false);
  await indicator(page).waitFor({ state: 'hidden' });
  await addToCart(page);
  await drawer(page).waitFor();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 1 item');
  expect(additions()).toBe(1);
});

test('opens a visited page by its address without a connection, its own page for others, and all once it is back [PWA-01 ROUTE-08]', async () => {
  const shopper = await newInstalled();
  const { page, context } = shopper;
  // pictures from before there was a worker
  shopper.allowProblem(/ERR_FAILED/);
  const picture = page.getByRole('main').getByRole('img').first();
  const isDrawn = () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await eventually(isDrawn).toBe(true);
  const shown = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  await eventually(async () => (await readCaches(page))['brightwater-images'] ?? []).toContain(
    shown.pathname + shown.search,
  );
  await goOffline(shopper);
  await page.reload();
  await heading(page, water.name).first().waitFor();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  await eventually(isDrawn).toBe(true);
  await indicator(page).waitFor();
  expect(await toast(page, /^You are/).count()).toBe(0);

  await context.setOffline(false);
  await indicator(page).waitFor({ state: 'hidden' });
  await addToCart(page);
  await drawer(page).waitFor();
  await goOffline(shopper);
  for (const path of ['/checkout', '/customer/login', '/coffee-tea.html']) {
    await page.goto(path);
    await indicator(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await offlineHeading(page).waitFor();
  // of a page that was visited
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Water', exact: true })
    .waitFor();
  await eventually(() => page.title()).toMatch(/^You are offline/);
  await page.getByText('This page was not opened on this device before').waitFor();
  expect(await lookOnce(page, 'a page that was not visited')).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: /Coffee/ }).waitFor();
  await indicator(page).waitFor({ state: 'detached' });
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 1 item');
});
