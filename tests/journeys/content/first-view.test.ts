/** The first view: drawn by the server, taken over without a flash, a question or a lost press. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { budgets } from '#tests/bench/budgets.ts';
import { countingCalls } from '#tests/bench/measured.ts';
import { settle, visit } from '#tests/bench/visit.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import { addToCart, button, cartLines, drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { goOffline, newVisitor } from '#tests/support/shopper-visit.ts';
import { touch } from '#tests/support/touch.ts';

const shopUrl = inject('shopUrl');
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A visitor may come before it is drawn, or see the one before; its data counts for 3 minutes. */
const untilDrawn = (path: string) =>
  eventually(async () => {
    const page = await fetch(shopUrl + path, { headers: { Accept: 'text/html' } });
    const until = /"until":(\d+),"address"/.exec(await page.text())?.[1] ?? '0';
    return Number(until) - Date.now();
  }, `the drawing of ${path}`).toBeGreaterThan(100_000);

const isTakenOver = (page: Page): Promise<boolean> => page.evaluate(() => !('earlyPresses' in window));
const keepHeading = () =>
  addEventListener('DOMContentLoaded', () => Reflect.set(window, 'drawn', document.querySelector('h1')));
const isSame = () => Reflect.get(window, 'drawn') === document.querySelector('h1');

test.each(['/', water.path, '/water.html', '/catalogsearch/result?q=cups', '/about-us', '/customer/login'])(
  '%s is taken over as it was drawn, and asks for nothing [VIEW-01]',
  async (path) => {
    await untilDrawn(path);
    const { page } = await newVisitor();
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/graphql') && asked.push(request.url())));
    await page.addInitScript(keepHeading);
    await page.goto(path);
    await eventually(() => isTakenOver(page)).toBe(true);
    expect(await page.evaluate(isSame)).toBe(true);
    expect(asked).toEqual([]);
  },
);

test('a first view of a page loads no more than its budget [VIEW-01]', async () => {
  // all at once, for each is waited for until it rests
  const views = Object.entries(budgets).map(async ([kind, { path, atRest, ...budget }]) => {
    await untilDrawn(path);
    const { context } = budget.hasCart === true ? await newReturningShopper() : await newShopperPage();
    const page = await context.newPage();
    const callsSoFar = await countingCalls(page);
    const rested = await visit(page, shopUrl + path);
    if (atRest !== undefined) {
      expect(rested.scriptBytes, kind).toBe(0);
      expect(rested.requests, kind).toBeLessThanOrEqual(atRest);
      await touch(page);
    }
    const seen = await settle(page);
    const calls = await callsSoFar();
    console.log(kind, rested.requests, seen.requests, 'requests', seen.scriptBytes, 'bytes', calls, 'calls');
    expect(seen.scriptBytes, kind).toBeLessThanOrEqual(budget.scripts);
    expect(seen.requests, kind).toBeLessThanOrEqual(budget.requests);
    expect(calls, kind).toBeLessThanOrEqual(budget.calls);
  });
  await Promise.all(views);
});

test.each(['/water.html', '/checkout'])('what %s needs is fetched beside the first script', async (path) => {
  await untilDrawn(path);
  const { page } = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await network.hold(page, { name: 'the first script', glob: '**/assets/shop-*.js', isMeant: () => true });
  await page.goto(path, { waitUntil: 'commit' });
  const parts = await page.locator('script[data-parts]').getAttribute('data-parts');
  await touch(page);
  expect(parts).not.toBe('');
  await eventually(() => parts?.split(' ').every((part) => asked.includes(part))).toBe(true);
});

test('what is chosen and pressed before the scripts are here happens once they are [VIEW-01]', async () => {
  await untilDrawn(water.path);
  const { page } = await newVisitor();
  const scripts = await network.hold(page, { name: 'scripts', glob: '**/assets/*.js', isMeant: () => true });
  await page.goto(water.path, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('textbox', { name: 'quantity' }).first().fill('3');
  await addToCart(page);
  await scripts.asked;
  expect(await isTakenOver(page)).toBe(false);
  await scripts.release();
  await drawer(page).getByRole('link', { name: water.name }).first().waitFor();
  expect(await cartLines(drawer(page)).count()).toBe(1);
  await drawer(page).getByRole('heading', { name: 'Your cart, 3 items' }).waitFor();
});

test('what is typed after a press on Search stays whole while the page is taken over [VIEW-01]', async () => {
  await untilDrawn('/about-us');
  const { page } = await newVisitor({ width: 360 });
  const part = await network.hold(page, { name: 'it', glob: '**/ContentScreen-*.js', isMeant: () => true });
  await page.goto('/about-us', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await button(page, 'Open search').click();
  await page.keyboard.type('c');
  await eventually(() => box.evaluate((field) => '_valueTracker' in field)).toBe(true);
  await page.keyboard.type('up');
  await part.release();
  await page.keyboard.type('s');
  await page.getByRole('option', { name: /cups/ }).first().waitFor();
  expect(await box.inputValue()).toBe('cups');
});

test('what is pressed without a connection is refused before and after the scripts are here, and done once it is back [NET-05 CART-02]', async () => {
  await untilDrawn(water.path);
  const shopper = await newVisitor();
  const { page, context } = shopper;
  const alert = (text: RegExp) => page.getByRole('alert').getByText(text);
  const additions = network.watch(page, network.calls.add);
  await page.goto(water.path, { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  await goOffline(shopper);
  await alert(/^You are offline/).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await alert(/^We could not reach the shop/).waitFor();
  await addToCart(page);
  await context.setOffline(false);
  await alert(/^You are online/).waitFor();
  await addToCart(page);
  await drawer(page).getByRole('heading', { name: 'Your cart, 1 item' }).waitFor();
  await page.keyboard.press('Escape');
  await goOffline(shopper);
  await addToCart(page);
  await alert(/^You are offline, so nothing was sent/).waitFor();
  expect(additions()).toBe(1);
});

test('the cart is seen as this browser kept it before its scripts are here, but not while an order may be under way [VIEW-01]', async () => {
  const { page } = await newVisitor();
  await page.goto(water.path);
  await addToCart(page);
  const total = await cartLines(drawer(page)).getByText('$').last().innerText();
  const scripts = await network.hold(page, { name: 'scripts', glob: '**/assets/*.js', isMeant: () => true });
  await page.goto('/cart', { waitUntil: 'commit' });
  const seen = page.locator('[data-seen-lines] li');
  await eventually(() => seen.allInnerTexts()).toEqual([expect.stringContaining(water.name)]);
  expect(await seen.innerText()).toContain(total);
  await scripts.release();
  await eventually(() => cartLines(page.getByRole('main')).count()).toBe(1);
  await page.evaluate(() => localStorage.setItem('BRIGHTWATER__pending_order', '{"lifetime":null}'));
  expect(await page.locator('html[data-seen]').count()).toBe(1);
  await page.reload();
  expect(await page.locator('html[data-seen]').count()).toBe(0);
});

test('what is pressed in a carousel whose code is on its way happens once it is here [VIEW-01]', async () => {
  await untilDrawn(water.path);
  const { page } = await newVisitor();
  const code = await network.hold(page, { name: 'it', glob: '**/Carousel-*.js', isMeant: () => true });
  await page.goto(water.path, { waitUntil: 'domcontentloaded' });
  await eventually(() => isTakenOver(page)).toBe(true);
  await button(page.getByRole('region', { name: 'Goes well with it' }), 'Add to cart')
    .first()
    .click();
  await code.release();
  await cartLines(drawer(page)).first().waitFor();
  expect(await cartLines(drawer(page)).count()).toBe(1);
});

test('a page that was pointed at is shown without another question [VIEW-01]', async () => {
  await untilDrawn(water.path);
  const { page } = await newVisitor();
  await page.goto('/water.html');
  const ahead = page.waitForResponse(shopUrl + water.path);
  const link = page.getByRole('main').getByRole('link', { name: water.name }).first();
  await link.hover();
  await (await ahead).finished();
  const asked = network.watch(page, { name: 'it', glob: '**/graphql*', isMeant: () => true });
  await link.click();
  await h1(page, water.name).waitFor();
  expect(asked()).toBe(0);
});

test('a click without a pointer, as assistive technology sends it, reaches a part that rests [VIEW-01]', async () => {
  const page = await (await newReturningShopper()).context.newPage();
  await visit(page, `${shopUrl}/cart`);
  await button(page, 'More in Water Coolers').evaluate((toggle: HTMLElement) => toggle.click());
  await page.getByRole('button', { name: 'More in Water Coolers', expanded: true }).waitFor();
});

test('without a script, search, filters, sorting and pages work [VIEW-01]', async () => {
  for (const path of ['/', '/water.html']) await untilDrawn(path);
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await page.goto('/');
  await h1(page, 'Good water, delivered to your door').waitFor();
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('cups');
  await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
  await h1(page, /cups/).waitFor();
  await page.goto('/water.html');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/sort=/);
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^1.5 L/ }).check();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await eventually(() => page.getByRole('checkbox', { name: /^1.5 L/ }).isChecked()).toBe(true);
});
