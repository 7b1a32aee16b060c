/** Answers that arrive late change nothing the shopper writes or looks at (CHK-04, BEY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { paths } from '#paths.ts';
import { expiryDialog, newCustomer, signInAgain } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { answer, calls, expired, graphqlCall, hold, treat } from '#tests/support/shopper-network.ts';
import { continueButton, continueTo, tabHeading } from '#tests/support/shopper-checkout.ts';
import { button, heading, toast } from '#tests/support/shopper-pages.ts';
import { newReturningShopper, newShopperAt } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });

test('a postcode refused or accepted late leaves focus and text of a shopper who writes on [CHK-04 CHK-16]', async () => {
  const { page } = await newShopperAt('delivery', { shopUrl });
  const refused = await hold(page, calls.checkPostcode);
  await continueButton(page).click();
  await refused.asked;
  await phone(page).fill('07 3000 000');
  await continueButton(page).waitFor();
  await refused.arrive(answer(200, { valid: false, message: 'Invalid postcode number' }));
  await focusIsOn(phone(page));

  const accepted = await hold(page, calls.checkPostcode);
  await continueButton(page).click();
  await accepted.asked;
  await phone(page).fill('07 3000 00');
  await continueButton(page).waitFor();
  await accepted.arrive();
  await page.keyboard.type('01');
  expect(await phone(page).inputValue()).toBe('07 3000 0001');
  await tabHeading(page, 'delivery').waitFor();
  await continueTo(page, 'shipping');
});

test('an address saved late leaves the form of another one as it is [ADDR-08]', async () => {
  const { customer } = await newResident(shopUrl);
  const { page } = await newReturningShopper({ shopUrl, customer });
  await page.goto(paths.addresses, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Edit Home' }).click();
  await heading(page, 'Edit address').waitFor();
  await phone(page).fill('0411 222 333');
  const saving = await hold(page, graphqlCall('updateNamedAddress'));
  await button(page, 'Save address').click();
  await saving.asked;
  await page.goBack();
  await page.getByRole('link', { name: 'Edit The shed' }).click();
  await heading(page, 'Edit address').waitFor();
  await phone(page).fill('0444 555');
  await saving.arrive();
  await toast(page, 'Your address is saved.').waitFor();
  await focusIsOn(phone(page));
  expect(await phone(page).inputValue()).toBe('0444 555');
});

test('a request an expired session stopped is not repeated once the customer wrote on [BEY-02 SESS-04]', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperAt('delivery', { shopUrl, customer });
  const { page } = shopper;
  shopper.expectProblem(/status of 401/);
  await page.getByRole('banner').getByText(`Signed in as ${customer.firstname}`).waitFor();
  await treat(page, calls.checkPostcode, expired, 1);
  await continueButton(page).click();
  await expiryDialog(page).waitFor();
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await signInAgain(page, customer);
  await cart.asked;
  await phone(page).fill('07 3000 0001');
  await page.keyboard.press('Tab');
  await cart.arrive();
  await tabHeading(page, 'delivery').waitFor();
  expect(await phone(page).inputValue()).toBe('07 3000 0001');
  await continueTo(page, 'shipping');
});
