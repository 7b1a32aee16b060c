/** What is said of a page that cannot be drawn, of an enquiry, and without a connection. */

import { expect, test } from 'vitest';
import { lookOnce, hasFocus } from '#tests/support/shopper-access.ts';
import { water, newEmail } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import {
  addToCart,
  button,
  drawer,
  openProduct,
  cartTrigger,
  heading,
  toast,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor, goOffline } from '#tests/support/shopper-visit.ts';
import { mailsTo } from '#tests/support/shopper-account.ts';
import type { Locator, Page } from 'playwright-core';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { readCaches, waitForWorker, waitUntilKept } from '#tests/support/shopper-worker.ts';

const sentence = 'Sorry! An unexpected error occurred.';

test('masks a page that cannot be drawn, with the id of the log and a reload that keeps the cart [NET-06]', async () => {
  const { page, expectProblem, problems } = await newVisitor();
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  await button(page, 'Close cart').click();
  expectProblem(/Unexpected error [0-9a-f]{8}: NotFoundError/);
  // as an extension that translates does it: what React drew is no longer where React put it
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.getByRole('banner').getByRole('link', { name: 'Brightwater, home' }).click();

  const title = page.getByRole('heading', { level: 1, name: sentence });
  await focusIsOn(title);
  const id = await page.getByText('Error id:').locator('code').innerText();
  await eventually(() => problems()).toHaveLength(1);
  expect(problems()[0]).toContain(`Unexpected error ${id}`);
  expect(await lookOnce(page, 'a page that cannot be drawn')).toEqual([]);
  expect(await page.locator('[style]').count()).toBe(0);
  await button(page, 'Reload the page').click();
  await title.waitFor({ state: 'detached' });
  await button(page.getByRole('banner'), /^Cart, 1 item/).waitFor();
});

test('names what an enquiry lacks, then sends it once and says so [CONTENT-03 ROUTE-11]', async () => {
  const { page } = await newVisitor();
  await page.goto('/careers');
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: 'More of Contact Us' }).click();
  await footer.getByRole('link', { name: 'Enquiry Form' }).click();
  const section = page.getByRole('region', { name: 'Write to us' });
  const top = async () => (await section.boundingBox())?.y ?? -1;
  // the link leads to the middle of the page, and what it leads to stands below the header
  await eventually(top).toBeGreaterThan(0);
  await eventually(top).toBeLessThan(260);

  const form = page.getByRole('form', { name: 'Write to us' });
  const send = button(form, 'Send message');
  const writer = newEmail();
  await send.click();
  await form.getByRole('alert').getByRole('link').nth(2).waitFor();
  await eventually(() => hasFocus(form.getByLabel('Name'))).toBe(true);
  expect(await lookOnce(page, 'an enquiry with errors')).toEqual([]);
  await form.getByLabel('Name').fill('Aroha Ngata');
  await form.getByLabel('Email').fill(writer);
  await form.getByLabel('Your message').fill('Where is my cooler?');
  await send.click();
  const sent = page.getByRole('region', { name: 'Your message was sent' });
  await sent.getByText(writer).waitFor();
  await eventually(() => hasFocus(sent)).toBe(true);
  expect(await lookOnce(page, 'an enquiry that was sent')).toEqual([]);
  const mails = await mailsTo('hello@brightwater.example.com');
  const arrived = mails.filter(({ text }) => text.includes(writer));
  expect(arrived.map(({ text }) => text.includes('Where is my cooler?'))).toEqual([true]);
});

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
