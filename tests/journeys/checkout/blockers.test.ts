/** Why an order cannot be placed yet: named and linked; the account tab, with the same cart. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookOnce, wordless, lookAround } from '#tests/support/shopper-access.ts';
import { pickupPersonRadio, fillSelf, store, way } from '#tests/support/shopper-pickup.ts';
import { goodCard, type Card, smallWater, water } from '#tests/support/shopper-goods.ts';
import { calls, watch, graphqlCall, hold } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { newPayingShopper, newShopperAtPayment, newReturningShopper } from '#tests/support/shopper-start.ts';
import * as people from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { walkAndPress, walkAndType, walkTo } from '#tests/support/shopper-keyboard.ts';

const noCard = [
  'Enter the card number.',
  'Enter the expiry date as month and year.',
  'Enter the security code.',
];

const expired: Card = { ...goodCard, expirationDate: '01/20' };
const expiredReason = 'Check the expiry date: month and year, not in the past.';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const reasons = (page: Page): Promise<readonly string[]> =>
  page.getByRole('alert').filter({ hasText: 'Before you can order' }).getByRole('listitem').allInnerTexts();
const follow = (page: Page, reason: string): Promise<void> =>
  page.getByRole('link', { name: reason }).click();

test('names every missing part of bill and delivery, leads to each, and every field names its autofill [BEY-07 ADDR-01]', async () => {
  const { page } = await newShopperAtPayment();
  await page.getByLabel(/billing address is the same/).uncheck();
  const bill = page.getByRole('form', { name: 'Billing address' });
  await bill.waitFor();
  expect(await wordless(page)).toEqual([]);
  await checkout.placeOrderButton(page).click();
  await eventually(() => focused(page)).toBe('checkout-blockers');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');
  expect(await lookOnce(page, 'blockers of bill and card')).toEqual([]);

  await follow(page, 'Billing address: enter the suburb.');
  await eventually(() => focused(page)).toBe('billing-city');
  expect(await page.locator('#billing-city').getAttribute('aria-invalid')).toBe('true');
  await bill.getByText('Billing address: enter the suburb.').waitFor();
  await page.keyboard.type('Brisbane City');
  await page.keyboard.press('Tab');
  await eventually(() => reasons(page)).not.toContain('Billing address: enter the suburb.');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');

  await checkout.editStep(page, 'Delivery method', 'shipping');
  expect(await wordless(page)).toEqual([]);
  await checkout.editStep(page, 'Account', 'account');
  expect(await wordless(page)).toEqual([]);
  await follow(page, 'Billing address: enter the postcode.');
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => focused(page)).toBe('billing-postcode');
  await page.getByLabel(/billing address is the same/).check();
  await eventually(() => reasons(page)).toEqual(noCard);

  await checkout.editStep(page, 'Delivery address', 'delivery');
  await page.getByLabel('Postcode').fill('');
  await page.getByLabel('Postcode').blur();
  await eventually(() => reasons(page)).toContain('Delivery address: enter the postcode.');
  await eventually(() => checkout.continueButton(page).count()).toBe(1);
  // the delivery step opens only after this one
  await follow(page, 'Choose how we deliver.');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Continue to /);
  await follow(page, 'Delivery address: enter the postcode.');
  await eventually(() => focused(page)).toBe('shipping-postcode');
  expect(await page.getByLabel('Postcode').getAttribute('aria-invalid')).toBe('true');

  await page.getByLabel('You may leave my delivery').check();
  await page.getByLabel('Where may we leave it?').fill('On the veranda');
  expect(await wordless(page)).toEqual([]);
  await way(page, 'Click and collect').check();
  await store(page, 'Brightwater Brisbane').check();
  await fillSelf(page);
  expect(await wordless(page)).toEqual([]);
  await pickupPersonRadio(page, 'Someone else').check();
  await page.getByLabel('Their phone').waitFor();
  expect(await wordless(page)).toEqual([]);
  await checkout.editStep(page, 'Account', 'account');
  await button(page, 'Sign in').click();
  await people.signInForm(page).waitFor();
  expect(await wordless(page)).toEqual([]);
  await button(page, 'Create an account').click();
  await page.getByRole('form', { name: 'Create an account' }).waitFor();
  expect(await wordless(page)).toEqual([]);
});

test('refuses a missing or expired card at its field before anything is sent [BEY-07 PAY-02]', async () => {
  const { page } = await newPayingShopper();
  const orders = watch(page, calls.order);
  const billings = watch(page, calls.saveBilling);
  await checkout.placeOrderButton(page).click();
  await eventually(() => reasons(page)).toEqual(noCard);
  await eventually(() => focused(page)).toBe('checkout-blockers');
  await follow(page, 'Enter the security code.');
  await eventually(() => hasFocus(checkout.cardInput(page, 'cvv'))).toBe(true);

  await checkout.fillCard(page, expired);
  await checkout.placeOrderButton(page).click();
  await eventually(() => page.locator('#card-expirationDate + p').innerText()).toBe(expiredReason);
  await eventually(() => checkout.cardInput(page, 'expirationDate').getAttribute('aria-invalid')).toBe(
    'true',
  );
  await eventually(() => reasons(page)).toEqual([expiredReason]);

  await checkout.editStep(page, 'Account', 'account');
  // the card's fields keep what was typed; their reason leads back to them
  await follow(page, expiredReason);
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => hasFocus(checkout.cardInput(page, 'expirationDate'))).toBe(true);
  await checkout.fillCard(page, goodCard);
  await eventually(() => reasons(page)).toEqual([]);
  expect([orders(), billings()]).toEqual([0, 0]);
  await checkout.cardInput(page, 'cvv').press('Enter');
  await checkout.readOrderNumber(page);
});

/** A guest with two kinds of water at the account tab. */
const atAccount = async (): Promise<Page> => {
  const shopper = await newReturningShopper({
    goods: [
      [water, 2],
      [smallWater, 1],
    ],
  });
  const { page } = shopper;
  await checkout.openCheckout(page);
  return page;
};

const focusIsOn = (page: Page, name: string) => eventually(() => hasFocus(heading(page, name))).toBe(true);
const signedInAsRosa = (page: Page) => page.getByRole('banner').getByText('Signed in as Rosa');
const editAccount = (page: Page) => button(page, /^Edit Account/);

test('signs a customer in within the checkout, merges the cart and goes on to the payment [CHK-03 CART-11]', async () => {
  const { customer } = await newResident();
  const page = await atAccount();
  const { look, complaints } = await lookAround(page, [360]);
  await page.getByLabel('Email').fill(customer.email);
  await button(page, 'Sign in').click();
  await focusIsOn(page, 'Sign in');
  await eventually(() => people.emailIn(people.signInForm(page)).inputValue()).toBe(customer.email);
  await look('sign in');
  await people.passwordIn(people.signInForm(page)).fill('Wrong4all!');
  await button(people.signInForm(page), 'Sign in and continue').click();
  await people.signInForm(page).getByRole('alert').getByText(people.wrongPassword).waitFor();
  expect(await people.keptToken(page)).toBe(false);
  await look('sign in, refused');

  await people.passwordIn(people.signInForm(page)).fill(customer.password);
  const held = await hold(page, graphqlCall('SignIn'));
  await button(people.signInForm(page), 'Sign in and continue').click();
  await held.asked;
  // The other ways are closed while the answer is pending
  await button(page, 'check out as a guest').click();
  await people.signInForm(page).waitFor();
  await look('signing in');
  const details = await hold(page, graphqlCall('getCustomer'));
  await held.release();
  await details.asked;
  await heading(page, 'Signing you in').waitFor();
  await look('signed in, details pending');
  await details.release();

  // The stored address and its delivery method are taken
  await focusIsOn(page, 'How would you like to pay?');
  expect(pathOf(page)).toBe('/checkout');
  await signedInAsRosa(page).waitFor();
  await checkout.orderSummary(page).getByText(water.name).waitFor();
  await checkout.orderSummary(page).getByText(smallWater.name).waitFor();
  await editAccount(page).click();
  await focusIsOn(page, 'Your account');
  await page.getByText('You are signed in as Rosa Lind').waitFor();
  await look('own account');
  expect(complaints()).toEqual([]);
});

test('creates an account by keyboard within the checkout, and keeps what was typed [CHK-03 BEY-07]', async () => {
  const known = await people.newCustomer();
  const newcomer = people.someone();
  const page = await atAccount();
  const { look, complaints } = await lookAround(page, [360]);
  await walkAndType(page, page.getByLabel('Email'), known.email);
  await walkAndPress(page, button(page, 'Create an account'), 'Enter');
  await focusIsOn(page, 'Create an account');
  const form = people.registerForm(page);
  await eventually(() => people.emailIn(form).inputValue()).toBe(known.email);
  await walkAndPress(page, button(page, 'check out as a guest'), 'Space');
  await focusIsOn(page, 'Check out as a guest');
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(known.email);
  await walkAndPress(page, button(page, 'Sign in'), 'Enter');
  await focusIsOn(page, 'Sign in');
  await walkAndPress(page, button(page, 'create an account'), 'Enter');
  await focusIsOn(page, 'Create an account');

  await walkAndPress(page, button(form, 'Create account'), 'Enter');
  await eventually(() => hasFocus(form.getByLabel('First name'))).toBe(true);
  await look('a new account, incomplete');
  await page.keyboard.type('Rosa');
  await walkAndType(page, form.getByLabel('Last name'), 'Lind');
  await walkAndType(page, people.passwordIn(form), newcomer.password);
  await walkTo(page, people.emailIn(form), { isBack: true });
  await page.keyboard.type(newcomer.email);
  await walkAndPress(page, button(form, 'Create account'), 'Space');
  await focusIsOn(page, 'Where should we deliver?');
  await signedInAsRosa(page).waitFor();
  await checkout.orderSummary(page).getByText(smallWater.name).waitFor();
  await look('delivery, signed in');
  expect(complaints()).toEqual([]);
});
