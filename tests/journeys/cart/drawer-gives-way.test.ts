/** The cart drawer gives way to an open search and to the page below it. */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, hold, skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  drawer,
  openProduct,
  pathOf,
  toast,
} from '#tests/support/shopper-pages.ts';

test('reports a late addition in a toast and leaves the open search alone [SHELL-10, SHELL-11]', async () => {
  const { page } = await newShopperPage({
    shopUrl: inject('shopUrl'),
    viewport: { width: 360, height: 640 },
  });
  await skipPictures(page);
  await openProduct(page, water);
  const addition = await hold(page, calls.add);
  await addToCart(page);
  await addition.asked;
  await button(page, 'Open search').click();
  const line = page.getByRole('combobox', { name: 'Search the shop' });
  await line.fill('fi');
  await addition.release();
  await toast(page, 'Added to your cart.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await focusIsOn(line);
  expect(await line.inputValue()).toBe('fi');
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 1 item');

  // A link to the page below closes the drawer
  await page.keyboard.press('Escape');
  await cartTrigger(page).click();
  await cartLines(drawer(page)).getByRole('link', { name: water.name }).first().click();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(water.path);
  await page.goto('/cart');
  await cartTrigger(page).click();
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe('/cart');
});
