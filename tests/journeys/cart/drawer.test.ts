/** The cart drawer: it opens by itself, keeps the focus, closes, and gives way to what is open. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { smallWater, starterPack, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, hold, loseOnTheWayThere, treat } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  drawer,
  heading,
  openProduct,
  pathOf,
  quantityBox,
  stopClock,
  toast,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const open = async (page: Page) => {
  await cartTrigger(page).click();
  await drawer(page).waitFor();
};

test('opens when something is added, keeps the focus, closes in every way, and stands below a message [CART-09 SHELL-09]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
  await page.clock.install();
  await openProduct(page, smallWater);
  await addToCart(page);
  await page.getByRole('dialog', { name: 'Your cart, 3 items' }).waitFor();
  await eventually(() => quantityBox(drawer(page), smallWater).inputValue()).toBe('1');
  expect(await lookOnce(page, 'the cart drawer')).toEqual([]);
  await drawer(page).getByRole('link', { name: water.name }).click();
  await page.getByRole('heading', { level: 1, name: water.name, exact: true }).waitFor();
  await drawer(page).waitFor({ state: 'hidden' });
  await button(page, 'Cart, 3 items').waitFor();

  const isOutside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      // between two rounds the browser itself has the focus
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
  await open(page);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key);
      expect(await isOutside()).toBe(false);
    }
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => button(drawer(page), 'Close cart').click(),
    () => page.mouse.click(100, 400),
  ];
  for (const close of ways) {
    await close();
    await drawer(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(cartTrigger(page))).toBe(true);
    await open(page);
  }

  await stopClock(page);
  await treat(page, calls.update, loseOnTheWayThere, 1);
  shopper.expectProblem(/net::ERR_CONNECTION_RESET/);
  await button(drawer(page), `Increase quantity of ${water.name}`).click();
  // the quantity settles before it is sent
  await page.clock.runFor(1000);
  await toast(page, /We could not reach the shop/).waitFor();
  await button(page, 'Dismiss message').click();
  await toast(page, /We could not reach the shop/).waitFor({ state: 'hidden' });
});

/** How much of a line the chosen options leave to other things, in pixels. */
const roomBeside = async (place: Page | Locator): Promise<number> => {
  const line = cartLines(place).first();
  await line.locator('dl').waitFor();
  const [whole, choices] = [await line.boundingBox(), await line.locator('dl').boundingBox()];
  return Math.round((whole?.width ?? 0) - (choices?.width ?? 0));
};

test('gives options all the room of a phone, and reports a late addition in a toast beside the open search [SHELL-10 SHELL-11]', async () => {
  const viewport = { width: 360, height: 640 };
  const { page } = await newReturningShopper({ goods: [[starterPack, 1]], viewport });
  await page.goto('/cart');
  await heading(page, 'Your cart').first().waitFor();
  expect(await roomBeside(page.getByRole('main'))).toBe(88 + 16);
  await cartTrigger(page).click();
  expect(await roomBeside(drawer(page))).toBe(88 + 16);
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
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, 2 items');

  // A link to the page below closes the drawer
  await page.keyboard.press('Escape');
  await cartTrigger(page).click();
  await cartLines(drawer(page)).getByRole('link', { name: water.name, exact: true }).first().click();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(water.path);
  await page.goto('/cart');
  await cartTrigger(page).click();
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe('/cart');
});
