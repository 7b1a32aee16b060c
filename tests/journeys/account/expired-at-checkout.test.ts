/** A session that expires in the checkout: signing in again goes on and places one order. */

import { expect, inject, test } from 'vitest';
import { newResident } from '#tests/support/shopper-book.ts';
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
import {
  backToDelivery,
  continueButton,
  fillCard,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { newSignedInShopper } from '#tests/support/shopper-signed-in.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const saveShipping = restCall('shipping-information', 'POST', '**/carts/mine/shipping-information');
const estimate = restCall('estimate', 'POST', '**/carts/mine/estimate-shipping-methods');

test('moves a customer who types on after signing in again nowhere when the cart comes late [BEY-02, BEY-04]', async () => {
  const shopper = await newSignedInShopper({ shopUrl, goods: [[water, 2]] });
  const { page, customer } = shopper;
  shopper.expectProblem(/status of 401/);
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
