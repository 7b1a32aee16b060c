/** The quick-order pad: what is usual, changed and bought in one request; an order had again; everyone can use it (BEY-12, CART-07). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { graphqlCall, skipPictures, watch } from '#tests/support/shopper-network.ts';
import {
  button,
  cartLines,
  drawer,
  heading,
  quantityBox,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const hannah = { email: 'hannah@example.com', firstname: 'Hannah', lastname: '', password: 'Water4all!' };
const tea = { ...water, name: 'Green tea, 50 bags', sku: 'BW-TEA-GREEN-50' };
const beans = { ...water, name: 'House blend coffee beans 1 kg', sku: 'BW-COFFEE-BEANS-1KG' };

test('BEY-12 CART-07 a customer changes two quantities, adds all in one request, and has an order again', async () => {
  const { page } = await newShopperPage({ shopUrl: inject('shopUrl') });
  await skipPictures(page);
  await signIn(page, hannah);
  const additions = watch(page, graphqlCall('AddProductsToCart'));
  const reorders = watch(page, graphqlCall('ReorderItems'));

  const answered = await page.goto('/products');
  expect(answered?.status()).toBe(200);
  await heading(page, 'Your usual order').waitFor();
  await eventually(() => page.title()).toBe('Place order | Brightwater');
  expect(await inspect(page, 'the pad')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await inspect(page, 'the pad on a phone')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  const main = page.getByRole('main');
  // what was ordered last time is filled in
  await eventually(() => quantityBox(main, water).inputValue()).toBe('4');
  await typeQuantity(quantityBox(main, water), '2');
  await typeQuantity(quantityBox(main, beans), '0');
  await typeQuantity(quantityBox(main, tea), '3');
  await button(main, 'Add all to cart').click();
  await drawer(page).waitFor();
  await eventually(() => cartLines(drawer(page)).count()).toBe(2);
  expect(await quantityBox(drawer(page), water).inputValue()).toBe('2');
  expect(await quantityBox(drawer(page), tea).inputValue()).toBe('3');
  expect([additions(), reorders()]).toEqual([1, 0]);
  await page.keyboard.press('Escape');
  await eventually(() => quantityBox(main, water).inputValue()).toBe('0');

  await button(main, /^Order again/)
    .first()
    .click();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('6');
  await eventually(() => cartLines(drawer(page)).count()).toBe(3);
  expect([additions(), reorders()]).toEqual([1, 1]);
});
