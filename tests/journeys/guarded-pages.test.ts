/** What is the customer's own, by its address: a guest signs in first (§2, ROUTE-01, ROUTE-04, ROUTE-14). */

import { inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { accountButton, fillSignIn, newCustomer, signInForm } from '#tests/support/shopper-account.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

const newVisitor = async () => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width: 1280, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

test('ROUTE-01 ROUTE-04 ROUTE-14 what is the customer’s own asks a guest to sign in, and leads on to where they were going', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newVisitor();
  await page.goto('/customer/orders/id');
  await heading(page, 'Sign in or register').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/login');
  const form = signInForm(page);
  await fillSignIn(form, customer.email, customer.password);
  await button(form, 'Sign in').click();
  await accountButton(page, 'Rosa').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/orders');
  await page.reload();
  await accountButton(page, 'Rosa').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/orders');
});
