/** A session that expires in the checkout: closing the dialog leaves a guest, signing in again goes on and orders once. */

import { expect, inject, test } from 'vitest';
import { newResident } from '#tests/support/shopper-book.ts';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { expiryDialog, signInAgain } from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import {
  calls,
  comeToRest,
  expired,
  graphqlCall,
  hold,
  restCall,
  treat,
  watch,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  backToDelivery,
  continueButton,
  fillCard,
  heading,
  pathOf,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { newSignedInShopper } from '#tests/support/shopper-signed-in.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const saveShipping = restCall('shipping-information', 'POST', '**/carts/mine/shipping-information');
const estimate = restCall('estimate', 'POST', '**/carts/mine/estimate-shipping-methods');

const newCustomerAtCheckout = async () => {
  const shopper = await newSignedInShopper({ shopUrl, goods: [[water, 2]] });
  shopper.expectProblem(/status of 401/);
  return shopper;
};

test('leaves a guest with an empty cart when the dialog is closed at the checkout [SHELL-08]', async () => {
  const { page } = await newCustomerAtCheckout();
  await treat(page, graphqlCall('Countries'), expired, 1);
  await page.goto('/checkout');
  await expiryDialog(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await lookOnce(page, 'the dialog above the checkout')).toEqual([]);
  await page.keyboard.press('Escape');
  await expiryDialog(page).waitFor({ state: 'hidden' });
  await heading(page, 'There is nothing to check out yet').waitFor();
  await eventually(() => pathOf(page)).toBe('/checkout');
});

test('moves a customer who types on after signing in again nowhere when the cart comes late [BEY-02, BEY-04]', async () => {
  const { page, customer } = await newCustomerAtCheckout();
  await treat(page, graphqlCall('Countries'), expired, 1);
  await page.goto('/checkout');
  await expiryDialog(page).waitFor();
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await signInAgain(page, customer);
  await cart.asked;
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('First name').fill(brisbane.firstname);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await cart.release();
  await comeToRest(page);
  expect(await page.getByLabel('Postcode').inputValue()).toBe(brisbane.postcode);
  await focusIsOn(page.getByLabel('Postcode'));
  // The countries that were refused have been read again
  await page.getByLabel('Country').selectOption('NZ');
});

test('saves the delivery and places one order after signing in again each time [BEY-02, PAY-04]', async () => {
  const { customer } = await newResident(shopUrl);
  const shopper = await newSignedInShopper({ shopUrl, customer, goods: [[water, 2]] });
  const { page } = shopper;
  shopper.expectProblem(/status of 401/);
  allowSilencedTelemetry(shopper);
  await page.clock.install();
  const [ownOrders, guestOrders] = [watch(page, calls.ownOrder), watch(page, calls.order)];
  await page.goto('/checkout');
  await backToDelivery(page);
  await treat(page, estimate, expired, 1);
  await page.getByRole('radio', { name: 'The shed' }).check();
  await signInAgain(page, customer);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await treat(page, saveShipping, expired, 1);
  await continueButton(page).click();
  await signInAgain(page, customer);
  await tabHeading(page, 'payment').waitFor();

  // The token's hour ends while the cart is read again before the order: no guest's order may go out
  await fillCard(page, goodCard);
  const rereading = await hold(page, calls.readCart);
  await placeOrderButton(page).click();
  await rereading.asked;
  await page.clock.fastForward('01:00:01');
  await rereading.release();
  await treat(page, calls.ownOrder, expired, 1);
  await signInAgain(page, customer);
  // The repeated order is refused once more
  await signInAgain(page, customer);
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect([ownOrders(), guestOrders()]).toEqual([2, 0]);
  expect(await expiryDialog(page).isVisible()).toBe(false);
});
