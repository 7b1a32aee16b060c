/** Categories and the search: filters, order, pages, suggestions. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, inspect, lookOnce, recordShifts, takeShift } from '#tests/support/shopper-access.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { button, follow } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const coolers = '/water-coolers.html';
const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts();
const count = (page: Page) => main(page).getByRole('status').first();
const products = (page: Page) => main(page).getByRole('region', { name: 'Products' });
const choice = (page: Page, name: RegExp) => main(page).getByRole('checkbox', { name });
const search = (page: Page) => new URL(page.url()).search;
const inUse = (page: Page) => main(page).getByRole('navigation', { name: 'Filters in use' });
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const pages = (page: Page, name: RegExp) =>
  main(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });

/** How many products a filter says it leaves. */
const promised = async (page: Page, name: RegExp): Promise<RegExp> => {
  const label = await main(page).locator('label').filter({ hasText: name }).first().innerText();
  const number = /(\d+)/.exec(label.replace(name, ''))?.[1];
  if (number === undefined) throw new Error(`${label} says no number`);
  return new RegExp(`^${number} products?\\b`);
};

const shown = async (page: Page, text: RegExp): Promise<void> => {
  await eventually(() => count(page).innerText()).toMatch(text);
  await eventually(() => products(page).getAttribute('aria-busy')).toBe('false');
};

test('filters leave what they promise, go back exactly, and open the same list from a link anywhere [CAT-01 BEY-13]', async () => {
  const { page } = await newVisitor();
  await recordShifts(page);
  await page.goto(coolers);
  await shown(page, /page 1 of \d/);
  expect(await takeShift(page)).toBeLessThan(0.05);
  const all = await names(page);

  const rented = await promised(page, /^Yes/);
  // its tick follows the address, and yet shows at once
  const isTicked = await choice(page, /^Yes/).evaluate((box: HTMLInputElement) => {
    box.click();
    return box.checked;
  });
  expect(isTicked).toBe(true);
  await shown(page, rented);
  expect(search(page)).toBe('?is_rental_product=1');
  expect(await choice(page, /^No/).isVisible()).toBe(true);
  const rentals = await names(page);
  await main(page).getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
  await eventually(() => search(page)).toBe('?is_rental_product=1&sort=price_desc');
  await eventually(async () => (await names(page)).join() === rentals.join()).toBe(false);
  await shown(page, rented);

  await inUse(page)
    .getByRole('link', { name: /^Remove .*Yes/ })
    .click();
  await eventually(() => search(page)).toBe('?sort=price_desc');
  await shown(page, /page 1 of [^2]/);
  await focusIsOn(count(page));
  await page.goBack();
  await shown(page, rented);
  await page.goBack();
  await eventually(() => names(page)).toEqual(rentals);
  expect(await choice(page, /^Yes/).isChecked()).toBe(true);
  await page.goBack();
  await eventually(() => names(page)).toEqual(all);
  expect(await choice(page, /^Yes/).isChecked()).toBe(false);

  await page.goto(`${coolers}?utm_source=letter&sort=name&is_rental_product=1&page=99`);
  await shown(page, /^\d+ products?/);
  expect(await choice(page, /^Yes/).isChecked()).toBe(true);
  expect(await inUse(page).getByRole('link').allInnerTexts()).toHaveLength(2);
  expect(await main(page).getByLabel('Sort by').inputValue()).toBe('name');
  const found = await names(page);
  expect(found).toEqual(found.toSorted());
  expect(await lookOnce(page, 'a filtered list')).toEqual([]);
  await inUse(page).getByRole('link', { name: 'Clear all filters' }).click();
  await eventually(() => search(page)).toBe('?sort=name');

  await page.goto(`${coolers}?is_rental_product=1&price=9000_9001`);
  await main(page).getByRole('heading', { name: 'Nothing fits all of these filters' }).waitFor();
  expect(await lookOnce(page, 'nothing left')).toEqual([]);
  await main(page).getByRole('link', { name: 'Show everything' }).click();
  await shown(page, /page 1 of \d/);
  expect(search(page)).toBe('');
});

test('on a phone the filters are a draft in a drawer until they are shown [CAT-01 SHELL-10]', async () => {
  const { page } = await newVisitor({ width: 360 });
  await page.goto(coolers);
  await shown(page, /page 1 of \d/);
  const opener = button(main(page), 'Filter');
  const drawer = page.getByRole('dialog', { name: 'Filter products' });
  const rentals = drawer.getByRole('checkbox', { name: /^Yes/ });
  await opener.click();
  await rentals.check();
  expect(await inspect(page, 'the filters on a phone')).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await eventually(() => hasFocus(opener)).toBe(true);
  expect(search(page)).toBe('');

  await opener.click();
  expect(await rentals.isChecked()).toBe(false);
  await rentals.check();
  await button(drawer, 'Show products').click();
  await drawer.waitFor({ state: 'hidden' });
  await eventually(() => search(page)).toBe('?is_rental_product=1');
  await button(main(page), 'Filter (1)').waitFor();
});

test('back leads to where one was in the list, and on to the top of a page that is new [BEY-13 ROUTE-11]', async () => {
  const { page } = await newVisitor();
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Popular right now' }).waitFor();
  await follow(page, coolers);
  await shown(page, /page 1 of \d/);
  const last = main(page).getByRole('article').last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 137));
  const left = await place(page);
  expect(left).toBeGreaterThan(200);
  const name = await last.innerText();
  await last.click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await eventually(() => place(page)).toBe(0);
  await page.goBack();
  await shown(page, /page 1 of \d/);
  await eventually(() => place(page)).toBe(left);
  const first = await names(page);
  await pages(page, /Next/).click();
  await shown(page, /page 2 of \d/);
  expect(search(page)).toBe('?page=2');
  await eventually(() => place(page)).toBe(0);
  const second = await names(page);
  expect(first.some((one) => second.includes(one))).toBe(false);
  await page.goBack();
  await shown(page, /page 1 of \d/);
  expect(await names(page)).toEqual(first);
  await eventually(() => place(page)).toBe(left);
  await page.goForward();
  await eventually(() => names(page)).toEqual(second);
  await page.goBack();
  await eventually(() => names(page)).toEqual(first);
  // the page before was never scrolled
  await page.goBack();
  await page.getByRole('heading', { name: 'Popular right now' }).waitFor();
  await eventually(() => place(page)).toBe(0);
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('suggests, closes by Escape, and leads there [CAT-03 BEY-13]', async () => {
  const { page } = await newVisitor();
  await page.goto('/');
  await box(page).pressSequentially('cooler');
  await option(page, /^Water Coolers/).waitFor();
  expect(await lookOnce(page, 'suggestions')).toEqual([]);
  await box(page).focus();
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  expect(await box(page).inputValue()).toBe('cooler');
  await box(page).pressSequentially('s');
  await option(page, /^Water Coolers/).click();
  await h1(page, 'Water Coolers').waitFor();
  expect(await box(page).inputValue()).toBe('');
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
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0);

  await page.getByRole('main').getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
  await eventually(() => address(page)).toBe('/catalogsearch/result?q=water+cooler&sort=price');
  await pages(page, /Next/).click();
  await eventually(() => count(page).innerText()).toMatch(/page 2 of \d/);
  expect(address(page)).toBe('/catalogsearch/result?q=water+cooler&sort=price&page=2');
  await page.reload();
  await eventually(() => count(page).innerText()).toMatch(/page 2 of \d/);
  expect(await box(page).inputValue()).toBe('water cooler');
  await page.goto('/catalogsearch/result?q=coolerzz');
  await page.getByRole('heading', { name: 'We found nothing for “coolerzz”' }).waitFor();
  expect(await lookOnce(page, 'nothing found')).toEqual([]);
  await main(page)
    .getByRole('navigation', { name: 'Have a look around' })
    .getByRole('link', { name: 'Water', exact: true })
    .waitFor();
  await main(page).getByRole('link', { name: 'Ask our team' }).waitFor();
  await main(page).getByRole('navigation', { name: 'Did you mean' }).getByRole('link').first().click();
  await eventually(() => count(page).innerText()).toMatch(/^\d+ products?/);
});
