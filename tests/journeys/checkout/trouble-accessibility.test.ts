/** Everyone gets past what fails on the way to the order: it is said, axe finds nothing, and the button beneath it works (look.md; BEY-07, CART-02, CHK-02, GEN-02, PAY-01, PAY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, lookAround } from '#tests/support/shopper-access.ts';
import { fillSignIn, signInForm } from '#tests/support/shopper-account.ts';
import { newCardholder } from '#tests/support/shopper-cardholder.ts';
import { brisbane, newEmail, sanitisingVisit, type Product } from '#tests/support/shopper-goods.ts';
import { calls, graphqlCall, refuseGraphql, treat, treatInTurn } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  giveEmail,
  placeOrderButton,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { passDelivery } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const viewport = { width: 360, height: 900 };
const widths = [360, 1280];
const failed = refuseGraphql('Internal server error', 'internal');

const rental: Product = {
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler rental',
  path: '/rental-bench-top-cooler.html',
  price: 1495,
};

const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
/** With a key, as whoever cannot see that the button goes. */
const tryAgain = (page: Page): Promise<void> => button(page, 'Try again').press('Enter');
const fold = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('PAY-01 PAY-02 CART-02 BEY-07 axe finds nothing where cart or payment are in trouble, and each trouble has its way out', async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: brisbane, viewport });
  allowSilencedTelemetry(shopper);
  shopper.expectProblem(/ERR_FAILED/);
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, widths);

  await treat(page, calls.readCart, failed, 1);
  await page.goto('/checkout');
  await alert(page, 'Your cart could not be loaded').waitFor();
  await look('a cart that could not be loaded');
  await tryAgain(page);
  await eventually(() => hasFocus(tabHeading(page, 'account'))).toBe(true);
  await giveEmail(page, newEmail());

  const noWay = await treatInTurn(page, calls.saveShipping, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payment_methods: [] } });
  });
  for (const tab of ['delivery', 'shipping'] as const) {
    await tabHeading(page, tab).waitFor();
    await continueButton(page).click();
  }
  await status(page, 'There is no way to pay for this order here').waitFor();
  expect(noWay()).toBe(1);
  await look('no way to pay');
  await button(page, /^Edit Delivery method/).click();
  await tabHeading(page, 'shipping').waitFor();
  await treat(page, graphqlCall('Agreements'), failed, 1);
  await treat(page, graphqlCall('CardClientToken'), failed, 1);
  await continueButton(page).click();
  await alert(page, 'The ways to pay could not be loaded').waitFor();
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Choose how you would like to pay.' }).press('Enter');
  await eventually(() => hasFocus(button(page, 'Try again'))).toBe(true);
  await look('ways to pay that could not be loaded');
  await tryAgain(page);

  await alert(page, 'Card payment could not be loaded').waitFor();
  await eventually(() => hasFocus(tabHeading(page, 'payment'))).toBe(true);
  await look('a card form that could not be loaded');
  await tryAgain(page);
  await waitForCard(page);
  await eventually(() => hasFocus(method(page, 'Credit Card'))).toBe(true);
  await page.route('**/undefined/paypal/sdk.js', (route) => route.abort(), { times: 1 });
  await method(page, 'PayPal').check();
  await alert(page, 'PayPal could not be loaded').waitFor();
  await look('PayPal that could not be loaded');
  await tryAgain(page);
  await button(page, 'Pay with PayPal').waitFor();

  expect(complaints()).toEqual([]);
});

test('CHK-02 PAY-01 GEN-02 axe finds nothing at either tab of a virtual cart, nor where nothing pays for a rental', async () => {
  const shopper = await newReturningShopper({ shopUrl, goods: [[sanitisingVisit, 1]], viewport });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const virtual = await lookAround(page, widths);
  await page.goto('/checkout');
  await eventually(() => continueButton(page).innerText()).toBe('Continue to payment');
  await virtual.look('the account of a virtual cart');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'payment').waitFor();
  await waitForCard(page);
  await virtual.look('the payment of a virtual cart');
  await placeOrderButton(page).click();
  await alert(page, 'Before you can order').waitFor();
  await virtual.look('the payment of a virtual cart, incomplete');

  const renter = await newReturningShopper({ shopUrl, goods: [[rental, 1]], delivery: brisbane, viewport });
  allowSilencedTelemetry(renter);
  const rented = await lookAround(renter.page, widths);
  await renter.page.goto('/checkout');
  await giveEmail(renter.page, newEmail());
  await passDelivery(renter.page, brisbane);
  await tabHeading(renter.page, 'payment').waitFor();
  await renter.page.getByRole('region', { name: 'Order summary' }).locator('summary').first().click();
  await fold(renter.page, 'Gift card').click();
  await renter.page.getByLabel('Gift card code', { exact: true }).fill('GIFT-FULL-250');
  await button(renter.page, 'Apply card').click();
  const needed = status(renter.page, 'Your rental needs a way to pay');
  await needed.waitFor();
  await rented.look('a rental that nothing pays for');
  await button(renter.page, 'Remove gift card GIFT-FULL-250').click();
  await method(renter.page, 'Credit Card').waitFor();
  await eventually(() => needed.count()).toBe(0);
  expect([...virtual.complaints(), ...rented.complaints()]).toEqual([]);
});

test('PAY-02 what is saved to pay with and cannot be looked up is missed aloud, and there once it can', async () => {
  const customer = await newCardholder(shopUrl);
  const shopper = await newReturningShopper({ shopUrl, viewport });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, widths);
  await treat(page, graphqlCall('SavedPayments'), failed, 1);
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();
  await button(page, 'Sign in').click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in and continue').click();
  await passDelivery(page, brisbane);
  await status(page, 'We could not look up what you have saved to pay with').waitFor();
  await waitForCard(page);
  await look('what is saved could not be looked up');
  await tryAgain(page);
  await method(page, 'Saved card').waitFor();
  await eventually(() => hasFocus(tabHeading(page, 'payment'))).toBe(true);
  expect(await status(page, 'We could not look up').count()).toBe(0);
  expect(complaints()).toEqual([]);
});
