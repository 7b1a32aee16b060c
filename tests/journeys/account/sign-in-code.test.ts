/** Signing in where the store asks for a mailed code. */

import { expect, test } from 'vitest';
import { lookOnce, pressOn } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { button, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shop = useOwnShop({ settings: { otp_enabled: 'true' } });

test('a wrong code leaves four tries, another account starts over, and the mailed code signs in [GEN-07 ACC-02]', async () => {
  const customer = await people.newCustomer(shop.url);
  const { page } = await newVisitor({ shopUrl: shop.url, width: 360 });
  const form = people.signInForm(page);
  const field = form.getByLabel('Code from our email');
  const sent = async () =>
    (await people.mailsTo(customer.email, shop.url)).flatMap(
      ({ text }) => /Code: (\d{6})/.exec(text)?.[1] ?? [],
    );
  await page.goto('/customer/account');
  await people.submitSignIn(page, customer);
  await focusIsOn(field);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  await pressOn(page, button(form, 'Use another account'));
  await focusIsOn(people.emailIn(form));

  await people.submitSignIn(page, customer);
  await focusIsOn(field);
  await form.getByText(`${customer.email.charAt(0)}•••@`).waitFor();
  await eventually(() => button(form, /^Send a new code in \d+ s$/).getAttribute('aria-disabled')).toBe(
    'true',
  );
  const [code = ''] = await sent();
  await page.keyboard.type(code.replaceAll(/\d/g, (digit) => `${(Number(digit) + 1) % 10}`));
  await page.keyboard.press('Enter');
  await form.getByRole('alert').getByText('You have 4 tries left.').waitFor();
  await focusIsOn(field);
  expect(await lookOnce(page, 'a wrong code')).toEqual([]);
  expect([await people.keptToken(page), (await sent()).length]).toEqual([false, 2]);

  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await people.accountButton(page, customer.firstname).waitFor();
  await eventually(() => pathOf(page)).toBe('/customer/account');
  const kept = await page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage]));
  expect(kept).not.toContain(code);
});
