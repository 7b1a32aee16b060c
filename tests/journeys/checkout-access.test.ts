/** Everyone can check out: no violation axe knows of at the account and the address in any of their states, and the keyboard alone suffices (look.md; CHK-03, CHK-10). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Shopper } from '#tests/support/browser.ts';
import { hasFocus, inspect, pressOn, typeInto, type Complaint } from '#tests/support/shopper-access.ts';
import {
  emailIn,
  newCustomer,
  passwordIn,
  registerForm,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, newEmail, wellington } from '#tests/support/shopper-goods.ts';
import { graphqlCall, hold } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  cardInput,
  continueButton,
  fillDelivery,
  giveEmail,
  heading,
  placeOrderButton,
  readOrderNumber,
  receiptHeading,
  tabHeading,
  waitForCard,
  waitForState,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const widths = [360, 1280] as const;
const long = { timeout: 240_000 };

/** The merchant's terms, where there are any to tick. */
const agreeToAll = async (page: Page): Promise<void> => {
  for (const box of await page.getByRole('checkbox', { name: /agree/i }).all()) await box.check();
};

/** Looks at one state after another; what is found is told at the end, all at once. */
const looker = async ({ page }: Shopper) => {
  const complaints: Complaint[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    look: async (where: string): Promise<void> => void complaints.push(...(await inspect(page, where))),
    complaints: (): readonly Complaint[] => complaints,
  };
};

const viewportOf = (width: number) => ({ width, height: 900 });
const isInvalid = (page: Page, label: string) =>
  eventually(() => page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe('true');

test.each(widths)(
  'CHK-03 SHELL-01 axe finds nothing in any state of the account tab, at %i px',
  long,
  async (width) => {
    const customer = await newCustomer(shopUrl);
    const shopper = await newReturningShopper({ shopUrl, viewport: viewportOf(width) });
    const { page } = shopper;
    const { look, complaints } = await looker(shopper);
    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();

    await button(page, 'Create an account').click();
    await registerForm(page).waitFor();
    await look('a new account');
    await button(registerForm(page), 'Create account').click();
    await isInvalid(page, 'First name');
    await look('a new account, incomplete');
    await registerForm(page).getByLabel('First name').fill('Rosa');
    await registerForm(page).getByLabel('Last name').fill('Lind');
    await emailIn(registerForm(page)).fill(customer.email);
    await passwordIn(registerForm(page)).fill(customer.password);
    await button(registerForm(page), 'Create account').click();
    await registerForm(page).getByRole('alert').waitFor();
    await look('a new account, refused');

    await button(page, 'Sign in').click();
    await signInForm(page).waitFor();
    await look('sign in');
    await passwordIn(signInForm(page)).fill('Wrong4all!');
    await emailIn(signInForm(page)).fill(customer.email);
    await button(signInForm(page), 'Sign in and continue').click();
    await signInForm(page).getByRole('alert').waitFor();
    await look('sign in, refused');
    await passwordIn(signInForm(page)).fill(customer.password);
    const asked = await hold(page, graphqlCall('SignIn'));
    const details = await hold(page, graphqlCall('getCustomer'));
    await button(signInForm(page), 'Sign in and continue').click();
    await asked.asked;
    await look('signing in');
    await asked.release();
    await details.asked;
    await heading(page, 'Signing you in').waitFor();
    await look('welcomed');
    await details.release();

    await tabHeading(page, 'delivery').waitFor();
    await look('delivery, signed in');
    await button(page, /^Edit Account/).click();
    await heading(page, 'Your account').waitFor();
    await look('own account');
    expect(complaints()).toEqual([]);
  },
);

test.each(widths)(
  'ADDR-03 SHELL-01 axe finds nothing at the delivery address, here or in New Zealand, at %i px',
  long,
  async (width) => {
    const shopper = await newReturningShopper({ shopUrl, viewport: viewportOf(width) });
    const { page } = shopper;
    const { look, complaints } = await looker(shopper);
    await page.goto('/checkout');
    await giveEmail(page, newEmail());
    await tabHeading(page, 'delivery').waitFor();
    await look('delivery, empty');
    await continueButton(page).click();
    await isInvalid(page, 'Postcode');
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
  },
);

test('SHELL-01 CHK-03 CHK-10 a customer signs in and buys with the keyboard alone, from the cart to the receipt', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  allowSilencedTelemetry(shopper);
  const focusIsOn = (name: string) => eventually(() => hasFocus(heading(page, name))).toBe(true);
  await page.goto('/cart');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Checkout' }));
  await focusIsOn('Check out as a guest');
  await pressOn(page, button(page, 'Sign in'));
  await focusIsOn('Sign in');
  await typeInto(page, emailIn(signInForm(page)), customer.email);
  await typeInto(page, passwordIn(signInForm(page)), customer.password);
  await page.keyboard.press('Enter');
  await focusIsOn('Where should we deliver?');
  const type = async (label: string, text: string): Promise<void> =>
    typeInto(page, page.getByLabel(label, { exact: true }), text);
  await type('First name', brisbane.firstname);
  await type('Last name', brisbane.lastname);
  await type('Phone', brisbane.telephone);
  await type('Street address', brisbane.street);
  await type('Suburb', brisbane.city);
  await type('Postcode', brisbane.postcode);
  await waitForState(page, 'Queensland');
  await typeInto(page, page.getByLabel('State/Territory'), 'Queen');
  await pressOn(page, continueButton(page));
  await focusIsOn('How should we deliver?');
  await pressOn(page, continueButton(page), 'Space');
  await focusIsOn('How would you like to pay?');
  await waitForCard(page);
  await typeInto(page, cardInput(page, 'number'), goodCard.number);
  await typeInto(page, cardInput(page, 'expirationDate'), '1234');
  await typeInto(page, cardInput(page, 'cvv'), goodCard.cvv);
  await agreeToAll(page);
  await pressOn(page, placeOrderButton(page), 'Space');
  await readOrderNumber(page);
  await eventually(() => hasFocus(receiptHeading(page))).toBe(true);
  expect(await button(page, 'Create an account').count()).toBe(0);
});
