/** After signing out the way back through the history leads past nothing of the customer (BEY-08, TRK-04). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import {
  accountButton,
  emailIn,
  fillSignIn,
  newCustomer,
  registerForm,
  signInForm,
  signInLink,
} from '#tests/support/shopper-account.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

const entry = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({
    history: JSON.stringify(window.history.state),
    session: JSON.stringify({ ...window.sessionStorage }),
    inputs: [...document.querySelectorAll('input')].map(({ value }) => value).join(),
    text: document.body.innerText,
  }));

test('BEY-08 TRK-04 what was handed on from page to page is in no entry of the history once signed out', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const query = new URLSearchParams({ email: customer.email, firstName: 'Rosa', lastName: 'Lind' });
  await page.goto(`/create-account?${query}`);
  await eventually(() => emailIn(registerForm(page)).inputValue()).toBe(customer.email);
  expect((await entry(page))['history']).not.toContain(customer.email);

  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await emailIn(signInForm(page)).fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
  // there is something to be found, but not in the history
  const before = await entry(page);
  expect(before['history']).not.toContain(customer.email);
  expect(before['session']).toContain(customer.email);
  await page.reload();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe(customer.email);

  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in').click();
  // arriving at another page closes every menu
  await signInForm(page).waitFor({ state: 'detached' });
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();

  const passed: string[] = [];
  for (const path of ['/customer/forgotPassword', '/customer/login', '/create-account']) {
    while (pathOf(page) !== path)
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            window.addEventListener('popstate', resolve, { once: true });
            window.history.back();
          }),
      );
    await heading(page, /password|Sign in|account/)
      .first()
      .waitFor();
    for (const [place, text] of Object.entries(await entry(page)))
      if (/Rosa|Lind/.test(text) || text.includes(customer.email)) passed.push(`${path}: ${place}`);
  }
  expect(passed).toEqual([]);
});
