/** Those who order by purchase order numbers: asked for one, told where it is missing, through to the receipt (GEN-03, GEN-06, CHK-08). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { inspect, wordless } from '#tests/support/shopper-access.ts';
import { signIn, type Customer } from '#tests/support/shopper-account.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndChoose, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  cartLines,
  drawer,
  fillCard,
  openProduct,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const long = { timeout: 180_000 };

/** Of their own: these people have one cart each, and end their sessions everywhere. */
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const ofCompany = (firstname: string): Customer => ({
  email: `${firstname.toLowerCase()}@example.com`,
  firstname,
  lastname: '',
  password: 'Water4all!',
});

const poField = (page: Page) => page.getByLabel('Purchase order number');
const missed = 'Enter your purchase order number.';

/** With a cart of their own, signed in. */
const comeIn = async (customer: Customer): Promise<Page> => {
  const shopper = await newShopperPage({ shopUrl: shop.url });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  return page;
};

test(
  'GEN-03 GEN-06 CHK-08 BEY-07 in a checkout by keyboard alone a member whose team orders by numbers is asked for one, told that it is missing, and orders with it',
  long,
  async () => {
    const page = await comeIn(ofCompany('Martin'));
    await page.goto('/checkout');
    await focusIsOn(tabHeading(page, 'payment'));
    const chosen = page.getByRole('group', { name: 'Payment method' }).getByRole('radio', { checked: true });
    await walkAndChoose(page, chosen, page.getByRole('radio', { name: 'Purchase Order', exact: true }));
    await poField(page).waitFor();
    expect(await wordless(page)).toEqual([]);
    expect(await poField(page).getAttribute('aria-invalid')).toBeNull();
    await walkAndPress(page, placeOrderButton(page), 'Enter');
    await walkAndPress(page, page.getByRole('link', { name: missed }), 'Enter');
    await focusIsOn(poField(page));
    await eventually(() => poField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await inspect(page, 'a purchase order without its number')).toEqual([]);
    await page.keyboard.type('HI');
    await eventually(() => poField(page).getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await eventually(() => poField(page).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type('HI-5001');
    await walkAndPress(page, placeOrderButton(page), 'Space');
    await readOrderNumber(page);
    expect(await page.getByRole('main').innerText()).toContain('Purchase Order');
  },
);

test(
  'GEN-03 GEN-06 CHK-08 CHK-15 whoever leaves the payment and changes to such a team is asked for a number with their card, too',
  long,
  async () => {
    const page = await comeIn(ofCompany('Grace'));
    await page.goto('/checkout');
    await walkToPayment(page);
    expect(await poField(page).count()).toBe(0);
    // away from the checkout, which comes back with the other one's address
    await page.goto('/water.html');
    const account = page.getByRole('banner').getByRole('button', { name: /^Switch account: / });
    await account.click();
    await page
      .getByRole('region', { name: 'Switch account' })
      .getByRole('listitem')
      .filter({ hasText: 'Harbourline warehouse' })
      .getByRole('button')
      .click();
    await eventually(() => account.innerText()).toContain('ID: 520119');
    await page.goto('/checkout');
    await walkToPayment(page);
    expect(await page.getByRole('main').innerText()).toContain('66 Fison Avenue West');
    await poField(page).waitFor();
    await page.locator('input[name=paymentMethod][value=braintree]').check();
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
    await page.getByRole('link', { name: missed }).waitFor();
    await poField(page).fill('HI-5002');
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    expect(await page.getByRole('main').innerText()).toContain('Visa ending in 1111');
  },
);
