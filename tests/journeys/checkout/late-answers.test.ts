/** Answers that come late, to shoppers who have gone on meanwhile: nothing they write is taken from under their hands (CHK-04, CHK-09, ADDR-08, SHELL-10, BEY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { paths } from '#paths.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import { expiryDialog, newCustomer, signIn, signInAgain } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, newEmail, smallWater, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import {
  calls,
  comeToRest,
  expired,
  graphqlCall,
  hold,
  skipPictures,
  treat,
} from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  fillDelivery,
  giveEmail,
  heading,
  openProduct,
  tabHeading,
  toast,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });

const newBuyerAtDelivery = async () => {
  const shopper = await newReturningShopper({ shopUrl, goods: [[smallWater, 2]], delivery: brisbane });
  await shopper.page.goto('/checkout');
  await giveEmail(shopper.page, newEmail());
  await tabHeading(shopper.page, 'delivery').waitFor();
  return shopper;
};

test('CHK-04 CHK-16 whoever writes on while delivery is asked about keeps what they write, and goes on when they say so', async () => {
  const { page } = await newBuyerAtDelivery();
  const question = await hold(page, calls.checkPostcode);
  await continueButton(page).click();
  await question.asked;
  await phone(page).fill('07 3000 00');
  await continueButton(page).waitFor();
  await question.release();
  await comeToRest(page);
  await page.keyboard.type('01');
  expect(await phone(page).inputValue()).toBe('07 3000 0001');
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});

test('CHK-04 BEY-07 what is refused late takes no focus from whoever is mending something else', async () => {
  const shopper = await newBuyerAtDelivery();
  const { page } = shopper;
  const question = await hold(page, calls.checkPostcode);
  await continueButton(page).click();
  await question.asked;
  await phone(page).fill('07 3000 00');
  await continueButton(page).waitFor();
  await question.release((route) =>
    route.fulfill({ json: { valid: false, message: 'Invalid postcode number' } }),
  );
  await comeToRest(page);
  await focusIsOn(phone(page));
});

test('SHELL-10 SHELL-11 what is added late is told at the checkout, and opens nothing over it', async () => {
  const { page } = await newReturningShopper({ shopUrl, goods: [[smallWater, 2]] });
  await openProduct(page, water);
  const addition = await hold(page, calls.add);
  await addToCart(page);
  await addition.asked;
  await button(page.getByRole('banner'), /^Cart, /).click();
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  // it may still be sliding away
  await drawer(page).waitFor({ state: 'detached' });
  const email = page.getByLabel('Email');
  await email.fill('rosa@ex');
  await addition.release();
  await toast(page, 'Added to your cart.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await focusIsOn(email);
  expect(await email.inputValue()).toBe('rosa@ex');
});

test('ADDR-08 an address that is saved late leaves the form of another one as it is', async () => {
  const { customer } = await newResident(shopUrl);
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await signIn(page, customer);
  await page.goto(paths.addresses);
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
  await saving.release();
  await toast(page, 'Your address is saved.').waitFor();
  await comeToRest(page);
  await focusIsOn(phone(page));
  expect(await phone(page).inputValue()).toBe('0444 555');
});

test('BEY-02 SESS-04 what an expired session kept from being asked is not asked of whoever has changed it since', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 401/);
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, smallWater);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, brisbane);
  await comeToRest(page);
  await treat(page, calls.checkPostcode, expired, 1);
  await continueButton(page).click();
  await expiryDialog(page).waitFor();
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await signInAgain(page, customer);
  await cart.asked;
  await phone(page).fill('07 3000 0001');
  await page.keyboard.press('Tab');
  await cart.release();
  await comeToRest(page);
  await tabHeading(page, 'delivery').waitFor();
  expect(await phone(page).inputValue()).toBe('07 3000 0001');
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});
