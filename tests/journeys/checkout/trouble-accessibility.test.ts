/** Axe and focus over troubles on the way to the order (BEY-07, PAY-01). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, lookAround } from '#tests/support/shopper-access.ts';
import { newCardholder } from '#tests/support/shopper-cardholder.ts';
import { goodCard, type Product } from '#tests/support/shopper-goods.ts';
import {
  calls,
  doInSilence,
  graphqlCall,
  hold,
  loseOnTheWayThere,
  pass,
  refuseGraphql,
  treat,
  treatInTurn,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillCard,
  heading,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newShopperAtPayment, newShopperBefore } from '#tests/support/shopper-start.ts';

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
/** With a key, as a shopper does who cannot see that the button goes. */
const tryAgain = (page: Page): Promise<void> => button(page, 'Try again').press('Enter');
const fold = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a cart, ways to pay, a card form and PayPal that cannot be loaded are loaded by Try again [PAY-01, CART-02]', async () => {
  const shopper = await newShopperBefore('shipping', { shopUrl, viewport });
  shopper.expectProblem(/ERR_FAILED/);
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, widths);

  await treat(page, calls.readCart, failed, 1);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await alert(page, 'Your cart could not be loaded').waitFor();
  await look('a cart that could not be loaded');
  await tryAgain(page);
  await eventually(() => hasFocus(tabHeading(page, 'shipping'))).toBe(true);

  const noWay = await treatInTurn(page, calls.saveShipping, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payment_methods: [] } });
  });
  await continueButton(page).click();
  await status(page, 'There is no way to pay for this order here').waitFor();
  expect(noWay()).toBe(1);
  await look('no way to pay');
  await placeOrderButton(page).click();
  const choose = page.getByRole('link', { name: 'Choose how you would like to pay.' });
  await choose.click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('payment-methods');
  await button(page, /^Edit Delivery method/).click();
  await tabHeading(page, 'shipping').waitFor();
  await treat(page, graphqlCall('Agreements'), failed, 1);
  await treat(page, graphqlCall('CardClientToken'), failed, 1);
  await continueButton(page).click();
  await alert(page, 'The ways to pay could not be loaded').waitFor();
  await placeOrderButton(page).click();
  await choose.press('Enter');
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

test('a rental that a gift card leaves nothing to pay for asks for a way to pay [GEN-02, PAY-01]', async () => {
  const { page } = await newShopperAtPayment({ shopUrl, goods: [[rental, 1]], viewport });
  const { look, complaints } = await lookAround(page, widths);
  await page.getByRole('region', { name: 'Order summary' }).locator('summary').first().click();
  await fold(page, 'Gift card').click();
  await page.getByLabel('Gift card code', { exact: true }).fill('GIFT-FULL-250');
  await button(page, 'Apply card').click();
  const needed = status(page, 'Your rental needs a way to pay');
  await needed.waitFor();
  await look('a rental that nothing pays for');
  await button(page, 'Remove gift card GIFT-FULL-250').click();
  await method(page, 'Credit Card').waitFor();
  await eventually(() => needed.count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('saved payments that could not be looked up are missed aloud and appear on Try again [PAY-02]', async () => {
  const customer = await newCardholder(shopUrl);
  const shopper = await newShopperBefore('payment', { shopUrl, customer, viewport });
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, widths);
  await treat(page, graphqlCall('SavedPayments'), failed, 1);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await status(page, 'We could not look up what you have saved to pay with').waitFor();
  await waitForCard(page);
  await look('saved payments that could not be looked up');
  await tryAgain(page);
  await method(page, 'Saved card').waitFor();
  await eventually(() => hasFocus(tabHeading(page, 'payment'))).toBe(true);
  expect(await status(page, 'We could not look up').count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('a cart that is out of date and an order under way, here or elsewhere, can be followed by everyone [PAY-04, BEY-05]', async () => {
  const shopper = await newPayingShopper({ shopUrl, viewport });
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  const { page, openTab, api, cartId } = shopper;
  const { look, complaints } = await lookAround(page, widths);

  await page.getByRole('region', { name: 'Order summary' }).locator('summary').first().click();
  await fold(page, 'Promo code').click();
  await page.getByLabel('Promo code', { exact: true }).fill('WATER10');
  await treat(page, calls.readCart, failed, 1);
  await button(page, 'Apply code').click();
  const unread = status(page, 'We could not read your cart again');
  await unread.waitFor();
  await look('a cart that could not be read again');
  const reading = await hold(page, calls.readCart);
  await tryAgain(page);
  await reading.asked;
  const lines = page.getByRole('region', { name: 'Order summary' }).getByRole('list').first();
  await eventually(() => lines.getAttribute('aria-busy')).toBe('true');
  await look('a cart that is being read again');
  await reading.release();
  await eventually(() => lines.getAttribute('aria-busy')).toBeNull();
  await eventually(() => unread.count()).toBe(0);

  await fillCard(page, goodCard);
  const other = await openTab();
  await other.setViewportSize(viewport);
  const elsewhere = await lookAround(other, widths);
  await other.goto('/checkout', { waitUntil: 'commit' });
  await heading(other, 'Order summary').waitFor();
  await treat(page, calls.order, doInSilence, 1);
  await placeOrderButton(page).click();
  await status(other, 'Your order is under way in another tab').waitFor();
  await elsewhere.look('an order under way in another tab');
  await eventually(async () => (await api.readCart(cartId)).isActive).toBe(false);
  await other.close();
  const asking = await hold(page, calls.orderState);
  await page.reload();
  await asking.asked;
  await status(page, 'We are checking whether your order arrived').waitFor();
  await look('an order that is being checked');
  // the page also asks by itself, however long axe takes
  let road: Treatment = loseOnTheWayThere;
  await treat(page, calls.orderState, (route) => road(route));
  await asking.release(loseOnTheWayThere);
  await button(page, 'Check now').waitFor();
  await look('an order that cannot be checked');
  await button(page, 'Check now').press('Enter');
  road = pass;
  await readOrderNumber(page);
  expect([...complaints(), ...elsewhere.complaints()]).toEqual([]);
});
