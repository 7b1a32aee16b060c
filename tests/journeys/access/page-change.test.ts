/** From one page to the next: what is shown while it loads, the focus and the history. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { signInLink } from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { graphqlCall, hold, skipPictures } from '#tests/support/shopper-network.ts';
import { heading, openProduct, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');
const firstHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('says on the present page that the next is loading, then focuses its heading [ROUTE-07, BEY-07]', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await page.goto('/about-us');
  const before = firstHeading(page, 'About Brightwater');
  await before.waitFor();
  expect(await focused(page)).toBe('body');

  const { asked, release } = await hold(page, graphqlCall('ResolveUrl'));
  const link = page.getByRole('main').locator('a[href="/about-us/quality"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await asked;
  const sign = page.getByRole('status').getByText('Loading the page…');
  await sign.waitFor();
  expect(await before.isVisible()).toBe(true);
  expect(await page.getByRole('main').locator('[aria-busy="true"]').count()).toBe(1);
  await release();
  const after = firstHeading(page, 'From the spring to the seal');
  await after.waitFor();
  await eventually(() => hasFocus(after)).toBe(true);
  expect(await sign.count()).toBe(0);

  // Going back leaves the focus to the browser
  await page.goBack();
  await before.waitFor();
  expect(await focused(page)).toBe('body');
});

test('makes one history entry of a link that is pressed again while its page loads [ROUTE-11]', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await openProduct(page, water);
  const part = await hold(page, { name: 'a script', glob: '**/assets/**', isMeant: () => true });
  const entries = await page.evaluate(() => history.length);
  const link = signInLink(page);
  await link.click();
  await part.asked;
  expect(await heading(page, water.name).first().isVisible()).toBe(true);
  await link.click();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await part.release();
  await heading(page, 'Sign in or register').waitFor();
  await page.goBack();
  await firstHeading(page, water.name).waitFor();
  expect(pathOf(page)).toBe(water.path);
});
