/** The receipt of a guest, and its offer of an account. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { emailIn, mailsTo, passwordIn, registerForm, someone } from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, heading, pathOf, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newShopperAt } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const pay = async (page: Page): Promise<string> => {
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  return checkout.readOrderNumber(page);
};

test('the receipt, the mail and the look-up name all of the order with its delivery slot [CHK-10 SHIP-05]', async () => {
  const { page, email } = await newShopperAt('delivery');
  await page.getByLabel('You may leave my delivery if nobody is home').check();
  await page.getByLabel('Where may we leave it?').fill('Behind the blue gate');
  await checkout.continueTo(page, 'shipping');
  const time = page.getByLabel('Delivery time');
  await eventually(() => time.locator('option').first().innerText()).toMatch(/^Soonest: \w+day /);
  // The last slot: other orders fill the next ones
  const slot = await time.locator('option:not([disabled])').last().innerText();
  expect(slot).toMatch(/^\w+day \d+ \w+, \d+ [ap]m to \d+ [ap]m$/);
  await time.selectOption({ label: slot });
  await checkout.continueTo(page, 'payment');
  await page.reload();
  await checkout.tabHeading(page, 'payment').waitFor();
  await checkout.editStep(page, 'Delivery method', 'shipping');
  await eventually(() => time.locator('option:checked').innerText()).toBe(slot);
  await checkout.continueTo(page, 'payment');
  const number = await pay(page);
  await eventually(() => hasFocus(checkout.receiptHeading(page))).toBe(true);
  await eventually(() => pathOf(page)).toBe('/order-confirmation');
  const main = page.getByRole('main');
  const sums = async () => Object.keys(await readTotals(main));
  await eventually(sums).toEqual(['Subtotal', 'Delivery', 'Total']);
  const totals = await readTotals(main);
  for (const words of [
    email,
    brisbane.street,
    brisbane.city,
    'Scheduled delivery',
    slot,
    'Visa ending in 1111',
  ])
    await eventually(() => main.innerText()).toContain(words);
  const line = main.getByRole('listitem').filter({ hasText: water.name });
  await eventually(() => line.innerText()).toContain('× 2');
  const authority = /we may leave it.*Behind the blue gate/;
  await eventually(() => main.innerText()).toMatch(authority);

  await page.reload();
  expect(await checkout.readOrderNumber(page)).toBe(number);
  await eventually(() => readTotals(main)).toEqual(totals);
  await eventually(() => main.innerText()).toMatch(authority);
  await main.getByText(slot, { exact: true }).waitFor();
  const [day = '', hours = ''] = slot.split(', ');
  const mail = async () => (await mailsTo(email)).map(({ text }) => text).join('\n');
  await eventually(mail).toContain(day.split(' ').slice(1).join(' '));
  expect(await mail()).toContain(`between ${hours.replace(' to ', ' and ')}`);

  await page.getByRole('link', { name: 'track this order' }).click();
  await button(page, 'Find my order').click();
  await heading(page, `Order ${number}`).waitFor();
  await eventually(() => readTotals(main)).toEqual(totals);
});

test('a guest opens an account from the receipt, which waits behind the filled-in form [CHK-10 TRK-04]', async () => {
  const { page, email } = await newPayingShopper();
  const number = await pay(page);
  await button(page, 'Create an account').click();
  const form = registerForm(page);
  await eventually(() => emailIn(form).inputValue()).toBe(email);
  const { firstname, lastname, telephone } = brisbane;
  const known = ['First name', 'Last name', 'Phone'].map((label) => form.getByLabel(label));
  await eventually(() => Promise.all(known.map((field) => field.inputValue()))).toEqual([
    firstname,
    lastname,
    telephone,
  ]);
  await eventually(() => page.url()).toBe(`${shopUrl}/create-account`);
  await passwordIn(form).fill(someone().password);
  await button(form, 'Create account').click();
  expect(await checkout.readOrderNumber(page)).toBe(number);
  await eventually(() => pathOf(page)).toBe('/order-confirmation');
  await heading(page, 'Order faster next time').waitFor({ state: 'detached' });
});
