/** Axe finds nothing in any state of the account tab and of the delivery address on a phone. */

import { expect, inject, test } from 'vitest';
import { lookAround } from '#tests/support/shopper-access.ts';
import {
  emailIn,
  newCustomer,
  passwordIn,
  registerForm,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { newEmail, wellington } from '#tests/support/shopper-goods.ts';
import { graphqlCall, hold } from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillDelivery,
  giveEmail,
  heading,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { expectRefused } from '#tests/support/shopper-refusals.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const viewport = { width: 360, height: 900 };
const required = 'This is a required field.';

test('passes axe in every state of the account tab [CHK-03, SHELL-01]', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newReturningShopper({ shopUrl, viewport });
  const { look, complaints } = await lookAround(page);
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();

  await button(page, 'Create an account').click();
  const registering = registerForm(page);
  await registering.waitFor();
  await look('a new account');
  await button(registering, 'Create account').click();
  await expectRefused(registering.getByLabel('First name'), required);
  await look('a new account, incomplete');
  await registering.getByLabel('First name').fill('Rosa');
  await registering.getByLabel('Last name').fill('Lind');
  await emailIn(registering).fill(customer.email);
  await passwordIn(registering).fill(customer.password);
  await button(registering, 'Create account').click();
  await registering.getByRole('alert').waitFor();
  await look('a new account, refused');

  await button(page, 'Sign in').click();
  const signingIn = signInForm(page);
  await signingIn.waitFor();
  await look('sign in');
  await passwordIn(signingIn).fill('Wrong4all!');
  await emailIn(signingIn).fill(customer.email);
  await button(signingIn, 'Sign in and continue').click();
  await signingIn.getByRole('alert').waitFor();
  await look('sign in, refused');
  await passwordIn(signingIn).fill(customer.password);
  const asked = await hold(page, graphqlCall('SignIn'));
  const details = await hold(page, graphqlCall('getCustomer'));
  await button(signingIn, 'Sign in and continue').click();
  await asked.asked;
  await look('signing in');
  await asked.release();
  await details.asked;
  await heading(page, 'Signing you in').waitFor();
  await look('signed in, details pending');
  await details.release();

  await tabHeading(page, 'delivery').waitFor();
  await look('delivery, signed in');
  await button(page, /^Edit Account/).click();
  await heading(page, 'Your account').waitFor();
  await look('own account');
  expect(complaints()).toEqual([]);
});

test('passes axe in every state of the delivery address, in Australia and New Zealand [ADDR-03, SHELL-01]', async () => {
  const { page } = await newReturningShopper({ shopUrl, viewport });
  const { look, complaints } = await lookAround(page);
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await expectRefused(page.getByLabel('Postcode'), required);
  await look('delivery, incomplete');
  await page.getByLabel('Country').selectOption('NZ');
  await page.getByLabel('City', { exact: true }).waitFor();
  await look('delivery, New Zealand');
  await fillDelivery(page, wellington);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await look('delivery methods, New Zealand');
  await button(page, /^Edit Delivery address/).click();
  await tabHeading(page, 'delivery').waitFor();
  await look('delivery, filled in');
  expect(complaints()).toEqual([]);
});
