/** Switching between accounts in the header: what is offered, how wide, every way of closing it, and that everyone can (§2 account switcher, SHELL-07, SHELL-09). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { builtAccountPages } from '#paths.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import { expectKeptFree, hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { accountButton, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');
const martin = {
  email: 'martin@example.com',
  firstname: 'Martin',
  lastname: 'Szabo',
  password: 'Water4all!',
};
const others = ['Harbourline head office', 'Harbourline Gold Coast (closed)', 'Harbourline Sydney studio'];

/** Only here number and address stand on one line. */
const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: / · / });
const widthOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.width;

test(
  'SHELL-07 SHELL-09 the account switcher offers the others, switches, and closes in every way',
  { timeout: 300_000 },
  async () => {
    const { page } = await newShopperPage({ shopUrl, viewport: { width: 1280, height: 900 } });
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, martin);
    await page.goto('/water.html');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await eventually(() => trigger(page).innerText()).toMatch(
      /^Harbourline warehouse\s+ID: 520119 · 66 Fison/,
    );
    // number and address are read to their end at every width, and the page keeps free what the header takes
    for (const width of [360, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const detail = trigger(page).getByText(/ID: 520119/);
      await eventually(() =>
        detail.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
          scrollHeight - clientHeight,
          scrollWidth - clientWidth,
        ]),
      ).toEqual([0, 0]);
      await expectKeptFree(page);
    }
    const list = page.getByRole('region', { name: 'Switch account' });
    const open = async () => {
      await trigger(page).click();
      await list.waitFor();
    };
    await open();
    expect(await widthOf(list)).toBe(220);
    const choices = list.getByRole('listitem');
    expect(await choices.count()).toBe(others.length);
    expect(await choices.nth(0).innerText()).toMatch(
      /^Harbourline head office\s+ID: 520118\s+Level 9, 240 Queen/,
    );
    expect(await choices.nth(2).innerText()).toContain('ID: Pending');
    expect(await button(list, 'Switch To').count()).toBe(0);
    expect(await inspect(page, 'the switcher on a laptop')).toEqual([]);
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => trigger(page).click(),
    ];
    for (const close of ways) {
      await close();
      await list.waitFor({ state: 'hidden' });
      await focusIsOn(trigger(page));
      await open();
    }
    await page.mouse.click(300, 700);
    await list.waitFor({ state: 'hidden' });
    await open();
    await choices.nth(0).getByRole('button').click();
    await list.waitFor({ state: 'hidden' });
    await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline head office\s+ID: 520118/);
    await focusIsOn(trigger(page));

    await page.setViewportSize({ width: 1023, height: 900 });
    const modal = page.getByRole('dialog', { name: 'Select Account' });
    const openModal = async () => {
      await trigger(page).click();
      await modal.waitFor();
    };
    await openModal();
    expect(await list.count()).toBe(0);
    for (const width of [1023, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOf(modal)).toBe(620);
    }
    await page.setViewportSize({ width: 767, height: 900 });
    // all but a margin, whatever room the scrollbar keeps
    expect((await modal.boundingBox())?.x).toBe(16);
    expect(await widthOf(modal)).toBeGreaterThan(700);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await inspect(page, 'the switcher on a phone')).toEqual([]);
    const address = page.url();
    const closings: readonly (() => Promise<unknown>)[] = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => modal.getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.mouse.click(4, 400),
    ];
    for (const close of closings) {
      await close();
      await modal.waitFor({ state: 'hidden' });
      await eventually(() => hasFocus(trigger(page))).toBe(true);
      expect(page.url()).toBe(address);
      await openModal();
    }
    await modal.getByRole('button', { name: 'Switch To Harbourline warehouse' }).click();
    await modal.waitFor({ state: 'hidden' });
    await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline warehouse/);

    await accountButton(page, 'Martin').click();
    const menu = page.getByRole('region', { name: 'Account' });
    await menu.getByRole('button', { name: 'Sign Out' }).waitFor();
    await eventually(() => menu.getByRole('link').count()).toBe(builtAccountPages.length);
    expect(await inspect(page, 'the account menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await openModal();
    await modal.getByRole('button', { name: 'Log out' }).click();
    await signInLink(page).waitFor();
    expect(await trigger(page).count()).toBe(0);
  },
);
