/** The header and its menus: sizes, keyboard, mouse and finger, and what they cover (§2, §9). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectKeptFree, inspect, tabTo } from '#tests/support/shopper-access.ts';
import { tellInside } from '#tests/support/shopper-inside.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor, type VisitorOptions } from '#tests/support/shopper-visit.ts';

const loadCoolers = async (page: Page): Promise<Page> => {
  await page.goto('/water-coolers.html');
  await heading(page, 'Water Coolers').waitFor();
  return page;
};
const openCoolers = async (options: VisitorOptions = {}): Promise<Page> =>
  loadCoolers((await newVisitor(options)).page);

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => button(banner(page), 'Menu');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the header changes at its widths; its mega menu works by keyboard and mouse and stays within the window [SHELL-02 SHELL-17]', async () => {
  const page = await openCoolers();
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  for (const [width, isWide] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(() => menuButton(page).isVisible()).toBe(!isWide);
    expect([await search.isVisible(), await menuOf(page).isVisible()]).toEqual([isWide, isWide]);
  }
  // a window that grows to a laptop’s width has neither menu nor filters over the page
  await page.setViewportSize({ width: 1023, height: 900 });
  for (const [opener, name] of [
    [menuButton(page), 'Menu'],
    [button(page.getByRole('main'), /^Filter/), 'Filter products'],
  ] as const) {
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await page.setViewportSize({ width: 1024, height: 900 });
    await eventually(() => page.locator('dialog:modal').count()).toBe(0);
    await search.fill(name);
    await eventually(() => search.inputValue()).toBe(name);
    await page.setViewportSize({ width: 1023, height: 900 });
    await opener.waitFor();
    await dialog.waitFor({ state: 'detached' });
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await loadCoolers(page);
  const menu = menuOf(page);
  const top = (name: string) => menu.getByRole('link', { name, exact: true });
  const toggle = (name: string) => menu.getByRole('button', { name: `More in ${name}`, exact: true });
  const list = (name: string) => menu.getByRole('list', { name, exact: true });
  const entry = (at: number) => list('Water').getByRole('link').nth(at);
  await tabTo(page, top('Water'));
  await page.keyboard.press('ArrowDown');
  await focusIsOn(entry(0));
  expect(await toggle('Water').getAttribute('aria-expanded')).toBe('true');
  await eventually(() => list('Water').evaluate((drawn) => getComputedStyle(drawn).opacity)).toBe('1');
  expect(await inspect(page, 'the mega menu')).toEqual([]);
  await page.keyboard.press('End');
  await focusIsOn(entry(-1));
  await page.keyboard.press('ArrowDown');
  await focusIsOn(entry(0));
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
  // on from the last of them
  await page.keyboard.press('Shift+Tab');
  await list('Water Coolers').waitFor({ state: 'hidden' });

  await top('Water').hover();
  await list('Water').getByRole('link').nth(1).hover();
  await page.mouse.move(640, 800);
  await list('Water').waitFor({ state: 'hidden' });
  await toggle('Water').click();
  await page.mouse.move(640, 800);
  await list('Water').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Spring Water' }).waitFor();
  await list('Water').waitFor({ state: 'hidden' });
  await toggle('Water').click();
  await list('Water').waitFor();
  await page.mouse.click(640, 800);
  await list('Water').waitFor({ state: 'hidden' });

  await loadCoolers(page);
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
  const opened = menu.locator('ul[data-open]');
  for (const name of await tops.all()) {
    await name.hover();
    await eventually(() => opened.getAttribute('aria-label')).toBe(await name.innerText());
    const box = await opened.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('the first tap on a name of the mega menu opens its list, the next follows it [SHELL-03]', async () => {
  const tablet = await openCoolers({ hasTouch: true });
  const link = menuOf(tablet).getByRole('link', { name: 'Water', exact: true });
  await link.tap();
  await menuOf(tablet).getByRole('list', { name: 'Water', exact: true }).waitFor();
  expect(pathOf(tablet)).toBe('/water-coolers.html');
  await link.tap();
  await eventually(() => pathOf(tablet)).toBe('/water.html');
});

test('the menu of a phone opens where one is and leads on, and the header never covers what has the focus [SHELL-04 SHELL-12]', async () => {
  const page = await openCoolers({ width: 360, height: 640, reducedMotion: 'reduce' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const group = (name: string) => menu.getByRole('button', { name, exact: true });
  expect(await menuButton(page).getAttribute('aria-expanded')).toBe('false');
  await menuButton(page).click();
  await menu.waitFor();
  expect(await page.locator('button[title="Menu"]').getAttribute('aria-expanded')).toBe('true');
  expect(await group('Water Coolers').getAttribute('aria-current')).toBe('true');
  expect(await group('Water Coolers').getAttribute('aria-expanded')).toBe('true');
  await eventually(() =>
    menu.getByRole('link', { name: 'All water coolers' }).getAttribute('aria-current'),
  ).toBe('page');
  expect(await inspect(page, 'the menu of a phone')).toEqual([]);
  await group('Water').click();
  await menu.getByRole('link', { name: 'Spring Water', exact: true }).waitFor();
  expect(await group('Water Coolers').getAttribute('aria-expanded')).toBe('false');
  expect(await menu.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/customer/login');
  await page.mouse.click(315, 400);
  await menu.waitFor({ state: 'hidden' });
  await menuButton(page).click();
  // as at the first time
  await menu.getByRole('link', { name: 'All water coolers' }).waitFor();
  await group('Water').click();
  await menu.getByRole('link', { name: 'Spring Water', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Spring Water' }).waitFor();
  await menu.waitFor({ state: 'hidden' });

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
  const bottom = async () => {
    const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  // backwards from the end of the page
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(await bottom()));
  }
  await dismiss.click();
  await dismiss.waitFor({ state: 'detached' });
  await expectKeptFree(page);
  await button(banner(page), 'Close search').click();
  await expectKeptFree(page);
});

test('what sticks is low, leaves a low window, and names the number of the shopper’s country [SHELL-02 BEY-25]', async () => {
  const { page } = await newVisitor({ timezoneId: 'Pacific/Auckland' });
  const logo = banner(page).getByRole('link', { name: 'Brightwater, home' });
  const top = async () => (await logo.boundingBox())?.y ?? 0;
  await loadCoolers(page);
  await banner(page).getByRole('link', { name: '0800 555 014' }).waitFor();
  expect(await banner(page).getByText('1300 975 707').isVisible()).toBe(false);
  await page.mouse.wheel(0, 900);
  await eventually(top).toBe(0);
  const stuck = await banner(page).locator(':scope > div').nth(1).boundingBox();
  expect(stuck?.height).toBeLessThanOrEqual(120);
  await page.setViewportSize({ width: 320, height: 256 });
  await eventually(top).toBeLessThan(0);
});
