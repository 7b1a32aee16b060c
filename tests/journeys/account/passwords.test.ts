/** A forgotten password: the mail, its link, the new password (§2). axe checks each state. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const createPassword = '/customer/account/createPassword';

/** The address in the newest mail, as its reader presses it. */
async function linkTo(email: string): Promise<URL> {
  const [mail] = await people.mailsTo(email);
  const link = /\S*\/customer\/account\/createPassword\?\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No link in: ${mail?.text ?? 'no mail'}`);
  return new URL(link, shopUrl);
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await button(page, 'Save password').click();
}

test('does not tell whether an email has an account, and leads from the mail to a new password, once [ACC-02 VAL-01]', async () => {
  const customer = await people.newCustomer();
  const shopper = await newVisitor();
  const { page } = shopper;
  await page.goto('/customer/login');
  await people.emailIn(people.signInForm(page)).fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
  const askForLink = async (email: string): Promise<string> => {
    await page.getByLabel('Email').fill(email);
    await button(page, 'Email me a link').click();
    await page.getByRole('status').getByText('Check your email').waitFor();
    return (await page.getByRole('main').innerText()).replaceAll(email, 'EMAIL');
  };
  const told = await askForLink(customer.email);
  expect(await lookOnce(page, 'the mail is on its way')).toEqual([]);
  expect(told).toContain('If there is an account for EMAIL');
  await button(page, 'Try another email').click();
  await page.getByLabel('Email').fill('no email');
  await button(page, 'Email me a link').click();
  await page.getByText('Please enter a valid email.', { exact: true }).waitFor();
  await eventually(() => hasFocus(page.getByLabel('Email'))).toBe(true);
  const guest = people.someone();
  expect(await askForLink(guest.email)).toBe(told);
  expect((await people.mailsTo(guest.email)).length).toBe(0);

  const link = await linkTo(customer.email);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password', { exact: true }).waitFor();
  await eventually(() => page.url()).toBe(`${shopUrl}${createPassword}`);
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.getByText(customer.email, { exact: true }).waitFor();
  await choose(page, 'water');
  await page.getByText(/^Password must be a minimum of 8 characters/).waitFor();
  await eventually(() => hasFocus(page.getByLabel('New password', { exact: true }))).toBe(true);
  expect(await lookOnce(page, 'a new password, refused')).toEqual([]);
  await choose(page, 'Spring2026!');

  await page.getByRole('status').getByText('Your new password is set').waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/login');
  const form = people.signInForm(page);
  await eventually(() => people.emailIn(form).inputValue()).toBe(customer.email);
  await people.passwordIn(form).fill(customer.password);
  await button(form, 'Sign in').click();
  await form.getByRole('alert').getByText(people.wrongPassword, { exact: true }).waitFor();
  const token = link.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(10);
  // the page itself, and nothing that it loads
  expect(addresses.filter((address) => address.includes(token))).toEqual([`${link.href} `]);

  shopper.expectProblem(/status of 400/);
  await page.goto(link.pathname + link.search);
  await choose(page, 'Another2026!');
  const alert = page.getByRole('alert').filter({ hasText: 'A link works once' });
  await alert.waitFor();
  expect(await lookOnce(page, 'a used link')).toEqual([]);
  await alert.getByRole('link', { name: 'Ask for a new link' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
  await page.goto(`${createPassword}?email=${encodeURIComponent(customer.email)}`);
  await page.getByText('This link is not complete').waitFor();
  expect(await lookOnce(page, 'an incomplete link')).toEqual([]);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await heading(page, 'Forgot your password?').waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await people.fillSignIn(form, customer.email, 'Spring2026!');
  await button(form, 'Sign in').click();
  await people.accountButton(page, 'Rosa').waitFor();
});
