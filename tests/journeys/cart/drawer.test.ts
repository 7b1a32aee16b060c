/** The cart drawer: it opens by itself, keeps the focus, closes, and shows messages. */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { smallWater, starterPack, water } from '#tests/support/shopper-goods.ts';
import { calls, loseOnTheWayThere, treat } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  drawer,
  heading,
  openProduct,
  quantityBox,
  stopClock,
  toast,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const open = async (page: Page) => {
  await cartTrigger(page).click();
  await drawer(page).waitFor();
};

test('opens when something is added, counts it and closes on the way to a page [CART-09, SHELL-02]', async () => {
  const { page } = await newReturningShopper({ shopUrl });
  await openProduct(page, smallWater);
  await addToCart(page);
  await page.getByRole('dialog', { name: 'Your cart, 3 items' }).waitFor();
  await eventually(() => quantityBox(drawer(page), smallWater).inputValue()).toBe('1');
  expect(await lookOnce(page, 'the cart drawer')).toEqual([]);
  await drawer(page).getByRole('link', { name: water.name }).click();
  await page.getByRole('heading', { level: 1, name: water.name, exact: true }).waitFor();
  await drawer(page).waitFor({ state: 'hidden' });
  await button(page, 'Cart, 3 items').waitFor();
});

test('keeps the focus inside, and closes by Esc, its button and a press beside it [SHELL-09, SHELL-10]', async () => {
  const { page } = await newReturningShopper({ shopUrl });
  await page.goto('/water.html');
  await button(page, 'Cart, 2 items').waitFor();
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
    if (!(await drawer(page).isVisible())) await open(page);
    await close();
    await drawer(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(cartTrigger(page))).toBe(true);
  }
});

test('shows a message over the open drawer, which can be read and dismissed [SHELL-10, SHELL-11]', async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  await page.clock.install();
  await page.goto('/water.html');
  await button(page, 'Cart, 2 items').waitFor();
  await open(page);
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

test('gives the chosen options all the room beside the picture on a phone [CART-09]', async () => {
  const viewport = { width: 360, height: 780 };
  const { page } = await newReturningShopper({ shopUrl, goods: [[starterPack, 1]], viewport });
  await page.goto('/cart');
  await heading(page, 'Your cart').first().waitFor();
  expect(await roomBeside(page.getByRole('main'))).toBe(88 + 16);
  await cartTrigger(page).click();
  expect(await roomBeside(drawer(page))).toBe(88 + 16);
});
