/** Creating an account in a browser (§2). Each screen and state is also checked by axe. */

import { expect, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { button, openProduct, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

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
  await form
    .getByRole('alert')
    .getByText(/same email address already exists/)
    .waitFor();
  expect(await people.signInForm(page).getByRole('alert').count()).toBe(0);
  expect(await people.keptToken(page)).toBe(false);

  // nothing else has to be typed again
  await people.emailIn(form).fill(customer.email);
  await button(form, 'Create account').click();
  await people.accountButton(page, 'Rosa').waitFor();
  await eventually(() => pathOf(page)).toBe(water.path);
});
