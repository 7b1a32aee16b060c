/** Signing in and out, creating an account, a forgotten password (§2 and §4); axe checks each. */

import { expect, test, inject } from 'vitest';
import { accountPaths } from '#paths.ts';
import { hasFocus, lookOnce, pressOn, typeInto } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { graphqlCall, hold, watch } from '#tests/support/shopper-network.ts';
import { button, heading, openProduct, pathOf, toast } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import type { Page } from 'playwright-core';

test('refuses empty fields and a wrong password in words, then leads back to the page left for signing in [ACC-02 SESS-07]', async () => {
  const customer = await people.newCustomer();
  const { page } = await newVisitor();
  await openProduct(page, water);
  await people.signInLink(page).click();
  await eventually(() => pathOf(page)).toBe('/customer/login');

  const form = people.signInForm(page);
  await button(form, 'Sign in').click();
  await eventually(() => hasFocus(people.emailIn(form))).toBe(true);
  await eventually(() => form.getByText('This is a required field.', { exact: true }).count()).toBe(2);
  await people.fillSignIn(form, 'rosa@example', 'short');
  await button(form, 'Sign in').click();
  await form.getByText('Please enter a valid email.', { exact: true }).waitFor();
  // an account may be older than the rule for new passwords
  await eventually(() => people.passwordIn(form).getAttribute('aria-invalid')).toBeNull();

  await people.fillSignIn(form, customer.email, 'Wrong4all!');
  await button(form, 'Sign in').click();
  await form.getByRole('alert').getByText(people.wrongPassword, { exact: true }).waitFor();
  expect(await people.registerForm(page).getByRole('alert').count()).toBe(0);
  expect(await people.expiryDialog(page).isVisible()).toBe(false);
  expect(await people.keptToken(page)).toBe(false);
  expect(await lookOnce(page, 'sign-in refused by the server')).toEqual([]);

  const requests = watch(page, graphqlCall('SignIn'));
  const held = await hold(page, graphqlCall('SignIn'));
  await people.passwordIn(form).fill(customer.password);
  await people.passwordIn(form).press('Enter');
  await held.asked;
  await form.getByText('Signing you in…').waitFor();
  await eventually(() => button(form, 'Sign in').getAttribute('aria-busy')).toBe('true');
  expect(await lookOnce(page, 'signing in')).toEqual([]);
  await people.passwordIn(form).press('Enter');
  await held.release();
  await heading(page, water.name).first().waitFor();
  await eventually(() => pathOf(page)).toBe(water.path);
  await people.accountButton(page, 'Rosa').waitFor();
  expect(requests()).toBe(1);
  await eventually(() => people.keptToken(page)).toBe(true);

  // the form has left the history
  await page.goBack();
  await eventually(() => pathOf(page)).not.toBe('/customer/login');
  // shown for three seconds, perhaps while the page is still loading
  const told = toast(page, 'You are signed in already.').waitFor();
  await page.goto('/login');
  await told;
  await heading(page, 'Best sellers').waitFor();
  await eventually(() => pathOf(page)).toBe('/');
});

test('signs in and out with the keyboard alone [SHELL-14 BEY-07]', async () => {
  const customer = await people.newCustomer();
  const { page } = await newVisitor();
  await page.goto('/');
  await pressOn(page, people.signInLink(page));
  const form = people.signInForm(page);
  await typeInto(page, people.emailIn(form), customer.email);
  await typeInto(page, people.passwordIn(form), customer.password);
  await pressOn(page, button(form, 'Show password'));
  await eventually(() => people.passwordIn(form).getAttribute('type')).toBe('text');
  await pressOn(page, button(form, 'Hide password'), 'Space');
  await eventually(() => people.passwordIn(form).getAttribute('type')).toBe('password');
  await pressOn(page, button(form, 'Sign in'));

  const account = people.accountButton(page, 'Rosa');
  const menu = page.getByRole('region', { name: 'Account' });
  await pressOn(page, account);
  await eventually(() => menu.innerText()).toContain(customer.email);
  expect(await lookOnce(page, 'the account menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await focusIsOn(account);

  // a link to the page that is already open leads to its beginning
  const overview = page.getByRole('banner').getByRole('link', { name: 'Account overview', exact: true });
  await page.goto(accountPaths.overview);
  await page.getByRole('main').getByRole('link').first().waitFor();
  await account.press('Enter');
  await pressOn(page, overview);
  await focusIsOn(page.getByRole('main'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await account.press('Enter');
  await pressOn(page, button(menu, 'Sign Out'));
  await people.signInLink(page).waitFor();
  await eventually(() => people.keptToken(page)).toBe(false);
  expect(await page.locator('body').innerText()).not.toContain(customer.email);
});

test('ticks off the rule of passwords, refuses an email that has an account, then creates a commercial customer [ACC-02 VAL-01]', async () => {
  const [customer, other] = [people.someone(), await people.newCustomer()];
  const { page } = await newVisitor();
  await openProduct(page, water);
  await people.signInLink(page).click();
  const form = people.registerForm(page);
  const done = form.getByRole('list', { name: 'A password needs' }).getByText(', done');
  await button(form, 'Create account').click();
  await eventually(() => hasFocus(form.getByLabel('First name'))).toBe(true);
  await eventually(() => form.getByText('This is a required field.', { exact: true }).count()).toBe(4);

  await people.passwordIn(form).fill('water');
  await eventually(() => done.count()).toBe(1);
  await form
    .getByText(
      'Password must be a minimum of 8 characters and should include a mix of lower and upper case letters, numbers and special characters.',
      { exact: true },
    )
    .waitFor();
  await button(people.signInForm(page), 'Sign in').click();
  expect(await lookOnce(page, 'both forms refused')).toEqual([]);
  await people.passwordIn(form).fill('water4all!');
  await eventually(() => done.count()).toBe(5);
  await eventually(() => people.passwordIn(form).getAttribute('aria-invalid')).toBeNull();

  await form.getByRole('radio', { name: 'Commercial' }).check();
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Lind');
  await people.emailIn(form).fill(other.email);
  await form.getByLabel('Phone').fill('0400 000 000');
  await people.passwordIn(form).fill(customer.password);
  await form.getByLabel('Send me news and offers by email').check();
  await button(form, 'Create account').click();
  // above the button: on a phone the top of the form is out of view
  const refusal = form.locator('[role=alert]:has(+ button)');
  await refusal.getByText(/same email address already exists/).waitFor();
  expect(await people.signInForm(page).getByRole('alert').count()).toBe(0);
  expect(await people.keptToken(page)).toBe(false);

  // nothing else has to be typed again
  await people.emailIn(form).fill(customer.email);
  await button(form, 'Create account').click();
  await people.accountButton(page, 'Rosa').waitFor();
  await eventually(() => pathOf(page)).toBe(water.path);
});

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
