/** The session times out: the dialog, all its ways out, and where they lead (SHELL-08, SESS-04, BEY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  emailIn,
  expiryDialog,
  keptToken,
  newCustomer,
  passwordIn,
  signIn,
  signInAgain,
  signInForm,
  signInLink,
  timedOut,
  wrongPassword,
  type Customer,
} from '#tests/support/shopper-account.ts';
import { brisbane, smallWater, water } from '#tests/support/shopper-goods.ts';
import { calls, expired, graphqlCall, skipPictures, treat, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  continueButton,
  drawer,
  fillDelivery,
  heading,
  openProduct,
  pathOf,
  quantityBox,
  tabHeading,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

interface SignedIn extends Shopper {
  readonly customer: Customer;
}

const newSignedIn = async (): Promise<SignedIn> => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  await skipPictures(shopper.page);
  await signIn(shopper.page, customer);
  shopper.expectProblem(/status of 401/);
  return { ...shopper, customer };
};

const wholeDialog = async (page: Page): Promise<void> => {
  await expiryDialog(page).waitFor();
  await expiryDialog(page).getByText(timedOut, { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
};

/** The token dies while the page only reads. */
const timeOutReading = async (page: Page): Promise<void> => {
  await treat(page, graphqlCall('getCustomer'), expired, 1);
  await openProduct(page, water);
  await wholeDialog(page);
};

test('SHELL-08 SESS-04 Ok leads to the sign-in page, and signing in leads back to where one was', async () => {
  const { page, customer } = await newSignedIn();
  await timeOutReading(page);
  const dialog = expiryDialog(page);
  await passwordIn(dialog).waitFor();
  await button(dialog, 'Ok').click();
  await heading(page, 'Sign in or register').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/login');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(timedOut, { exact: true }).waitFor();
  const form = signInForm(page);
  await eventually(() => emailIn(form).inputValue()).toBe(customer.email);
  await passwordIn(form).fill('Wrong4all!');
  await button(form, 'Sign in').click();
  await form.getByRole('alert').getByText(wrongPassword, { exact: true }).waitFor();
  expect(await dialog.isVisible()).toBe(false);
  await passwordIn(form).fill(customer.password);
  await button(form, 'Sign in').click();
  await heading(page, water.name).first().waitFor();
  await eventually(() => pathOf(page)).toBe(water.path);
  await accountButton(page, 'Rosa').waitFor();
});

test.each(['Close', 'Escape', 'mask'])(
  'SHELL-08 closing it by %s goes on as a guest, on the same page',
  async (way) => {
    const { page, customer } = await newSignedIn();
    await timeOutReading(page);
    const dialog = expiryDialog(page);
    if (way === 'Close') await button(dialog, 'Close').click();
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'mask') await page.mouse.click(20, 700);
    await dialog.waitFor({ state: 'hidden' });
    await signInLink(page).waitFor();
    await eventually(() => pathOf(page)).toBe(water.path);
    await eventually(() => keptToken(page)).toBe(false);
    expect(await page.locator('body').innerText()).not.toContain(customer.email);
    // it is not asked a second time
    await page.reload();
    await heading(page, water.name).first().waitFor();
    await signInLink(page).waitFor();
    expect(await expiryDialog(page).isVisible()).toBe(false);
  },
);

test('SHELL-08 BEY-02 with an unfinished action one signs in right there, and it is done', async () => {
  const { page, customer } = await newSignedIn();
  await openProduct(page, water);
  const additions = watch(page, calls.add);
  await treat(page, calls.add, expired, 1);
  await addToCart(page);
  await wholeDialog(page);
  const dialog = expiryDialog(page);
  await eventually(() => emailIn(dialog).inputValue()).toBe(customer.email);
  await button(dialog, 'Sign in and continue').click();
  await dialog.getByText('This is a required field.', { exact: true }).waitFor();
  await eventually(() => hasFocus(passwordIn(dialog))).toBe(true);

  await passwordIn(dialog).fill('Wrong4all!');
  await button(dialog, 'Sign in and continue').click();
  await dialog.getByRole('alert').getByText(wrongPassword, { exact: true }).waitFor();
  await passwordIn(dialog).fill(customer.password);
  await passwordIn(dialog).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await drawer(page).waitFor();
  await eventually(() => cartLines(drawer(page)).count()).toBe(1);
  await eventually(() => pathOf(page)).toBe(water.path);
  // once refused, once done
  expect(additions()).toBe(2);
});

test('SHELL-08 SHELL-10 it stands above an open cart, which is there again afterwards', async () => {
  const { page, customer } = await newSignedIn();
  await openProduct(page, smallWater);
  await addToCart(page);
  await drawer(page).waitFor();
  const box = quantityBox(drawer(page), smallWater);
  await box.waitFor();
  await treat(page, calls.update, expired, 1);
  await button(drawer(page), `Increase quantity of ${smallWater.name}`).click();
  await signInAgain(page, customer);
  await drawer(page).waitFor();
  await eventually(() => quantityBox(drawer(page), smallWater).inputValue()).toBe('2');
});

test('SHELL-08 at the checkout, closing it leaves a guest with an empty cart, not with a page that waits for ever', async () => {
  const { page } = await newSignedIn();
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  await page.goto('/checkout');
  await tabHeading(page, 'delivery').waitFor();
  const estimate = '**/rest/V1/carts/mine/estimate-shipping-methods';
  await page.route(estimate, expired);
  await fillDelivery(page, brisbane);
  await continueButton(page).click();
  await wholeDialog(page);
  expect(await lookOnce(page, 'the dialog above the checkout')).toEqual([]);
  await page.keyboard.press('Escape');
  await expiryDialog(page).waitFor({ state: 'hidden' });
  await heading(page, 'There is nothing to check out yet').waitFor();
  await eventually(() => pathOf(page)).toBe('/checkout');
});
