/** The address book by keyboard alone; business accounts are switched (§2). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, lookAround, wordless } from '#tests/support/shopper-access.ts';
import { submitSignIn, demoCustomer, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, water } from '#tests/support/shopper-goods.ts';
import * as keyboard from '#tests/support/shopper-keyboard.ts';
import { graphqlCall, hold } from '#tests/support/shopper-network.ts';
import { backToDelivery, waitForCard } from '#tests/support/shopper-checkout.ts';
import { addToCart, button, drawer, heading, openProduct, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const book = '/customer/account/management/address';
const named = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` });
const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const save = (page: Page) => button(page, 'Save address');

test('adds, changes and deletes addresses with the keyboard alone; the checkout begins with the new default [ADDR-08 CHK-15]', async () => {
  const { customer } = await newResident();
  const shopper = await newVisitor();
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, [360]);

  await page.goto(book);
  await heading(page, 'Sign in or register').waitFor();
  await submitSignIn(page, customer);
  await named(page, 'The shed').waitFor();
  expect(pathOf(page)).toBe(book);
  expect(await entries(page)).toEqual(['Home', 'The shed']);
  // the default address cannot be deleted
  expect(await button(page, /^Delete/).count()).toBe(1);
  await look('the address book');

  await keyboard.walkAndPress(page, page.getByRole('link', { name: 'Add an address' }), 'Enter');
  await keyboard.focusIsOn(heading(page, 'New address'));
  expect(await wordless(page)).toEqual([]);
  await keyboard.walkAndPress(page, save(page), 'Enter');
  await keyboard.focusIsOn(page.getByLabel('Phone', { exact: true }));
  await look('the form of an address, refused');
  await keyboard.walkTo(page, page.getByLabel(/^Name of this address/), { isBack: true });
  await page.keyboard.type('Depot');
  await keyboard.typeAddress(page, page.getByRole('form', { name: 'New address' }), brisbane);
  await keyboard.walkAndPress(page, save(page), 'Enter');
  await page.getByText('Your address is saved.').first().waitFor();
  await keyboard.focusIsOn(heading(page, 'Addresses'));
  expect(await entries(page)).toEqual(['Home', 'The shed', 'Depot']);

  await keyboard.walkAndPress(page, named(page, 'Depot'), 'Enter');
  await keyboard.focusIsOn(heading(page, 'Edit address'));
  await keyboard.walkAndType(page, page.getByLabel('Phone', { exact: true }), '0411 222 333');
  await page.keyboard.press('Enter');
  await keyboard.focusIsOn(heading(page, 'Addresses'));
  await page.getByText('0411 222 333').waitFor();

  await keyboard.walkAndPress(page, button(page, 'Make default for delivery Depot'), 'Space');
  await page.getByText('Default delivery address', { exact: true }).waitFor();
  await keyboard.focusIsOn(named(page, 'Depot'));
  expect(await entries(page)).toEqual(['Depot', 'Home', 'The shed']);

  // An address that is saved late leaves the form of another one as it is
  const phone = page.getByLabel('Phone', { exact: true });
  await named(page, 'Home').click();
  await heading(page, 'Edit address').waitFor();
  await phone.fill('0411 222 444');
  const saving = await hold(page, graphqlCall('updateNamedAddress'));
  await save(page).click();
  await saving.asked;
  await page.goBack();
  await named(page, 'The shed').click();
  await heading(page, 'Edit address').waitFor();
  await phone.fill('0444 555');
  await saving.arrive();
  await keyboard.focusIsOn(phone);
  expect(await phone.inputValue()).toBe('0444 555');
  await page.goBack();
  await page.getByText('0411 222 444').waitFor();

  const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
  const deletion = button(page, 'Delete The shed');
  await keyboard.walkAndPress(page, deletion, 'Enter');
  await dialog.getByText('9 Creek Street').waitFor();
  await look('the question before a deletion');
  await page.keyboard.press('Escape');
  await keyboard.focusIsOn(deletion);
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await keyboard.walkAndPress(page, button(dialog, 'Delete address'), 'Enter');
  await page.getByText('The address is deleted.').first().waitFor();
  await keyboard.focusIsOn(heading(page, 'Addresses'));
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

const martin = demoCustomer('Martin');

/** The only button with a number and an address on one line. */
const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: / · / });

test('offers the other accounts, switches between them, and closes by Escape and by Back [SHELL-07 SHELL-09]', async () => {
  const { page } = await newVisitor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, martin);
  await page.goto('/water.html');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline warehouse\s+ID: 520119 · 66 Fison/);
  const list = page.getByRole('region', { name: 'Switch account' });
  const choices = list.getByRole('listitem');
  const open = async () => {
    await trigger(page).click();
    await list.waitFor();
  };
  await open();
  expect(await choices.count()).toBe(3);
  expect(await choices.nth(0).innerText()).toMatch(
    /^Harbourline head office\s+ID: 520118\s+Level 9, 240 Queen/,
  );
  expect(await choices.nth(2).innerText()).toContain('ID: Pending');
  expect(await inspect(page, 'the switcher on a laptop')).toEqual([]);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await keyboard.focusIsOn(trigger(page));
  await open();
  await choices.nth(0).getByRole('button').click();
  await list.waitFor({ state: 'hidden' });
  await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline head office\s+ID: 520118/);
  await keyboard.focusIsOn(trigger(page));

  const modal = page.getByRole('dialog', { name: 'Select Account' });
  // by key: a toast lies over it for five seconds after each switch
  const openModal = async () => {
    await trigger(page).press('Enter');
    await modal.waitFor();
  };
  await page.setViewportSize({ width: 360, height: 800 });
  await openModal();
  expect(await list.count()).toBe(0);
  expect(await inspect(page, 'the switcher on a phone')).toEqual([]);
  await page.goBack();
  await modal.waitFor({ state: 'hidden' });
  await keyboard.focusIsOn(trigger(page));
  expect(pathOf(page)).toBe('/water.html');
  await openModal();
  await button(modal, 'Switch To Harbourline warehouse').click();
  await modal.waitFor({ state: 'hidden' });
  await eventually(() => trigger(page).innerText()).toMatch(/^Harbourline warehouse/);
  await openModal();
  await button(modal, 'Log out').click();
  await signInLink(page).waitFor();
  expect(await trigger(page).count()).toBe(0);
});
