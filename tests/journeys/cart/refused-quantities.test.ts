/** An impossible quantity is refused at its box and never reaches the cart. */

import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { expectRefused } from '#tests/support/shopper-access.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  drawer,
  heading,
  openProduct,
  quantityBox,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const message = 'Please enter a whole number from 1 to 10,000.';

const expectMended = (box: Locator): Promise<void> =>
  eventually(() => box.getAttribute('aria-invalid')).toBeNull();

test('refuses an impossible quantity at its box on page, card and cart line, and adds or changes nothing [CART-02 BEY-07]', async () => {
  const { page, api, cartId } = await newReturningShopper({ shopUrl });
  const [adds, updates] = [watch(page, calls.add), watch(page, calls.update)];
  await page.goto('/cart');
  const box = quantityBox(page.getByRole('main'), water);
  await typeQuantity(box, '1.5');
  await expectRefused(box, message);
  await eventually(() => box.inputValue()).toBe('2');
  expect(updates()).toBe(0);
  await typeQuantity(box, '9999');
  await page
    .getByRole('alert')
    .getByText(/qty|quantity|available|stock/i)
    .waitFor();
  await eventually(() => box.inputValue()).toBe('2');
  expect((await api.readCart(cartId)).lines.map(({ quantity }) => quantity)).toEqual([2]);

  await openProduct(page, water);
  await typeQuantity(box, '0');
  await expectRefused(box, message);
  await typeQuantity(box, '1');
  await expectMended(box);
  await box.fill('10001');
  await addToCart(page);
  await expectRefused(box, message);
  await typeQuantity(box, '3');
  await expectMended(box);
  await addToCart(page);
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('5');
  expect(adds()).toBe(1);

  // The error moves the button of a card while it is being pressed
  await page.goto('/water.html');
  const card = page.getByRole('article').filter({ has: heading(page, water.name) });
  const cardBox = quantityBox(card, water);
  await cardBox.fill('2.5');
  await button(card, /^Add to cart/).click();
  await expectRefused(cardBox, message);
  await focusIsOn(cardBox);
  await cardBox.fill('3');
  await button(card, /^Add to cart/).click();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('8');
  expect(adds()).toBe(2);
});
