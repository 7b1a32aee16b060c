/** Customers look up and change their account with the keyboard alone; axe checks each screen. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAround, wordless } from '#tests/support/shopper-access.ts';
import {
  accountButton,
  fillSignIn,
  mailsTo,
  newCustomer,
  signInForm,
} from '#tests/support/shopper-account.ts';
import { focusIsOn, walkAndPress, walkAndType, walkTo } from '#tests/support/shopper-keyboard.ts';
import { fillCard } from '#tests/support/shopper-checkout.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import { graphqlCall, hold, loseOnTheWayBack, loseOnTheWayThere } from '#tests/support/shopper-network.ts';
import { button, heading, pathOf } from '#tests/support/shopper-pages.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const management = '/customer/account/management';
const main = (page: Page) => page.getByRole('main');

/** From a deep link through the sign-in page. */
const open = async (path: string, email: string, firstname: string) => {
  const shopper = await newVisitor();
  const { page } = shopper;
  const seen = await lookAround(page, [360]);
  await page.goto(path);
  await heading(page, 'Sign in or register').waitFor();
  await fillSignIn(signInForm(page), email, 'Water4all!');
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, firstname).waitFor();
  expect(pathOf(page)).toBe(path);
  return { ...shopper, ...seen };
};

test('changes details and password, and a wrong current password does not end the session [ACC-07 SESS-07]', async () => {
  const customer = await newCustomer();
  const path = `${management}/my_account`;
  const { page, look, complaints } = await open(path, customer.email, customer.firstname);
  await heading(page, 'Your details').waitFor();
  expect(await wordless(page)).toEqual([]);
  await look('my account');
  await walkAndType(page, page.getByLabel(/^Mobile/), '0411 222 333');
  await page.keyboard.press('Enter');
  await page.getByText('Your details are saved.').first().waitFor();
  await page.reload();
  await heading(page, 'Your details').waitFor();
  expect(await page.getByLabel(/^Mobile/).inputValue()).toBe('0411 222 333');

  const current = page.getByLabel('Current password', { exact: true });
  await walkTo(page, current, { within: 60 });
  await page.keyboard.type('Wrong4all!');
  await walkAndType(page, page.getByLabel('New password', { exact: true }), 'Water5all!');
  await page.keyboard.press('Enter');
  await page.getByText('Your password was not changed').waitFor();
  await look('a wrong password');
  await current.fill('Water4all!');
  await page.keyboard.press('Enter');
  await page.getByText('Your password is changed.').first().waitFor();

  await page.goto(`${management}/address`);
  await heading(page, 'No address is stored yet').waitFor();
  await look('an empty address book');
  expect(complaints()).toEqual([]);
});

test('goes through a company’s teams, addresses and details, and changes a colleague [ACC-05 ACC-06]', async () => {
  const { page, look, complaints } = await open(management, 'priya@example.com', 'Priya');
  await heading(page, 'Account Management').waitFor();
  await look('the management');
  const follow = async (name: RegExp, title: string) => {
    const link = main(page).getByRole('link', { name }).filter({ visible: true }).last();
    await walkAndPress(page, link, 'Enter');
    await focusIsOn(heading(page, title));
  };
  const back = async () => {
    await page.goBack();
    await heading(page, 'Account Management').waitFor();
  };
  await follow(/^Company account/, 'Company account');
  await heading(page, 'Harbourline head office').waitFor();
  await look('the teams');
  await walkAndPress(page, button(page, 'Edit Grace Okafor').first(), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Grace Okafor' });
  await dialog.waitFor();
  await look('the dialog of a colleague');
  const title = dialog.getByLabel(/^Job title/);
  await title.fill('');
  await walkAndType(page, title, 'Head of studio');
  await page.keyboard.press('Enter');
  await page.getByText('The changes to this person are saved.').first().waitFor();
  await main(page).getByText('Head of studio').first().waitFor();
  await back();
  await follow(/^Company addresses/, 'Company addresses');
  await heading(page, 'Billing addresses').waitFor();
  await look('the addresses of a company');
  await back();
  await follow(/^My Company/, 'My Company');
  await main(page).getByText('Harbourline Interiors').waitFor();
  await look('the company');
  expect(complaints()).toEqual([]);
});

test('pays an invoice by keyboard though the first answer is lost, once, and sees it paid [BEY-19 BEY-01]', async () => {
  const path = '/customer/account/billing_invoices';
  const { page, look, complaints, expectProblem } = await open(path, 'colin@example.com', 'Colin');
  await main(page)
    .getByText(/^To be paid: /)
    .waitFor();
  const pay = button(main(page), /^Pay invoice/).first();
  const name = (await pay.innerText()).replace(/^Pay\s+invoice /, '');
  await walkAndPress(page, pay, 'Enter', { within: 60 });
  const dialog = page.getByRole('dialog', { name: `Pay invoice ${name}` });
  await dialog.getByRole('radio', { name: 'Credit Card' }).check();
  await fillCard(page, goodCard);
  expect(await wordless(page)).toEqual([]);
  await look('the payment of an invoice');
  expectProblem(/ERR_CONNECTION_RESET/);
  const paying = await hold(page, graphqlCall('PayBillingInvoice'));
  await button(dialog, /^Pay \$/).press('Enter');
  await paying.asked;
  await paying.release(loseOnTheWayBack);
  await dialog.getByText(`Invoice ${name} is paid`).first().waitFor();
  await look('a paid invoice');
  await button(dialog, 'Close').last().press('Enter');
  await pay.and(button(main(page), `Pay invoice ${name}`)).waitFor({ state: 'detached' });
  const receipts = (await mailsTo('colin@example.com')).filter(({ text }) => text.includes(name));
  expect(receipts).toHaveLength(1);
  expect(complaints()).toEqual([]);
});

test('downloads an invoice, requests a service though the first request is lost, and deletes a saved payment [ACC-01 PAY-02]', async () => {
  const path = '/customer/account/billing_invoices';
  const { page, look, complaints, expectProblem } = await open(path, 'hannah@example.com', 'Hannah');
  const invoice = button(main(page), /^PDF of invoice/).first();
  await invoice.waitFor();
  await look('the invoices');
  const saved = page.waitForEvent('download');
  await walkAndPress(page, invoice, 'Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^invoice-INV-\d+\.pdf$/);
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  await page.goto('/customer/account/equipment_services');
  const request = button(main(page), /^Request a service/).first();
  await request.waitFor();
  await look('the equipment');
  await walkAndPress(page, request, 'Enter', { within: 60 });
  const dialog = page.getByRole('dialog', { name: 'Request a service' });
  await dialog.waitFor();
  expect(await wordless(page)).toEqual([]);
  await look('the request of a service');
  await walkAndType(page, dialog.getByLabel(/^What should we know/), 'It drips.');
  expectProblem(/ERR_CONNECTION_RESET/);
  const asking = await hold(page, graphqlCall('requestEquipmentService'));
  await walkAndPress(page, button(dialog, 'Request service'), 'Enter');
  await asking.asked;
  await page.keyboard.press('Escape');
  await dialog.waitFor();
  await asking.release(loseOnTheWayThere);
  await button(dialog, 'Request service').waitFor();
  expect(await dialog.getByLabel(/^What should we know/).inputValue()).toBe('It drips.');
  await button(dialog, 'Request service').press('Enter');
  await main(page).getByText('Requested, we will get in touch').first().waitFor();

  await page.goto(`${management}/payment_methods`);
  const deletion = button(main(page), /^Delete PayPal/).first();
  await deletion.waitFor();
  await look('the saved payments');
  await walkAndPress(page, deletion, 'Enter', { within: 60 });
  const question = page.getByRole('dialog', { name: 'Delete this payment method?' });
  await question.waitFor();
  await look('the question before a deletion');
  await walkAndPress(page, button(question, 'Delete'), 'Enter');
  await deletion.waitFor({ state: 'detached' });
  await focusIsOn(heading(page, 'Payment methods'));
  expect(complaints()).toEqual([]);
});
