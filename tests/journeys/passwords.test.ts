/** A forgotten password: the mail, its link, the new password (§2 forgotPassword and createPassword; ACC-02, TRK-04, X4). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { hasFocus } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  emailIn,
  fillSignIn,
  mailsTo,
  newCustomer,
  passwordIn,
  signInForm,
  someone,
  wrongPassword,
} from '#tests/support/shopper-account.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const newPassword = 'Spring2026!';

const newVisitor = async (): Promise<Shopper> => {
  const shopper = await newShopperPage({ shopUrl });
  await skipPictures(shopper.page);
  return shopper;
};

const askForMail = async (page: Page, email: string): Promise<void> => {
  await page.goto('/customer/forgotPassword');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Email me a link').click();
  await page.getByRole('status').getByText('Check your email').waitFor();
};

/** The address in the newest letter, as the shopper would press it. */
const linkTo = async (email: string): Promise<URL> => {
  const [letter] = await mailsTo(shopUrl, email);
  const link = /\S*\/customer\/account\/createPassword\?\S+/.exec(letter?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No link in: ${letter?.text ?? 'no letter'}`);
  return new URL(link, shopUrl);
};

const choose = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await button(page, 'Save password').click();
};

test('ACC-02 TRK-04 from "Forgot your password?" by the mail to a new password that signs in', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newVisitor();
  const { page } = shopper;
  await page.goto('/customer/login');
  await emailIn(signInForm(page)).fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  // what was typed need not be typed again
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
  await button(page, 'Email me a link').click();
  await page.getByRole('status').getByText('Check your email').waitFor();

  const link = await linkTo(customer.email);
  const addresses: string[] = [];
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password', { exact: true }).waitFor();
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await eventually(() => page.url()).toBe(`${shopUrl}/customer/account/createPassword`);
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.getByText(customer.email, { exact: true }).waitFor();
  await choose(page, newPassword);

  await page.getByRole('status').getByText('Your new password is set').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/login');
  const form = signInForm(page);
  await eventually(() => emailIn(form).inputValue()).toBe(customer.email);
  await passwordIn(form).fill(customer.password);
  await button(form, 'Sign in').click();
  await form.getByRole('alert').getByText(wrongPassword, { exact: true }).waitFor();
  await passwordIn(form).fill(newPassword);
  await button(form, 'Sign in').click();
  await accountButton(page, 'Rosa').waitFor();
  const token = link.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('ACC-02 a link that was used says so and leads to a new one', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newVisitor();
  const { page } = shopper;
  shopper.expectProblem(/status of 400/);
  await askForMail(page, customer.email);
  const link = await linkTo(customer.email);
  await page.goto(link.pathname + link.search);
  await choose(page, newPassword);
  await page.getByText('Your new password is set').waitFor();

  await page.goto(link.pathname + link.search);
  await choose(page, 'Another2026!');
  const alert = page.getByRole('alert').filter({ hasText: 'A link works once' });
  await alert.waitFor();
  await alert.getByRole('link', { name: 'Ask for a new link' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);

  // the password stays what the first use made it
  await page.goto('/customer/login');
  await fillSignIn(signInForm(page), customer.email, newPassword);
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, 'Rosa').waitFor();
});

test('ACC-02 the same is said whether there is such an account or not, and only one gets a letter', async () => {
  const customer = await newCustomer(shopUrl);
  const stranger = someone();
  const { page } = await newVisitor();
  const saidTo = async (email: string): Promise<string> => {
    await askForMail(page, email);
    return (await page.getByRole('main').innerText()).replaceAll(email, 'EMAIL');
  };
  const said = await saidTo(customer.email);
  expect(await saidTo(stranger.email)).toBe(said);
  expect(said).toContain('If there is an account for EMAIL');
  expect((await mailsTo(shopUrl, stranger.email)).length).toBe(0);

  await button(page, 'Try another email').click();
  await eventually(() => page.getByLabel('Email').count()).toBe(1);
  await page.getByLabel('Email').fill('nobody');
  await button(page, 'Email me a link').click();
  await page.getByText('Please enter a valid email.', { exact: true }).waitFor();
  await eventually(() => hasFocus(page.getByLabel('Email'))).toBe(true);
});

test('ACC-02 VAL-01 a weak password is refused by its rule, and a link that is not complete leads to a new one', async () => {
  const { page } = await newVisitor();
  await page.goto('/customer/account/createPassword?email=rosa%40example.com&token=sometoken');
  await choose(page, 'water');
  await page.getByText(/^Password must be a minimum of 8 characters/).waitFor();
  await eventually(() => hasFocus(page.getByLabel('New password', { exact: true }))).toBe(true);

  await page.goto('/customer/account/createPassword?email=rosa%40example.com');
  await page.getByText('This link is not complete').waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/forgotPassword');
});
