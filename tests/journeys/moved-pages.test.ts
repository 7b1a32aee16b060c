/** Followed within the shop: an address that has moved leads on, one that leads to what is gone says so in the merchant's words (ROUTE-09, ROUTE-10). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { answer, graphqlCall, skipPictures, treat } from '#tests/support/shopper-network.ts';
import { follow, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const newVisitor = async () => {
  const { page } = await newShopperPage({ shopUrl: inject('shopUrl') });
  await skipPictures(page);
  await page.goto('/water-coolers.html');
  await heading(page, 'Water Coolers').first().waitFor();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return page;
};

test('ROUTE-09 ROUTE-12 what has moved is shown at its new address, which keeps what was asked and the place in the page, and the way back leads past the old one', async () => {
  const page = await newVisitor();
  await follow(page, '/about.html?from=print#quality');
  await heading(page, 'About Brightwater').waitFor();
  const place = () =>
    page.evaluate(() => window.location.pathname + window.location.search + window.location.hash);
  await eventually(place).toBe('/about-us?from=print#quality');
  await page.goBack();
  await heading(page, 'Water Coolers').first().waitFor();
  expect(await place()).toBe('/water-coolers.html');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('ROUTE-10 a product that is gone, though its address still leads to it, shows the merchant’s page for what is not found', async () => {
  const page = await newVisitor();
  await treat(page, graphqlCall('ProductPage'), answer(200, { data: { products: { items: [] } } }));
  await follow(page, water.path);
  await heading(page, 'This page has run dry').waitFor();
  await page.getByText('That page could not be found. Please try again.').waitFor();
  await eventually(() => page.title()).toMatch(/^404 Not Found/);
});
