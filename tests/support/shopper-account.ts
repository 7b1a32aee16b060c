/** Customers: created through the API, signing in, and the mail they get. */

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ShopApi } from './shopper-api.ts';
import { newEmail } from './shopper-goods.ts';
import { button } from './shopper-pages.ts';

export interface Customer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

export const timedOut = 'Your session has timed out, please login again.';
export const wrongPassword =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

export const someone = (): Customer => ({
  email: newEmail(),
  firstname: 'Rosa',
  lastname: 'Lind',
  password: 'Water4all!',
});

/** Of the demonstration, with a cart and orders that other tests may find changed. */
export const demoCustomer = (firstname: string): Customer => ({
  email: `${firstname.toLowerCase()}@example.com`,
  firstname,
  lastname: '',
  password: 'Water4all!',
});

/** A new account for this test alone, registered from its own network address. */
export const newCustomer = async (
  shopUrl = inject('shopUrl'),
  particulars: Readonly<Record<string, unknown>> = {},
): Promise<Customer> => {
  const customer = someone();
  const home = `2001:db8::${randomUUID().slice(9, 23).replaceAll('-', ':')}`;
  await new ShopApi(shopUrl, { address: home }).graphql(
    `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
    { input: { ...customer, is_subscribed: false, ...particulars } },
  );
  return customer;
};

export const signInForm = (page: Page): Locator => page.getByRole('form', { name: 'Sign in', exact: true });
export const registerForm = (page: Page): Locator => page.getByRole('form', { name: 'Create an account' });
export const emailIn = (form: Locator): Locator => form.getByLabel('Email', { exact: true });
export const passwordIn = (form: Locator): Locator => form.getByLabel('Password', { exact: true });

export const signInLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in or register' });
export const accountButton = (page: Page, name: string): Locator =>
  button(page.getByRole('banner'), `Account of ${name}`);
export const expiryDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please sign in again' });

/** In the dialog of an ended session, until it has closed. */
export const signInAgain = async (page: Page, { password }: Pick<Customer, 'password'>): Promise<void> => {
  const dialog = expiryDialog(page);
  await dialog.getByText(timedOut, { exact: true }).waitFor();
  expect(await dialog.count(), 'dialogs').toBe(1);
  await passwordIn(dialog).fill(password);
  await button(dialog, 'Sign in and continue').click();
  await dialog.waitFor({ state: 'hidden' });
};

export const fillSignIn = async (form: Locator, email: string, password: string): Promise<void> => {
  await emailIn(form).fill(email);
  await passwordIn(form).fill(password);
};

/** Fills the sign-in page's form and sends it. */
export const submitSignIn = async (
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> => {
  await fillSignIn(signInForm(page), email, password);
  await button(signInForm(page), 'Sign in').click();
};

/** Through the sign-in page, until it is left: arriving at another page closes every menu. */
export const signIn = async (page: Page, customer: Customer): Promise<void> => {
  await page.goto('/customer/login');
  await submitSignIn(page, customer);
  await accountButton(page, customer.firstname).waitFor();
  await signInForm(page).waitFor({ state: 'detached' });
};

/** Whether a token is stored. */
export const keptToken = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(window.localStorage).some((key) => key.endsWith('signin_token')));

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Mail to this address, the newest first. */
export const mailsTo = async (email: string, shopUrl = inject('shopUrl')): Promise<readonly Mail[]> => {
  const response = await fetch(`${shopUrl}/dev/mail`, { headers: { Accept: 'application/json' } });
  const mails = (await response.json()) as readonly Mail[];
  return mails.filter(({ recipient }) => recipient === email);
};
