/** The shelf in a browser: filters, orders and pages that are addresses, and the way back to where one was (CAT-01, BEY-13, ROUTE-11). */

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const shelf = '/water-coolers.html';

const newVisitor = async (width = 1280) => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts();
const count = (page: Page) => main(page).getByRole('status').first();
const products = (page: Page) => main(page).getByRole('region', { name: 'Products' });
const choice = (page: Page, name: RegExp) => main(page).getByRole('checkbox', { name });
const search = (page: Page) => new URL(page.url()).search;
const inUse = (page: Page) => main(page).getByRole('navigation', { name: 'Filters in use' });

/** How many products a choice says it leaves. */
const promised = async (page: Page, name: RegExp): Promise<string> => {
  const label = await main(page).locator('label').filter({ hasText: name }).first().innerText();
  const number = /(\d+)/.exec(label.replace(name, ''))?.[1];
  if (number === undefined) throw new Error(`${label} says no number`);
  return number === '1' ? '1 product' : `${number} products`;
};

const shown = async (page: Page, text: string | RegExp): Promise<void> => {
  await eventually(() => count(page).innerText()).toMatch(
    text instanceof RegExp ? text : new RegExp(`^${text}`),
  );
  await eventually(() => products(page).getAttribute('aria-busy')).toBe('false');
};

/** How far what stands on the page is moved by what comes, as browsers count it (cumulative layout shift). */
const recordShifts = (): void => {
  let shifted = 0;
  const note = (more: number): void => void Reflect.set(window, 'shifted', (shifted += more));
  note(0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
};

describe('filters', () => {
  test('CAT-01 BEY-13 SHELL-17 beside the grid: nothing jumps as it comes, each choice leaves what it says, is an address, and goes back exactly', async () => {
    const { page } = await newVisitor();
    await page.addInitScript(recordShifts);
    await page.goto(shelf);
    await shown(page, /page 1 of \d/);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.05);
    const all = await names(page);
    expect((await main(page).getByRole('complementary', { name: 'Filters' }).boundingBox())?.width).toBe(325);

    const rented = await promised(page, /^Yes/);
    // its tick is the address's, and yet there at once
    const isTicked = await choice(page, /^Yes/).evaluate((box: HTMLInputElement) => {
      box.click();
      return box.checked;
    });
    expect(isTicked).toBe(true);
    await shown(page, rented);
    expect(search(page)).toBe('?is_rental_product=1');
    expect(await choice(page, /^Yes/).isChecked()).toBe(true);
    expect(await choice(page, /^No/).isVisible()).toBe(true);
    const rentals = await names(page);

    await main(page).getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await eventually(() => search(page)).toBe('?is_rental_product=1&sort=price_desc');
    await shown(page, rented);
    await eventually(async () => (await names(page)).join() === rentals.join()).toBe(false);

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
  });

  test('BEY-13 a link opens the same list anywhere, whatever else it carries, and says so when nothing is left', async () => {
    const { page } = await newVisitor();
    await page.goto(`${shelf}?utm_source=letter&sort=name&is_rental_product=1&page=99`);
    await shown(page, /^\d+ products?/);
    expect(await choice(page, /^Yes/).isChecked()).toBe(true);
    expect(await inUse(page).getByRole('link').allInnerTexts()).toHaveLength(2);
    expect(await main(page).getByLabel('Sort by').inputValue()).toBe('name');
    const found = await names(page);
    expect(found).toEqual(found.toSorted());
    await inUse(page).getByRole('link', { name: 'Clear all filters' }).click();
    await eventually(() => search(page)).toBe('?sort=name');

    await page.goto(`${shelf}?is_rental_product=1&price=9000_9001`);
    await main(page).getByRole('heading', { name: 'Nothing fits all of these filters' }).waitFor();
    expect(await inspect(page, 'nothing left')).toEqual([]);
    await main(page).getByRole('link', { name: 'Show everything' }).click();
    await shown(page, /page 1 of \d/);
    expect(search(page)).toBe('');
  });

  test.each([360, 1280])('BEY-13 SHELL-01 axe finds nothing on a filtered shelf at %i px', async (width) => {
    const { page } = await newVisitor(width);
    await page.goto(`${shelf}?is_rental_product=1&price=0_100`);
    await shown(page, /product/);
    expect(await inspect(page, `the filtered shelf at ${width}`)).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  });

  test('CAT-01 SHELL-10 on a phone they are a draft in a drawer until they are shown', async () => {
    const { page } = await newVisitor(360);
    await page.goto(shelf);
    await shown(page, /page 1 of \d/);
    const opener = button(main(page), 'Filter');
    const drawer = page.getByRole('dialog', { name: 'Filter products' });
    await opener.click();
    await drawer.getByRole('checkbox', { name: /^Yes/ }).check();
    expect(await inspect(page, 'the filters on a phone')).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(opener)).toBe(true);
    expect(search(page)).toBe('');

    await opener.click();
    await button(drawer, 'Show products').click();
    await drawer.waitFor({ state: 'hidden' });

    await opener.click();
    expect(await drawer.getByRole('checkbox', { name: /^Yes/ }).isChecked()).toBe(false);
    await drawer.getByRole('checkbox', { name: /^Yes/ }).check();
    await button(drawer, 'Show products').click();
    await drawer.waitFor({ state: 'hidden' });
    await eventually(() => search(page)).toBe('?is_rental_product=1');
    await button(main(page), 'Filter (1)').waitFor();
  });
});

describe('the way back', () => {
  test('BEY-13 ROUTE-11 leads to the top of a page that was never scrolled', async () => {
    const { page } = await newVisitor();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Popular right now' }).waitFor();
    await page.getByRole('link', { name: 'Shop water' }).click();
    await shown(page, /page 1 of \d/);
    await page.evaluate(() => window.scrollTo(0, 400));
    await eventually(place).toBe(400);
    await page.goBack();
    await page.getByRole('heading', { name: 'Popular right now' }).waitFor();
    await eventually(place).toBe(0);
  });

  test('BEY-13 ROUTE-11 leads to where one was on the page, and the way forward to the top', async () => {
    const { page } = await newVisitor();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(shelf);
    await shown(page, /page 1 of \d/);
    const last = main(page).getByRole('article').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 137));
    const left = await place();
    expect(left).toBeGreaterThan(200);
    const name = await last.innerText();
    await last.click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await eventually(place).toBe(0);
    await page.goBack();
    await shown(page, /page 1 of \d/);
    await eventually(place).toBe(left);
    await main(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Next/ }).click();
    await shown(page, /page 2 of \d/);
    await eventually(place).toBe(0);
    await page.goBack();
    await shown(page, /page 1 of \d/);
    await eventually(place).toBe(left);
  });
});
