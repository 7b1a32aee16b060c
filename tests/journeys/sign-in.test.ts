/** Signing in and out, as shoppers do it (§2, §4; ACC-02, ROUTE-01, ROUTE-14, SHELL-04, SHELL-14). */

import { describe, expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { hasFocus, pressOn, typeInto } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  emailIn,
  expiryDialog,
  fillSignIn,
  keptToken,
  newCustomer,
  passwordIn,
  registerForm,
  signIn,
  signInForm,
  signInLink,
  wrongPassword,
} from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { graphqlCall, hold, skipPictures, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, heading, openProduct, pathOf, toast } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const required = 'This is a required field.';

const newVisitor = async (width = 1280): Promise<Shopper> => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

describe('signing in', () => {
  test('ROUTE-01 ROUTE-14 SESS-07 a wrong password is refused in words, the right one leads back to where one was', async () => {
    const customer = await newCustomer(shopUrl);
    const { page } = await newVisitor();
    await openProduct(page, water);
    await signInLink(page).click();
    await heading(page, 'Sign in or register').waitFor();
    await eventually(() => pathOf(page)).toBe('/customer/login');

    const form = signInForm(page);
    await fillSignIn(form, customer.email, 'Wrong4all!');
    await button(form, 'Sign in').click();
    await form.getByRole('alert').getByText(wrongPassword, { exact: true }).waitFor();
    expect(await registerForm(page).getByRole('alert').count()).toBe(0);
    expect(await expiryDialog(page).isVisible()).toBe(false);
    expect(await keptToken(page)).toBe(false);

    await passwordIn(form).fill(customer.password);
    await passwordIn(form).press('Enter');
    await heading(page, water.name).first().waitFor();
    await eventually(() => pathOf(page)).toBe(water.path);
    await accountButton(page, 'Rosa').waitFor();
    await eventually(() => keptToken(page)).toBe(true);
    // going back does not lead to the form again
    await page.goBack();
    await eventually(() => pathOf(page)).not.toBe('/customer/login');

    await page.goto('/');
    await accountButton(page, 'Rosa').waitFor();
  });

  test('ACC-02 says what is missing under each field, and leads to the first of them', async () => {
    const { page } = await newVisitor();
    await page.goto('/login');
    const form = signInForm(page);
    await button(form, 'Sign in').click();
    await eventually(() => hasFocus(emailIn(form))).toBe(true);
    await eventually(() => form.getByText(required, { exact: true }).count()).toBe(2);
    await emailIn(form).fill('rosa@example');
    await passwordIn(form).fill('short');
    await button(form, 'Sign in').click();
    await form.getByText('Please enter a valid email.', { exact: true }).waitFor();
    // an account may be older than the rule for new passwords
    await eventually(() => passwordIn(form).getAttribute('aria-invalid')).toBeNull();
  });

  test('ACC-02 says that it is working, and sends it once', async () => {
    const customer = await newCustomer(shopUrl);
    const { page } = await newVisitor();
    const requests = watch(page, graphqlCall('SignIn'));
    const held = await hold(page, graphqlCall('SignIn'));
    await page.goto('/customer/login');
    const form = signInForm(page);
    await fillSignIn(form, customer.email, customer.password);
    await button(form, 'Sign in').click();
    await held.asked;
    await form.getByText('Signing you in…').waitFor();
    await eventually(() => button(form, 'Sign in').getAttribute('aria-busy')).toBe('true');
    await eventually(() => button(registerForm(page), 'Create account').getAttribute('aria-busy')).toBeNull();
    await passwordIn(form).press('Enter');
    await held.release();
    await accountButton(page, 'Rosa').waitFor();
    await eventually(() => pathOf(page)).toBe('/');
    expect(requests()).toBe(1);
  });

  test('ROUTE-01 whoever is signed in already is told so, and goes home or back', async () => {
    const customer = await newCustomer(shopUrl);
    const { page } = await newVisitor();
    await signIn(page, customer);
    // it is gone after a while, be the page still loading or not
    const told = toast(page, 'You are signed in already.').waitFor();
    await page.goto('/login');
    await told;
    await heading(page, 'Best sellers').waitFor();
    await eventually(() => pathOf(page)).toBe('/');
  });

  test('SHELL-14 SESS-02 with the keyboard alone: in, the account menu, and out', async () => {
    const customer = await newCustomer(shopUrl);
    const { page } = await newVisitor();
    await page.goto('/');
    await pressOn(page, signInLink(page));
    const form = signInForm(page);
    await form.waitFor();
    await typeInto(page, emailIn(form), customer.email);
    await typeInto(page, passwordIn(form), customer.password);
    await pressOn(page, button(form, 'Show password'));
    await eventually(() => passwordIn(form).getAttribute('type')).toBe('text');
    await pressOn(page, button(form, 'Hide password'), 'Space');
    await eventually(() => passwordIn(form).getAttribute('type')).toBe('password');
    await pressOn(page, button(form, 'Sign in'));

    const account = accountButton(page, 'Rosa');
    const menu = page.getByRole('region', { name: 'Account' });
    await pressOn(page, account);
    await menu.waitFor();
    await eventually(() => menu.innerText()).toContain(customer.email);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(account)).toBe(true);
    await page.keyboard.press('Enter');
    await pressOn(page, button(menu, 'Sign Out'));
    await signInLink(page).waitFor();
    await eventually(() => keptToken(page)).toBe(false);
  });

  test('SHELL-14 SESS-02 signing out in the header says so, leads home and forgets', async () => {
    const customer = await newCustomer(shopUrl);
    const { page } = await newVisitor();
    await signIn(page, customer);
    await openProduct(page, water);
    const held = await hold(page, graphqlCall('SignOut'));
    await accountButton(page, 'Rosa').click();
    await button(page, 'Sign Out').click();
    await held.asked;
    await page.getByRole('banner').getByText('Signing out…').waitFor();
    await held.release();
    await signInLink(page).waitFor();
    await eventually(() => pathOf(page)).toBe('/');
    expect(await keptToken(page)).toBe(false);
    expect(await page.locator('body').innerText()).not.toContain(customer.email);
  });

  test('SHELL-04 the menu of a phone leads to signing in, names the customer and signs out', async () => {
    const customer = await newCustomer(shopUrl);
    const { page } = await newVisitor(360);
    await page.goto(water.path);
    await heading(page, water.name).first().waitFor();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button(page, 'Menu').click();
    expect(await menu.getByRole('region', { name: 'Account' }).count()).toBe(0);
    await menu.getByRole('link', { name: 'Sign in or register' }).click();
    const form = signInForm(page);
    await fillSignIn(form, customer.email, customer.password);
    await button(form, 'Sign in').click();
    await accountButton(page, 'Rosa').waitFor();
    await eventually(() => pathOf(page)).toBe(water.path);

    await button(page, 'Menu').click();
    const account = menu.getByRole('region', { name: 'Account' });
    await eventually(() => account.innerText()).toContain('Rosa Lind');
    await button(account, 'Sign Out').click();
    await signInLink(page).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => pathOf(page)).toBe('/');
  });
});
