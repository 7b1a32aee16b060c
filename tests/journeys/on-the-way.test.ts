/** On the way from one page to the next: what is seen meanwhile, and where the keyboard is then (ROUTE-07, ROUTE-11, BEY-07). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { graphqlCall, hold, skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');
const firstHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('ROUTE-07 ROUTE-11 BEY-07 the page before says that another is coming, and there the keyboard is at the heading', async () => {
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

  // where one was is the browser's to say: nobody is moved
  await page.goBack();
  await before.waitFor();
  expect(await focused(page)).toBe('body');
});
