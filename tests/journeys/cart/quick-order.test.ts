/** Quick order: usual quantities are added in one request, and an order is had again (§2). */

import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { graphqlCall, watch } from '#tests/support/shopper-network.ts';
import {
  button,
  cartLines,
  drawer,
  heading,
  quantityBox,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const hannah = { email: 'hannah@example.com', firstname: 'Hannah', lastname: '', password: 'Water4all!' };
const tea = { ...water, name: 'Green tea, 50 bags', sku: 'BW-TEA-GREEN-50' };
const beans = { ...water, name: 'House blend coffee beans 1 kg', sku: 'BW-COFFEE-BEANS-1KG' };

test('changes two usual quantities, adds all in one request, and has an order again [BEY-12, CART-07]', async () => {
  const { page } = await newVisitor();
  const main = page.getByRole('main');
  await signIn(page, hannah);
  const additions = watch(page, graphqlCall('AddProductsToCart'));
  const reorders = watch(page, graphqlCall('ReorderItems'));
  await page.goto('/products');
  await heading(page, 'Your usual order').waitFor();
  await eventually(() => page.title()).toBe('Place order | Brightwater');
  // what was ordered last time is filled in
  await eventually(() => quantityBox(main, water).inputValue()).toBe('4');
  expect(await lookOnce(page, 'quick order')).toEqual([]);

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
