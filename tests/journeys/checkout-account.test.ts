/** The account section of the checkout, as shoppers meet it: guest, sign-in, a new account, and on with the same cart (CHK-03, CART-11, BEY-07). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, pressOn, tabTo, typeInto } from '#tests/support/shopper-access.ts';
import {
  emailIn,
  fillSignIn,
  keptToken,
  newCustomer,
  passwordIn,
  registerForm,
  signInForm,
  someone,
  wrongPassword,
} from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, goodCard, smallWater, water } from '#tests/support/shopper-goods.ts';
import { typeAddress, walkAndPress, walkAndType, walkTo } from '#tests/support/shopper-keyboard.ts';
import { graphqlCall, hold } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  fillCard,
  heading,
  pathOf,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** A guest with two kinds of water at the first tab. */
const atAccount = async (): Promise<Page> => {
  const shopper = await newReturningShopper({
    shopUrl,
    goods: [
      [water, 2],
      [smallWater, 1],
    ],
  });
  // of the wallet at the payment, for those who get there
  shopper.allowProblem(/www\.paypal\.com/);
  const { page } = shopper;
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();
  return page;
};

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const focusIsOn = (page: Page, name: string) => eventually(() => hasFocus(heading(page, name))).toBe(true);
const mark = (page: Page) => page.getByRole('banner').getByText('Signed in as Rosa');
const editAccount = (page: Page) => button(page, /^Edit Account/);

test('CHK-03 CART-11 a guest signs in within the checkout, which goes on with the cart merged', async () => {
  const customer = await newCustomer(shopUrl);
  const page = await atAccount();
  await page.getByLabel('Email').fill(customer.email);
  await button(page, 'Sign in').click();
  await focusIsOn(page, 'Sign in');
  await eventually(() => emailIn(signInForm(page)).inputValue()).toBe(customer.email);

  await passwordIn(signInForm(page)).fill('Wrong4all!');
  await button(signInForm(page), 'Sign in and continue').click();
  await signInForm(page).getByRole('alert').getByText(wrongPassword).waitFor();
  expect(await keptToken(page)).toBe(false);

  await passwordIn(signInForm(page)).fill(customer.password);
  const held = await hold(page, graphqlCall('SignIn'));
  await button(signInForm(page), 'Sign in and continue').click();
  await held.asked;
  // nothing else is to be chosen while the answer is on its way
  await button(page, 'check out as a guest').click();
  await eventually(() => signInForm(page).isVisible()).toBe(true);
  await held.release();

  await focusIsOn(page, 'Where should we deliver?');
  await eventually(() => pathOf(page)).toBe('/checkout');
  await mark(page).waitFor();
  await eventually(() => summary(page).innerText()).toContain(water.name);
  await eventually(() => summary(page).innerText()).toContain(smallWater.name);

  await editAccount(page).click();
  await focusIsOn(page, 'Your account');
  await page.getByText('You are signed in as Rosa Lind').waitFor();
  await continueButton(page).click();
  await focusIsOn(page, 'Where should we deliver?');
});

test('CHK-03 S10 BEY-04 a returning customer who signs in within the checkout is at the payment, with nothing left but a card and the order', async () => {
  const { customer } = await newResident(shopUrl);
  const page = await atAccount();
  await button(page, 'Sign in').click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in and continue').click();
  await focusIsOn(page, 'How would you like to pay?');
  await eventually(() => placeOrderButton(page).innerText()).toMatch(/\$\d/);
  await eventually(() => summary(page).innerText()).toContain(smallWater.name);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(await page.getByRole('main').innerText()).toContain('12 Eagle Street');
});

test('CHK-03 BEY-07 by keyboard alone an account is made within the checkout; what is refused is said, and nothing typed is lost', async () => {
  const known = await newCustomer(shopUrl);
  const newcomer = someone();
  const page = await atAccount();
  await walkAndType(page, page.getByLabel('Email'), known.email);
  await walkAndPress(page, button(page, 'Create an account'), 'Enter');
  await focusIsOn(page, 'Create an account');
  const form = registerForm(page);
  await eventually(() => emailIn(form).inputValue()).toBe(known.email);
  await walkAndPress(page, button(form, 'Create account'), 'Enter');
  await eventually(() => hasFocus(form.getByLabel('First name'))).toBe(true);
  await page.keyboard.type('Rosa');
  await walkAndType(page, form.getByLabel('Last name'), 'Lind');
  await walkAndType(page, passwordIn(form), newcomer.password);
  await page.keyboard.press('Enter');
  await form
    .getByRole('alert')
    .getByText(/same email address already exists/)
    .waitFor();
  await eventually(() => form.getByLabel('Last name').inputValue()).toBe('Lind');

  await walkTo(page, emailIn(form), { isBack: true });
  await page.keyboard.type(newcomer.email);
  await walkAndPress(page, button(form, 'Create account'), 'Space');
  await focusIsOn(page, 'Where should we deliver?');
  await mark(page).waitFor();
  await eventually(() => summary(page).innerText()).toContain(smallWater.name);
  await typeAddress(page, page, brisbane);
  await walkAndPress(page, continueButton(page), 'Enter');
  await tabHeading(page, 'shipping').waitFor();
});

test('CHK-03 BEY-07 the three ways are gone through with the keyboard alone, each said by its heading', async () => {
  const customer = await newCustomer(shopUrl);
  const page = await atAccount();
  await typeInto(page, page.getByLabel('Email'), customer.email);
  await tabTo(page, button(page, 'Create an account'));
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Create an account');
  await pressOn(page, button(page, 'check out as a guest'), 'Space');
  await focusIsOn(page, 'Check out as a guest');
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
  await tabTo(page, button(page, 'Sign in'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Sign in');
  await typeInto(page, passwordIn(signInForm(page)), customer.password);
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Where should we deliver?');
});

test('CHK-03 whoever is signed in already is named, and may sign out', async () => {
  const customer = await newCustomer(shopUrl);
  const page = await atAccount();
  await button(page, 'Sign in').click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in and continue').click();
  await tabHeading(page, 'delivery').waitFor();
  await page.reload();
  await mark(page).waitFor();
  // the page may open there, or further on
  await eventually(async () => {
    if (await editAccount(page).isVisible()) await editAccount(page).click();
    return hasFocus(heading(page, 'Your account'));
  }).toBe(true);
  await page.getByText(customer.email).first().waitFor();
  await button(page, 'Sign out').click();
  await eventually(() => pathOf(page)).toBe('/');
  await eventually(() => keptToken(page)).toBe(false);
});
