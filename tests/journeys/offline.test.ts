/** Without a connection: said at each loss, what was visited opens, the rest says so kindly, nothing is sent, nothing entered is lost (NET-05, ROUTE-08, PWA-01). */

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { newEmail, smallWater, water } from '#tests/support/shopper-goods.ts';
import { calls, loseConnection, skipPictures, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  cartTrigger,
  continueButton,
  drawer,
  follow,
  heading,
  openProduct,
  tabHeading,
  toast,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { waitUntilWrittenDown } from '#tests/support/shopper-worker.ts';

const refusal = /^You are offline, so nothing was sent/;
const indicator = (page: Page): Locator => page.getByRole('banner').getByText('Offline', { exact: true });
const offlineHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'You are offline' });

const newVisitor = async (path: string, options: { readonly width?: number } = {}): Promise<Shopper> => {
  const shopper = await newShopperPage({ viewport: { width: options.width ?? 1280, height: 900 } });
  await skipPictures(shopper.page);
  // the browser asks for it again with every title
  await shopper.context.route('**/favicon.svg', (route) => route.fulfill({ body: '' }));
  await shopper.page.goto(path);
  await heading(shopper.page, water.name).first().waitFor();
  return shopper;
};

/** The worker has the shell, and knows the page that is open. */
const untilPrepared = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const path = new URL(page.url()).pathname;
  await eventually(
    () => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path),
    'the page is kept',
  ).toBe(true);
  await waitUntilWrittenDown(page);
};

const newInstalled = async (): Promise<Shopper> => {
  const shopper = await newShopperPage({ serviceWorkers: 'allow' });
  await openProduct(shopper.page, water);
  await untilPrepared(shopper.page);
  return shopper;
};

describe('the connection goes and comes', () => {
  test('NET-05 SHELL-02 nothing at the start; the loss is said and shown in the header until it is over', async () => {
    const { page, context } = await newVisitor(water.path);
    expect(await indicator(page).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Messages' }).innerText()).toBe('');
    await loseConnection(page);
    await toast(page, 'You are offline. Some features may be unavailable.').waitFor();
    await indicator(page).waitFor();
    await toast(page, /^You are offline/).waitFor({ state: 'detached' });
    await indicator(page).waitFor();
    await context.setOffline(false);
    await toast(page, 'You are online.').waitFor();
    await indicator(page).waitFor({ state: 'detached' });
  });
});

describe('pages', () => {
  test('ROUTE-08 STO-02 what was visited is shown, as often as one likes', async () => {
    const { page } = await newVisitor('/water.html');
    await follow(page, water.path);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    await loseConnection(page);
    await follow(page, '/water.html');
    await heading(page, smallWater.name).first().waitFor();
    await follow(page, water.path);
    await heading(page, water.name).first().waitFor();
    expect(await offlineHeading(page).count()).toBe(0);
  });

  test.each([360, 1280])(
    'ROUTE-08 at %i px what was not visited says so, and comes by itself with the connection',
    async (width) => {
      const { page, context } = await newVisitor(water.path, { width });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await loseConnection(page);
      await follow(page, '/coffee-tea.html');
      await offlineHeading(page).waitFor();
      await eventually(() => page.title()).toMatch(/^You are offline/);
      await page.getByText('This page was not opened on this device before').waitFor();
      const main = page.getByRole('main');
      await eventually(() =>
        main.getByRole('link', { name: 'Go to the home page' }).getAttribute('href'),
      ).toBe('/');
      await eventually(() => main.getByRole('link', { name: 'Look at your cart' }).getAttribute('href')).toBe(
        '/cart',
      );
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await context.setOffline(false);
      await offlineHeading(page).waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: /Coffee/ }).waitFor();
    },
  );
});

describe('what would change something', () => {
  test('CART-02 NET-01 an addition is not sent and says so kindly; back online it works', async () => {
    const { page, context } = await newVisitor(water.path);
    const additions = watch(page, calls.add);
    await loseConnection(page);
    await addToCart(page);
    await toast(page, refusal).waitFor();
    expect(additions()).toBe(0);
    await context.setOffline(false);
    await addToCart(page);
    await drawer(page).waitFor();
    await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 1 item');
    expect(additions()).toBe(1);
  });

  test('CHK-03 a form refused offline keeps what was entered, and goes through later', async () => {
    const { page, context } = await newReturningShopper({ shopUrl: inject('shopUrl') });
    const email = newEmail();
    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();
    await loseConnection(page);
    await page.getByLabel('Email').fill(email);
    await continueButton(page).click();
    await page.getByText(refusal).first().waitFor();
    await eventually(() => page.getByLabel('Email').inputValue()).toBe(email);
    await context.setOffline(false);
    await continueButton(page).click();
    await tabHeading(page, 'delivery').waitFor();
  });
});

describe('a shop that was here before', () => {
  test('PWA-01 ROUTE-08 a visited page opens by its address, with the indicator and without a toast', async () => {
    const shopper = await newInstalled();
    const { page } = shopper;
    // pictures seen before there was a worker
    shopper.allowProblem(/ERR_(FAILED|INTERNET_DISCONNECTED).*\/media\//);
    await loseConnection(page);
    await page.reload();
    await heading(page, water.name).first().waitFor();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    await indicator(page).waitFor();
    expect(await toast(page, /^You are/).count()).toBe(0);
  });

  test('PWA-01 ROUTE-08 another opens the shop’s own page for it, which gives way to the page itself', async () => {
    const { page, context } = await newInstalled();
    await loseConnection(page);
    await page.goto('/coffee-tea.html');
    await offlineHeading(page).waitFor();
    await indicator(page).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: /Coffee/ }).waitFor();
    await indicator(page).waitFor({ state: 'detached' });
  });

  test('PWA-01 CART-01 a cart that was out of reach is there with the connection', async () => {
    const shopper = await newInstalled();
    const { page, context } = shopper;
    // what the browser says of what it cannot ask for beside the cart, and of pictures it has not kept
    shopper.allowProblem(/ERR_INTERNET_DISCONNECTED.*(CartDetails|MerchantSettings)/);
    shopper.allowProblem(/ERR_(FAILED|INTERNET_DISCONNECTED).*\/media\//);
    const isOutOfReach = page.getByText('Your cart could not be loaded');
    await addToCart(page);
    await drawer(page).waitFor();
    await loseConnection(page);
    await page.goto('/coffee-tea.html');
    await offlineHeading(page).waitFor();
    await page.getByRole('link', { name: 'Look at your cart' }).click();
    await isOutOfReach.waitFor();
    await context.setOffline(false);
    await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 1 item');
    await isOutOfReach.waitFor({ state: 'detached' });
  });
});
