/** The account tab of the checkout: signing in or registering there goes on with the same cart. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookAround } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { smallWater, water } from '#tests/support/shopper-goods.ts';
import { walkAndPress, walkAndType, walkTo } from '#tests/support/shopper-keyboard.ts';
import { graphqlCall, hold } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

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
  await eventually(() => checkout.orderSummary(page).innerText()).toContain(water.name);
  await eventually(() => checkout.orderSummary(page).innerText()).toContain(smallWater.name);
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
  await eventually(() => checkout.orderSummary(page).innerText()).toContain(smallWater.name);
  await look('delivery, signed in');
  expect(complaints()).toEqual([]);
});
