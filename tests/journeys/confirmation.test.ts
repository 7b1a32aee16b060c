/** The confirmation as a guest sees it: the receipt, and the offer of an account that knows what the receipt knows (§2 /create-account; CHK-06, CHK-10, TRK-04). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { emailIn, passwordIn, registerForm, someone } from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  backToDelivery,
  button,
  continueButton,
  fillCard,
  heading,
  pathOf,
  placeOrderButton,
  readOrderNumber,
  readTotals,
  receiptHeading,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { newPayingShopper, type PayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** A guest who has just ordered. */
const atReceipt = async (): Promise<PayingShopper & { readonly number: string }> => {
  const shopper = await newPayingShopper({ shopUrl });
  await fillCard(shopper.page, goodCard);
  await placeOrderButton(shopper.page).click();
  return { ...shopper, number: await readOrderNumber(shopper.page) };
};

/** Names of what the tab keeps. */
const keptInTab = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.keys(window.sessionStorage)
      .map((key) => key.replace('BRIGHTWATER__', ''))
      .toSorted(),
  );

test('CHK-10 BEY-12 the receipt names number, e-mail, address, payment, products and sums, over a reload too; from it the order is tracked', async () => {
  const { page, email, number } = await atReceipt();
  await eventually(() => hasFocus(receiptHeading(page))).toBe(true);
  await eventually(() => pathOf(page)).toBe('/order-confirmation');
  const main = page.getByRole('main');
  const sums = async () => Object.keys(await readTotals(main));
  await eventually(sums).toEqual(['Subtotal', 'Delivery', 'Total']);
  const totals = await readTotals(main);
  for (const words of [email, brisbane.street, brisbane.city, 'Scheduled delivery', 'Visa ending in 1111'])
    await eventually(() => main.innerText()).toContain(words);
  await eventually(() => main.getByRole('listitem').filter({ hasText: water.name }).innerText()).toContain(
    '× 2',
  );

  // what tracking is to be told was taken here; the receipt stays for a reload
  await eventually(() => keptInTab(page)).not.toContain('purchase_event');
  expect(await keptInTab(page)).toContain('receipt');
  await page.reload();
  expect(await readOrderNumber(page)).toBe(number);
  await eventually(() => readTotals(page.getByRole('main'))).toEqual(totals);

  await page.getByRole('link', { name: 'track this order' }).click();
  await button(page, 'Find my order').click();
  await heading(page, `Order ${number}`).waitFor();
  await eventually(() => readTotals(page.getByRole('main'))).toEqual(totals);
});

test('ADDR-10 CHK-10 where it may be left is on the receipt, in the shopper’s own words, over a reload too', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await backToDelivery(page);
  await page.getByLabel('You may leave my delivery if nobody is home').check();
  await page.getByLabel('Where may we leave it?').fill('Behind the blue gate');
  for (const tab of ['shipping', 'payment'] as const) {
    await continueButton(page).click();
    await tabHeading(page, tab).waitFor();
  }
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  const words = /we may leave it.*Behind the blue gate/;
  await eventually(() => page.getByRole('main').innerText()).toMatch(words);
  await page.reload();
  await readOrderNumber(page);
  await eventually(() => page.getByRole('main').innerText()).toMatch(words);
});

test('CHK-10 ROUTE-05 TRK-04 a guest takes the offer: the form is filled in, and the receipt waits behind it', async () => {
  const { page, email, number } = await atReceipt();
  await button(page, 'Create an account').click();
  const form = registerForm(page);
  await eventually(() => emailIn(form).inputValue()).toBe(email);
  await eventually(() => form.getByLabel('First name').inputValue()).toBe(brisbane.firstname);
  await eventually(() => form.getByLabel('Last name').inputValue()).toBe(brisbane.lastname);
  await eventually(() => page.url()).toBe(`${shopUrl}/create-account`);
  await passwordIn(form).fill(someone().password);
  await button(form, 'Create account').click();
  expect(await readOrderNumber(page)).toBe(number);
  await eventually(() => pathOf(page)).toBe('/order-confirmation');
  await heading(page, 'Order faster next time').waitFor({ state: 'detached' });
});

test('CHK-06 after the order the checkout begins anew, with an empty cart and nothing filled in', async () => {
  const { page } = await atReceipt();
  await page.goto('/checkout');
  await heading(page, 'There is nothing to check out yet').waitFor();
  const kept = () => page.evaluate(() => Object.keys(window.localStorage).join());
  await eventually(kept).not.toMatch(/shipping_address|billing_address|paymentMethod|shippingMethod/i);
});
