/** A session that expires at the checkout: signing in again goes on where one was. */

import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, expired, graphqlCall, hold, treat } from '#tests/support/shopper-network.ts';
import { newSignedInShopper } from '#tests/support/shopper-start.ts';

test('moves a customer who writes on after signing in again nowhere when answers come late [BEY-02 BEY-04]', async () => {
  const shopper = await newSignedInShopper({ goods: [[water, 2]] });
  const { page, customer } = shopper;
  shopper.expectProblem(/status of 401/);
  await treat(page, graphqlCall('Countries'), expired, 1);
  await page.goto('/checkout');
  await people.expiryDialog(page).waitFor();
  expect(await lookOnce(page, 'the dialog above the checkout')).toEqual([]);
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await people.signInAgain(page, customer);
  await cart.asked;
  await checkout.continueTo(page, 'delivery');
  await page.getByLabel('First name').fill(brisbane.firstname);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await cart.arrive();
  expect(await page.getByLabel('Postcode').inputValue()).toBe(brisbane.postcode);
  await focusIsOn(page.getByLabel('Postcode'));
  // The countries that were refused have been read again
  await page.getByLabel('Country').selectOption('NZ');

  // The request that the next expiry stops is not repeated either
  await checkout.fillDelivery(page, brisbane);
  await treat(page, calls.checkPostcode, expired, 1);
  await checkout.continueButton(page).click();
  await people.expiryDialog(page).waitFor();
  const cartAgain = await hold(page, graphqlCall('CustomerCart'));
  await people.signInAgain(page, customer);
  await cartAgain.asked;
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('07 3000 0001');
  await page.keyboard.press('Tab');
  await cartAgain.arrive();
  await checkout.tabHeading(page, 'delivery').waitFor();
  expect(await phone.inputValue()).toBe('07 3000 0001');
  await checkout.continueTo(page, 'shipping');
});
