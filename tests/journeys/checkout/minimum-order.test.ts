/** A cart below the smallest order is refused in the merchant's words: in the cart, at the checkout's door, and at placing (CART-08, §5, §8). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect } from '#tests/support/shopper-access.ts';
import { goodCard, smallWater } from '#tests/support/shopper-goods.ts';
import { calls, comeToRest, hold, watch } from '#tests/support/shopper-network.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import {
  button,
  drawer,
  cartTrigger,
  fillCard,
  heading,
  placeOrderButton,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newReturningShopper } from '#tests/support/shopper-start.ts';
import { changeSettings } from '#tests/support/store-setting.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const words = 'Orders start at $20. Add a little more and we come.';

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('minimum-order');
  const first = await startShop({ dataDir });
  await first.stop();
  await changeSettings(dataDir, { 'sales/minimum_order/active': '1' });
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

test('CART-08 below the smallest order the cart says so and leads nowhere; one more and it does', async () => {
  const { page } = await newReturningShopper({ shopUrl: shop.url, goods: [[smallWater, 1]] });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByText(words).waitFor();
  await eventually(() => main.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
  await eventually(() => button(main, 'Checkout').getAttribute('aria-disabled')).toBe('true');
  expect(await inspect(page, 'the cart below the minimum')).toEqual([]);
  await cartTrigger(page).click();
  await drawer(page).getByText(words).waitFor();
  await eventually(() => drawer(page).getByRole('link', { name: 'Checkout' }).count()).toBe(0);

  await page.goto('/checkout');
  await heading(page, 'Your order is not large enough yet').waitFor();
  await main.getByText(words).waitFor();
  expect(await inspect(page, 'the checkout below the minimum')).toEqual([]);
  await main.getByRole('link', { name: 'Back to your cart' }).click();
  await button(main, `Increase quantity of ${smallWater.name}`).click();
  await main.getByRole('link', { name: 'Checkout' }).click();
  await tabHeading(page, 'account').waitFor();
});

/** Ready to order, and a code of the shopper's is about to bring the order below the smallest. */
const newDiscountedShopper = async () => {
  const shopper = await newPayingShopper({ shopUrl: shop.url, goods: [[smallWater, 2]] });
  const { page } = shopper;
  await fillCard(page, goodCard);
  await page
    .locator('summary')
    .filter({ has: heading(page, 'Promo code') })
    .click();
  await page.getByLabel('Promo code', { exact: true }).fill('WATER10');
  const cart = await hold(page, calls.readCart);
  await button(page, 'Apply code').click();
  await page.getByText('Promo code was successfully applied').waitFor();
  await page.getByText('-$2.10').first().waitFor();
  await cart.asked;
  return { ...shopper, cart };
};

const expectRefusal = async (page: Page): Promise<void> => {
  await placeOrderButton(page).click();
  await page.getByRole('main').getByText(words).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
};

test('CART-08 BEY-07 a code that brings the order below it is refused at placing, in the same words', async () => {
  const { page, cart } = await newDiscountedShopper();
  const sentOrders = watch(page, calls.order);
  await cart.release();
  await comeToRest(page);
  await expectRefusal(page);
  expect(sentOrders()).toBe(0);
});

test('CART-08 BEY-07 whoever orders before the page has read the cart again hears it before anything is paid', async () => {
  const { page, cart } = await newDiscountedShopper();
  const sentOrders = watch(page, calls.order);
  await placeOrderButton(page).click();
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
  await cart.release();
  await page.getByRole('main').getByText(words).first().waitFor();
  await comeToRest(page);
  expect(sentOrders()).toBe(0);
  await placeOrderButton(page).waitFor();
});
