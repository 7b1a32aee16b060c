/** Everyone can sign in: no violation axe knows of in any state of these pages, nothing wider than a small phone (look.md; ACC-02, SHELL-08, SHELL-14). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect, type Complaint } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  emailIn,
  expiryDialog,
  fillSignIn,
  newCustomer,
  passwordIn,
  registerForm,
  signIn,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { answer, calls, graphqlCall, hold, skipPictures, treat } from '#tests/support/shopper-network.ts';
import { addToCart, button, heading, openProduct } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

test.each([360, 1280])(
  'ACC-02 SHELL-08 SHELL-14 axe finds nothing where one signs in, at %i px',
  { timeout: 600_000 },
  async (width) => {
    const customer = await newCustomer(shopUrl);
    const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
    const { page } = shopper;
    const complaints: Complaint[] = [];
    const look = async (where: string): Promise<void> =>
      void complaints.push(...(await inspect(page, where)));
    shopper.expectProblem(/status of 40[01]/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await skipPictures(page);

    await page.goto('/customer/login');
    await signInForm(page).waitFor();
    await look('sign in');
    await button(signInForm(page), 'Sign in').click();
    await button(registerForm(page), 'Create account').click();
    await passwordIn(registerForm(page)).fill('water4');
    await page.getByText(/^Password must be a minimum/).waitFor();
    await look('both forms refused');
    await fillSignIn(signInForm(page), customer.email, 'Wrong4all!');
    await button(signInForm(page), 'Show password').click();
    await button(signInForm(page), 'Sign in').click();
    await signInForm(page).getByRole('alert').waitFor();
    await look('sign-in refused by the server');
    const held = await hold(page, graphqlCall('SignIn'));
    await button(signInForm(page), 'Sign in').click();
    await held.asked;
    await look('signing in');
    // never answered: whoever was signed in by then would be led away from the next pages
    await page.goto('/create-account?email=rosa%40example.com&firstName=Rosa&lastName=Lind');
    await emailIn(registerForm(page)).waitFor();
    await look('create account, filled in');
    await page.goto('/customer/forgotPassword');
    await page.getByLabel('Email').waitFor();
    await look('forgot password');
    await page.getByLabel('Email').fill(customer.email);
    await button(page, 'Email me a link').click();
    await page.getByText('Check your email').waitFor();
    await look('mail on its way');
    await page.goto('/customer/account/createPassword');
    await page.getByText('This link is not complete').waitFor();
    await look('incomplete link');
    await page.goto('/customer/account/createPassword?email=rosa%40example.com&token=used');
    await page.getByLabel('New password', { exact: true }).fill('Water4all!');
    await look('new password');
    await button(page, 'Save password').click();
    await page.getByRole('alert').getByText('A link works once').waitFor();
    await look('used link');

    await signIn(page, customer);
    await accountButton(page, 'Rosa').click();
    await page.getByRole('region', { name: 'Account' }).waitFor();
    await look('account menu');
    await page.keyboard.press('Escape');
    if (width < 1024) {
      await button(page, 'Menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Rosa Lind').waitFor();
      await look('menu, signed in');
    }
    await openProduct(page, water);
    await heading(page, water.name).first().waitFor();
    await treat(page, calls.add, answer(401, { message: 'The consumer is not authorized.' }), 1);
    await addToCart(page);
    const dialog = expiryDialog(page);
    await passwordIn(dialog).waitFor();
    await look('expired, with something unfinished');
    await passwordIn(dialog).fill('Wrong4all!');
    await button(dialog, 'Sign in and continue').click();
    await dialog.getByRole('alert').waitFor();
    await look('expired, refused');
    await button(dialog, 'Ok').click();
    await heading(page, 'Sign in or register').waitFor();
    await look('sign in again');

    expect(complaints).toEqual([]);
  },
);
