/** A session that expires in the checkout: signing in again goes on and places one order. */

import { expect, inject, test } from 'vitest';
import { newResident } from '#tests/support/shopper-book.ts';
import { expiryDialog, signInAgain } from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, expired, graphqlCall, hold, restCall, treat, watch } from '#tests/support/shopper-network.ts';
import {
  backToDelivery,
  continueButton,
  continueTo,
  fillCard,
  fillDelivery,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-checkout.ts';
import { newSignedInShopper, allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const saveShipping = restCall('shipping-information', 'POST', '**/carts/mine/shipping-information');
const estimate = restCall('estimate', 'POST', '**/carts/mine/estimate-shipping-methods');

test('moves a customer who writes on after signing in again nowhere, whatever answers late [BEY-02 BEY-04]', async () => {
  const shopper = await newSignedInShopper({ shopUrl, goods: [[water, 2]] });
  const { page, customer } = shopper;
  shopper.expectProblem(/status of 401/);
  await treat(page, graphqlCall('Countries'), expired, 1);
  await page.goto('/checkout');
  await expiryDialog(page).waitFor();
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await signInAgain(page, customer);
  await cart.asked;
  await continueTo(page, 'delivery');
  await page.getByLabel('First name').fill(brisbane.firstname);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await cart.arrive();
  expect(await page.getByLabel('Postcode').inputValue()).toBe(brisbane.postcode);
  await focusIsOn(page.getByLabel('Postcode'));
  // The countries that were refused have been read again
  await page.getByLabel('Country').selectOption('NZ');

  // The request that the next expiry stops is not repeated either
  await fillDelivery(page, brisbane);
  await treat(page, calls.checkPostcode, expired, 1);
  await continueButton(page).click();
  await expiryDialog(page).waitFor();
  const cartAgain = await hold(page, graphqlCall('CustomerCart'));
  await signInAgain(page, customer);
  await cartAgain.asked;
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('07 3000 0001');
  await page.keyboard.press('Tab');
  await cartAgain.arrive();
  await tabHeading(page, 'delivery').waitFor();
  expect(await phone.inputValue()).toBe('07 3000 0001');
  await continueTo(page, 'shipping');
});

test('saves the delivery and places one order after signing in again each time [BEY-02 PAY-04]', async () => {
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
  await continueTo(page, 'shipping');
  await treat(page, saveShipping, expired, 1);
  await continueButton(page).click();
  await signInAgain(page, customer);
  await tabHeading(page, 'payment').waitFor();

  // The hour ends while the cart is read again: no guest's order may go out
  await fillCard(page, goodCard);
  const rereading = await hold(page, calls.readCart);
  await placeOrderButton(page).click();
  await rereading.asked;
  await page.clock.fastForward('01:00:01');
  await rereading.release();
  await signInAgain(page, customer);
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect([ownOrders(), guestOrders()]).toEqual([1, 0]);
  expect(await expiryDialog(page).isVisible()).toBe(false);
});
