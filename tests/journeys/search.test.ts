/** Searching in a browser: suggestions, results that are an address, help where nothing is found (CAT-03, BEY-13, SHELL-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, stopClock } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

const newVisitor = async (width = 1280) => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

test('CAT-03 BEY-13 SHELL-02 suggests from the third letter on, by keyboard and by pointer, and leads there', async () => {
  const { page } = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SearchSuggestions')) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await box(page).pressSequentially('co');
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  // however slowly the letters come, there is no pause between them
  await stopClock(page);
  await box(page).pressSequentially('oler', { delay: 20 });
  await page.clock.resume();
  await list(page)
    .getByRole('option', { name: /^Water Coolers/ })
    .waitFor();
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(await inspect(page, 'suggestions')).toEqual([]);
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  expect(await box(page).inputValue()).toBe('cooler');
  await box(page).pressSequentially('s');
  const category = list(page).getByRole('option', { name: /^Water Coolers/ });
  await category.waitFor();
  await page.keyboard.press('ArrowDown');
  await eventually(() => list(page).getByRole('option').first().getAttribute('aria-selected')).toBe('true');
  await category.click();
  await h1(page, 'Water Coolers').waitFor();
  expect(await box(page).inputValue()).toBe('');

  await box(page).fill('single origin');
  const product = list(page).getByRole('option', { name: /^Single origin coffee beans/ });
  await product.waitFor();
  const offered = await list(page).getByRole('option').allInnerTexts();
  for (const _ of offered.slice(0, offered.findIndex((words) => words.startsWith('Single origin')) + 1))
    await page.keyboard.press('ArrowDown');
  await eventually(() => product.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await h1(page, 'Single origin coffee beans 1 kg').waitFor();
});

test('CAT-03 ROUTE-03 BEY-14 Enter shows the results at their address; the same filters, orders and pages as a shelf', async () => {
  const { page } = await newVisitor();
  await page.goto('/');
  await box(page).fill('  water   cooler ');
  await box(page).press('Enter');
  await h1(page, 'Results for “water cooler”').waitFor();
  expect(address(page)).toBe('/catalogsearch/result?q=water+cooler');
  expect(await box(page).inputValue()).toBe('water cooler');
  await eventually(() => count(page).innerText()).toMatch(/^\d+ products, page 1 of \d/);
  expect(await inspect(page, 'search results')).toEqual([]);
  // results only repeat what the shelves say
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0);

  await page.getByRole('main').getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
  await eventually(() => address(page)).toBe('/catalogsearch/result?q=water+cooler&sort=price');
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /Next/ })
    .click();
  await eventually(() => count(page).innerText()).toMatch(/page 2 of \d/);
  expect(address(page)).toBe('/catalogsearch/result?q=water+cooler&sort=price&page=2');
  await page.reload();
  await eventually(() => count(page).innerText()).toMatch(/page 2 of \d/);
  expect(await box(page).inputValue()).toBe('water cooler');
  await page.goBack();
  await eventually(() => count(page).innerText()).toMatch(/page 1 of \d/);
});

test('CAT-03 nothing found: other words, the top categories and somebody to ask', async () => {
  const { page } = await newVisitor();
  await page.goto('/catalogsearch/result?q=coolerz');
  await page.getByRole('heading', { name: 'We found nothing for “coolerz”' }).waitFor();
  expect(await inspect(page, 'nothing found')).toEqual([]);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'Have a look around' })
    .getByRole('link', { name: 'Water', exact: true })
    .waitFor();
  await main.getByRole('link', { name: 'Ask our team' }).waitFor();
  await main.getByRole('navigation', { name: 'Did you mean' }).getByRole('link').first().click();
  await eventually(() => count(page).innerText()).toMatch(/^\d+ products?/);
  await page.goto('/catalogsearch/result');
  await h1(page, 'What are you looking for?').waitFor();
});

test('CAT-03 BEY-13 on a phone the suggestions take the whole room, so that a name takes two lines at most', async () => {
  const { page } = await newVisitor(360);
  await page.goto('/');
  await button(page, 'Open search').click();
  await box(page).fill('cool');
  const option = list(page).getByRole('option', { name: /^Floor-standing cooler, hot and cold/ });
  await option.waitFor();
  expect((await list(page).boundingBox())?.width).toBeGreaterThan(300);
  const lines = await option
    .getByText('Floor-standing cooler, hot and cold', { exact: true })
    .evaluate((name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight));
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  expect(await inspect(page, 'suggestions on a phone')).toEqual([]);
});

test('CAT-03 SHELL-02 SHELL-10 on a phone the search opens and closes, and stays silent where suggestions fail', async () => {
  const shopper = await newVisitor(360);
  const { page } = shopper;
  await page.route(/SearchSuggestions/, (route) => route.fulfill({ status: 500, json: {} }));
  shopper.expectProblem(/status of 500/);
  await page.goto('/');
  expect(await box(page).isVisible()).toBe(false);
  await button(page, 'Open search').click();
  await eventually(() => hasFocus(box(page))).toBe(true);
  expect(await inspect(page, 'the search on a phone')).toEqual([]);
  await button(page, 'Close search').click();
  await box(page).waitFor({ state: 'hidden' });
  await button(page, 'Open search').click();
  const failed = page.waitForResponse(/SearchSuggestions/);
  await box(page).fill('spring water');
  await failed;
  await page.waitForTimeout(600);
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  await box(page).press('Enter');
  await h1(page, 'Results for “spring water”').waitFor();
  await page.getByRole('main').getByRole('link', { name: water.name }).first().waitFor();
  expect(await inspect(page, 'search results on a phone')).toEqual([]);
  await box(page).waitFor({ state: 'hidden' });
  const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(room).toBeLessThanOrEqual(0);
});
