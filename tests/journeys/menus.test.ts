/** The header and its menus: sizes, the mega menu by keyboard, mouse and finger, the menu of a phone (§2, §9; SHELL-02, SHELL-03, SHELL-04, SHELL-14, SHELL-17). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { accountPaths } from '#paths.ts';
import { newShopperPage, type ShopperOptions } from '#tests/support/browser.ts';
import { expectKeptFree, inspect, pressOn, tabTo } from '#tests/support/shopper-access.ts';
import { tellInside } from '#tests/support/shopper-inside.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const openPage = async (width: number, options: Partial<ShopperOptions> = {}): Promise<Page> => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width, height: 900 }, ...options });
  await skipPictures(page);
  await page.goto('/water-coolers.html');
  await heading(page, 'Water Coolers').waitFor();
  return page;
};

const banner = (page: Page) => page.getByRole('banner');
const logoIn = (page: Page) => banner(page).getByRole('link', { name: 'Brightwater, home' });
const sizeOf = async (part: Locator): Promise<readonly (number | undefined)[]> => {
  const box = await part.boundingBox();
  return [box?.width, box?.height];
};

test('SHELL-02 SHELL-14 SHELL-17 the header keeps its sizes at every width', async () => {
  const page = await openPage(1280);
  await page.evaluate(() => window.scrollTo(0, 600));
  expect((await banner(page).boundingBox())?.y).toBe(0);
  const layer = () => banner(page).evaluate((element) => getComputedStyle(element).zIndex);
  expect(await layer()).toBe('10');
  expect(await sizeOf(logoIn(page))).toEqual([274, 94]);
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  expect(await search.isVisible()).toBe(true);
  expect(await sizeOf(button(banner(page), 'Cart, empty').locator('svg'))).toEqual([80, 64]);

  const bar = logoIn(page).locator('..');
  await page.setViewportSize({ width: 1800, height: 900 });
  expect((await sizeOf(bar))[0]).toBe(1400);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.setViewportSize({ width: 1024, height: 900 });
  expect([await sizeOf(logoIn(page)), await search.isVisible(), await menu.isVisible()]).toEqual([
    [274, 94],
    true,
    true,
  ]);
  expect(await button(banner(page), 'Menu').isVisible()).toBe(false);
  const gap = () =>
    button(banner(page), 'Cart, empty')
      .locator('..')
      .evaluate((row) => getComputedStyle(row).gap);
  for (const [width, between] of [
    [1023, '12px'],
    [768, '12px'],
    [767, '12px'],
    [766, '4px'],
    [360, '4px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sizeOf(logoIn(page))).toEqual([54, 44]);
    expect(await gap()).toBe(between);
    expect([await search.isVisible(), await menu.isVisible()]).toEqual([false, false]);
    expect(await button(banner(page), 'Menu').isVisible()).toBe(true);
  }
});

test('SHELL-03 the mega menu opens, is walked through and closes by the keyboard, by mouse and by finger', async () => {
  const page = await openPage(1280);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const top = (name: string) => menu.getByRole('link', { name, exact: true });
  const toggle = (name: string) => menu.getByRole('button', { name: `More in ${name}`, exact: true });
  const list = (name: string) => menu.getByRole('list', { name, exact: true });
  const second = (name: string, at: number) => list(name).getByRole('link').nth(at);

  await tabTo(page, top('Water'));
  await page.keyboard.press('ArrowDown');
  await list('Water').waitFor();
  await focusIsOn(second('Water', 0));
  expect(await toggle('Water').getAttribute('aria-expanded')).toBe('true');
  expect((await sizeOf(list('Water')))[0]).toBe(321);
  await eventually(() => list('Water').evaluate((drawn) => getComputedStyle(drawn).opacity)).toBe('1');
  expect(await inspect(page, 'the mega menu')).toEqual([]);
  await page.keyboard.press('End');
  await focusIsOn(second('Water', -1));
  await page.keyboard.press('ArrowDown');
  await focusIsOn(second('Water', 0));
  await page.keyboard.press('Escape');
  await list('Water').waitFor({ state: 'hidden' });
  await focusIsOn(toggle('Water'));
  await page.keyboard.press('ArrowRight');
  await focusIsOn(top('Water Coolers'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await list('Water Coolers').waitFor();
  await page.keyboard.press('Home');
  await focusIsOn(top('Water'));
  // from the last of them on
  await page.keyboard.press('Shift+Tab');
  await list('Water Coolers').waitFor({ state: 'hidden' });

  await top('Water').hover();
  await second('Water', 1).hover();
  await page.mouse.move(640, 800);
  await list('Water').waitFor({ state: 'hidden' });
  await toggle('Water').click();
  await page.mouse.move(640, 800);
  await second('Water', 0).click();
  await page.getByRole('heading', { level: 1, name: 'Spring Water' }).waitFor();
  await list('Water').waitFor({ state: 'hidden' });
  await toggle('Water').click();
  await list('Water').waitFor();
  await page.mouse.click(640, 800);
  await list('Water').waitFor({ state: 'hidden' });

  const tablet = await openPage(1280, { hasTouch: true });
  const fingers = tablet.getByRole('navigation', { name: 'Main menu' });
  await fingers.getByRole('link', { name: 'Water', exact: true }).tap();
  await fingers.getByRole('list', { name: 'Water', exact: true }).waitFor();
  expect(new URL(tablet.url()).pathname).toBe('/water-coolers.html');
  await fingers.getByRole('link', { name: 'Water', exact: true }).tap();
  await eventually(() => new URL(tablet.url()).pathname).toBe('/water.html');
});

test('SHELL-03 with motion reduced an arrow leads into the drop-down as well', async () => {
  const page = await openPage(1280, { reducedMotion: 'reduce' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Water', exact: true }));
  await page.keyboard.press('ArrowUp');
  await focusIsOn(menu.getByRole('list', { name: 'Water', exact: true }).getByRole('link').last());
});

test('SHELL-04 SHELL-10 the menu of a phone slides in over 80 % of it, opens what one is in, and one thing at a time', async () => {
  const page = await openPage(360);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const trigger = button(banner(page), 'Menu');
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
  await trigger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  expect(await page.locator('button[title="Menu"]').getAttribute('aria-expanded')).toBe('true');
  expect((await menu.boundingBox())?.width).toBe(288);
  const group = (name: string) => menu.getByRole('button', { name, exact: true });
  expect(await group('Water Coolers').getAttribute('aria-current')).toBe('true');
  expect(await group('Water Coolers').getAttribute('aria-expanded')).toBe('true');
  await menu.getByRole('link', { name: 'All water coolers' }).waitFor();
  expect(await inspect(page, 'the menu of a phone')).toEqual([]);
  await group('Water').click();
  await menu.getByRole('link', { name: 'Spring Water', exact: true }).waitFor();
  expect(await group('Water Coolers').getAttribute('aria-expanded')).toBe('false');
  expect(await menu.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/customer/login');
  await page.mouse.click(315, 400);
  await menu.waitFor({ state: 'hidden' });
  await trigger.click();
  // as at the first time
  await menu.getByRole('link', { name: 'All water coolers' }).waitFor();
});

test('SHELL-04 SHELL-10 SHELL-17 a window that becomes as wide as a laptop’s has neither the menu nor the filters over it, and all of the page within reach', async () => {
  const page = await openPage(1023);
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  for (const [opener, name] of [
    [button(banner(page), 'Menu'), 'Menu'],
    [button(page.getByRole('main'), /^Filter/), 'Filter products'],
  ] as const) {
    await opener.click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.waitFor();
    await page.setViewportSize({ width: 1024, height: 900 });
    await eventually(() => page.locator('dialog:modal').count()).toBe(0);
    await search.fill(name);
    await eventually(() => search.inputValue()).toBe(name);
    await page.setViewportSize({ width: 1023, height: 900 });
    await opener.waitFor();
    // it may still be sliding away
    await drawer.waitFor({ state: 'detached' });
  }
});

test('SHELL-03 a drop-down longer than the window is scrolled to its end', async () => {
  const page = await openPage(1280);
  await page.setViewportSize({ width: 1280, height: 320 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const list = menu.getByRole('list', { name: 'Water', exact: true });
  await menu.getByRole('link', { name: 'Water', exact: true }).hover();
  await list.waitFor();
  const box = await list.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
  const last = list.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  expect((await last.boundingBox())?.y).toBeLessThan(320);
});

test('SHELL-03 names on a second row have their drop-downs within the window too', async () => {
  const page = await openPage(1280);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const tops = menu.locator('a[data-menu="top"][data-section]');
  // as wide as the names of a shop with one department more than there is room for
  await menu.evaluate((holder) => {
    const names = [...holder.querySelectorAll<HTMLElement>('a[data-menu="top"]')];
    const isOneRow = () =>
      names.at(-1)?.offsetParent?.getBoundingClientRect().y ===
      names[0]?.offsetParent?.getBoundingClientRect().y;
    for (let room = 8; isOneRow() && room < 200; room += 1)
      for (const name of names) name.style.paddingInline = `${room}px`;
  });
  const [first, last] = [await tops.first().boundingBox(), await tops.last().boundingBox()];
  expect(last?.y).toBeGreaterThan(first?.y ?? Infinity);
  expect(last?.x).toBe(first?.x);
  for (const name of await tops.all()) {
    await name.hover();
    const list = menu.locator('ul[data-open]');
    await eventually(() => list.getAttribute('aria-label')).toBe(await name.innerText());
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('SHELL-02 SHELL-12 SHELL-17 BEY-07 the page keeps free what sticks to its top, also with the search or a notification beneath it', async () => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width: 360, height: 640 } });
  await skipPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/water-coolers.html');
  await heading(page, 'Water Coolers').waitFor();
  await expectKeptFree(page);
  await button(banner(page), 'Open search').click();
  await expectKeptFree(page);
  const notification = {
    type: 'warning',
    message: 'Two lines of it. '.repeat(4),
    options: { persist: true },
  };
  await tellInside(page, 'notifications', { type: 'notifications.add', notification });
  const dismiss = button(page, 'Dismiss notification');
  await dismiss.waitFor();
  await expectKeptFree(page);
  // backwards from the end of the page: whatever comes next lies beneath the head
  const bottom = async () => {
    const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(await bottom()));
  }
  await dismiss.click();
  await expectKeptFree(page);
  await button(banner(page), 'Close search').click();
  await expectKeptFree(page);
});

test('SHELL-14 BEY-07 a link of the account’s menu to the page one is on leads to its beginning, with the keyboard', async () => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width: 1280, height: 900 } });
  await skipPictures(page);
  await signIn(page, {
    email: 'hannah@example.com',
    firstname: 'Hannah',
    lastname: 'Reid',
    password: 'Water4all!',
  });
  await page.goto(accountPaths.overview);
  await page.getByRole('main').getByRole('link').first().waitFor();
  await pressOn(page, button(banner(page), /^Account of/));
  await pressOn(page, banner(page).getByRole('link', { name: 'Account overview', exact: true }));
  await focusIsOn(page.getByRole('main'));
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
