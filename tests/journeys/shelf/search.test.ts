/** Searching: suggestions, results with an address, and help where nothing is found. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { graphqlCall, watch } from '#tests/support/shopper-network.ts';
import { stopClock } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

test('suggests from the third letter on, by keyboard and by pointer, and leads there [CAT-03 BEY-13]', async () => {
  const { page } = await newVisitor();
  const asked = watch(page, graphqlCall('SearchSuggestions'));
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // the clock stands still, so that no pause comes between slow letters
  await stopClock(page);
  await box(page).pressSequentially('co');
  await page.clock.runFor(600);
  expect(asked()).toBe(0);
  await box(page).pressSequentially('oler');
  await page.clock.resume();
  await option(page, /^Water Coolers/).waitFor();
  expect(asked()).toBe(1);
  expect(await lookOnce(page, 'suggestions')).toEqual([]);
  await box(page).focus();
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  expect(await box(page).inputValue()).toBe('cooler');
  await box(page).pressSequentially('s');
  await option(page, /^Water Coolers/).click();
  await h1(page, 'Water Coolers').waitFor();
  expect(await box(page).inputValue()).toBe('');

  await box(page).fill('single origin');
  const product = option(page, /^Single origin coffee beans/);
  await product.waitFor();
  const offered = await list(page).getByRole('option').allInnerTexts();
  for (const _ of offered.slice(0, offered.findIndex((words) => words.startsWith('Single origin')) + 1))
    await page.keyboard.press('ArrowDown');
  await eventually(() => product.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await h1(page, 'Single origin coffee beans 1 kg').waitFor();
});

test('shows results at their address, and offers other words, categories and the team where there are none [CAT-03 BEY-14]', async () => {
  const { page } = await newVisitor();
  await page.goto('/');
  await box(page).fill('  water   cooler ');
  await box(page).press('Enter');
  await h1(page, 'Results for “water cooler”').waitFor();
  expect(address(page)).toBe('/catalogsearch/result?q=water+cooler');
  expect(await box(page).inputValue()).toBe('water cooler');
  await eventually(() => count(page).innerText()).toMatch(/^\d+ products, page 1 of \d/);
  // results only repeat what the categories say
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0);

  await page.getByRole('main').getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
  await eventually(() => address(page)).toBe('/catalogsearch/result?q=water+cooler&sort=price');
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: /Next/ }).click();
  await eventually(() => count(page).innerText()).toMatch(/page 2 of \d/);
  expect(address(page)).toBe('/catalogsearch/result?q=water+cooler&sort=price&page=2');
  await page.reload();
  await eventually(() => count(page).innerText()).toMatch(/page 2 of \d/);
  expect(await box(page).inputValue()).toBe('water cooler');
  await page.goBack();
  await eventually(() => count(page).innerText()).toMatch(/page 1 of \d/);

  await page.goto('/catalogsearch/result?q=coolerzz');
  await page.getByRole('heading', { name: 'We found nothing for “coolerzz”' }).waitFor();
  expect(await lookOnce(page, 'nothing found')).toEqual([]);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'Have a look around' })
    .getByRole('link', { name: 'Water', exact: true })
    .waitFor();
  await main.getByRole('link', { name: 'Ask our team' }).waitFor();
  await main.getByRole('navigation', { name: 'Did you mean' }).getByRole('link').first().click();
  await eventually(() => count(page).innerText()).toMatch(/^\d+ products?/);
});
