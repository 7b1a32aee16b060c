/** The cart drawer: it opens by itself, keeps the focus, closes, and gives way to what is open. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { smallWater, water } from '#tests/support/shopper-goods.ts';
import {
  addToCart,
  button,
  cartTrigger,
  drawer,
  openProduct,
  quantityBox,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const open = async (page: Page) => {
  await cartTrigger(page).click();
  await drawer(page).waitFor();
};

test('opens when something is added, keeps the focus, and closes in every way [CART-09 SHELL-09]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
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
});
