/** The address book, kept with the keyboard alone, and what the checkout begins with (§2). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { lookAround, lookOnce, wordless } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  fillSignIn,
  newCustomer,
  signIn,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import {
  focusIsOn,
  typeAddress,
  walkAndPress,
  walkAndType,
  walkTo,
} from '#tests/support/shopper-keyboard.ts';
import {
  addToCart,
  backToDelivery,
  button,
  drawer,
  heading,
  openProduct,
  pathOf,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const book = '/customer/account/management/address';
const named = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` });
const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const save = (page: Page) => button(page, 'Save address');

test('adds, changes and deletes addresses with the keyboard alone; the checkout begins with the new default [ADDR-08, CHK-15]', async () => {
  const { customer } = await newResident(shopUrl);
  const shopper = await newVisitor();
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, [360, 1280]);

  await page.goto(book);
  await heading(page, 'Sign in or register').waitFor();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in').click();
  await named(page, 'The shed').waitFor();
  expect(pathOf(page)).toBe(book);
  expect(await entries(page)).toEqual(['Home', 'The shed']);
  // the default address cannot be deleted
  expect(await button(page, /^Delete/).count()).toBe(1);
  await look('the address book');

  await walkAndPress(page, page.getByRole('link', { name: 'Add an address' }), 'Enter');
  await focusIsOn(heading(page, 'New address'));
  expect(await wordless(page)).toEqual([]);
  await walkAndPress(page, save(page), 'Enter');
  await focusIsOn(page.getByLabel('Phone', { exact: true }));
  await look('the form of an address, refused');
  await walkTo(page, page.getByLabel(/^Name of this address/), { isBack: true });
  await page.keyboard.type('Depot');
  await typeAddress(page, page.getByRole('form', { name: 'New address' }), brisbane);
  await walkAndPress(page, save(page), 'Enter');
  await page.getByText('Your address is saved.').first().waitFor();
  await focusIsOn(heading(page, 'Addresses'));
  expect(await entries(page)).toEqual(['Home', 'The shed', 'Depot']);

  await walkAndPress(page, named(page, 'Depot'), 'Enter');
  await focusIsOn(heading(page, 'Edit address'));
  await walkAndType(page, page.getByLabel('Phone', { exact: true }), '0411 222 333');
  await page.keyboard.press('Enter');
  await focusIsOn(heading(page, 'Addresses'));
  await page.getByText('0411 222 333').waitFor();

  await walkAndPress(page, button(page, 'Make default for delivery Depot'), 'Space');
  await page.getByText('Default delivery address', { exact: true }).waitFor();
  await focusIsOn(named(page, 'Depot'));
  expect(await entries(page)).toEqual(['Depot', 'Home', 'The shed']);

  const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
  const deletion = button(page, 'Delete The shed');
  await walkAndPress(page, deletion, 'Enter');
  await dialog.getByText('9 Creek Street').waitFor();
  await look('the question before a deletion');
  await page.keyboard.press('Escape');
  await focusIsOn(deletion);
  await page.keyboard.press('Enter');
  await walkAndPress(page, button(dialog, 'Delete address'), 'Enter');
  await page.getByText('The address is deleted.').first().waitFor();
  await focusIsOn(heading(page, 'Addresses'));
  await page.reload();
  await named(page, 'Depot').waitFor();
  expect(await entries(page)).toEqual(['Depot', 'Home']);
  expect(complaints()).toEqual([]);

  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await waitForCard(page);
  await backToDelivery(page);
  await eventually(() => page.getByRole('radio', { name: 'Depot' }).isChecked()).toBe(true);
});

test('says what an empty address book is good for [ADDR-08]', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newVisitor();
  await signIn(page, customer);
  await accountButton(page, customer.firstname).click();
  await page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'Addresses' }).click();
  await heading(page, 'No address is stored yet').waitFor();
  expect(await lookOnce(page, 'an empty address book')).toEqual([]);
});
