/** Delivery and billing addresses: marked where they are refused, looked up, or of the book. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectRefused, inspect, lookAround } from '#tests/support/shopper-access.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { brisbane, goodCard, wellington } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { answer, calls, hold, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newReturningShopper } from '#tests/support/shopper-start.ts';

test('marks a bad e-mail and a bad address at their fields, sends neither, and passes axe in both countries [VAL-01 ADDR-03]', async () => {
  const { page } = await newReturningShopper({ viewport: { width: 360, height: 900 } });
  const { look, complaints } = await lookAround(page);
  const [saved, checked] = [watch(page, calls.saveEmail), watch(page, calls.checkPostcode)];
  await page.goto('/checkout');
  await checkout.continueButton(page).click();
  await expectRefused(page.getByLabel('Email'), 'This is a required field.');
  await checkout.giveEmail(page, 'pat@example');
  await expectRefused(page.getByLabel('Email'), 'Please enter a valid email.');
  expect(saved()).toBe(0);
  await checkout.giveEmail(page, 'pat@example.com');
  await checkout.tabHeading(page, 'delivery').waitFor();

  await checkout.continueButton(page).click();
  for (const label of [
    'First name',
    'Last name',
    'Phone',
    'Street address',
    'Suburb',
    'Postcode',
    'State/Territory',
  ])
    await expectRefused(page.getByLabel(label, { exact: true }), 'This is a required field.');
  await look('delivery, incomplete');
  await checkout.fillDelivery(page, { ...brisbane, street: 'Eagle', postcode: '40000' });
  await checkout.continueButton(page).click();
  await expectRefused(page.getByLabel('Street address'), 'Invalid street address');
  await expectRefused(page.getByLabel('Postcode'), 'Invalid postcode number');
  expect(checked()).toBe(0);

  await page.getByLabel('Country').selectOption('NZ');
  await page.getByLabel('City', { exact: true }).waitFor();
  await look('delivery, New Zealand');
  await checkout.fillDelivery(page, wellington);
  await checkout.continueTo(page, 'shipping');
  await look('delivery methods, New Zealand');
  await checkout.editStep(page, 'Delivery address', 'delivery');
  await look('delivery, filled in');
  expect(complaints()).toEqual([]);
});

test('continues by one press after a refused postcode, and lets a late answer change nothing that is written [ADDR-05 CHK-16]', async () => {
  const { page } = await newReturningShopper({ viewport: { width: 360, height: 900 } });
  const checked = watch(page, calls.checkPostcode);
  await page.goto('/checkout');
  await checkout.giveEmail(page, 'pat@example.com');
  await checkout.tabHeading(page, 'delivery').waitFor();
  // Well formed, but no place has it: the server refuses it
  await checkout.fillDelivery(page, { ...brisbane, postcode: '0001' });
  await checkout.continueButton(page).click();
  await eventually(checked).toBe(1);
  await expectRefused(page.getByLabel('Postcode'), 'Invalid postcode number');
  await page.getByText('We do not deliver there yet').waitFor();
  await checkout.tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  // The button must not move away between the finger's press and its release
  await checkout.continueTo(page, 'shipping');

  await checkout.editStep(page, 'Delivery address', 'delivery');
  const phone = page.getByLabel('Phone', { exact: true });
  const refused = await hold(page, calls.checkPostcode);
  await phone.fill('07 3000 00');
  await checkout.continueButton(page).click();
  await refused.asked;
  await phone.fill('07 3000 000');
  await checkout.continueButton(page).waitFor();
  await refused.arrive(answer(200, { valid: false, message: 'Invalid postcode number' }));
  await focusIsOn(phone);
  const accepted = await hold(page, calls.checkPostcode);
  await checkout.continueButton(page).click();
  await accepted.asked;
  await phone.fill('07 3000 00');
  await checkout.continueButton(page).waitFor();
  await accepted.arrive();
  await page.keyboard.type('01');
  expect(await phone.inputValue()).toBe('07 3000 0001');
  await checkout.tabHeading(page, 'delivery').waitFor();
  await checkout.continueTo(page, 'shipping');
});

const form = (page: Page) => page.getByRole('form', { name: 'Billing address' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const billElsewhere = async (page: Page): Promise<void> => {
  await page.getByLabel(/billing address is the same/).uncheck();
  await form(page).waitFor();
};

test('looks the billing address up, marks its refused postcode and orders once when it is corrected [CHK-04 ADDR-02]', async () => {
  const { page } = await newPayingShopper();
  const [billed, ordered] = [watch(page, calls.saveBilling), watch(page, calls.order)];
  await billElsewhere(page);
  await form(page)
    .getByRole('combobox', { name: /^Find your address/ })
    .fill('12 eagle st brisb');
  await page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option').first().click();
  await eventually(() => field(page, 'Street address').inputValue()).toBe('12 Eagle Street');
  expect(await field(page, 'Suburb').inputValue()).toBe('Brisbane City');
  expect(await field(page, 'Postcode').inputValue()).toBe('4000');

  await checkout.fillDelivery(page, { ...wellington, postcode: '0001' });
  expect(await inspect(page, 'the billing form')).toEqual([]);
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  await eventually(() => field(page, 'Postcode').getAttribute('aria-invalid')).toBe('true');
  await focusIsOn(field(page, 'Postcode'));
  await form(page).getByText('Invalid postcode number').waitFor();
  expect(await inspect(page, 'a refused billing address')).toEqual([]);
  expect([billed(), ordered()]).toEqual([0, 0]);

  await field(page, 'Postcode').fill(wellington.postcode);
  await eventually(() => field(page, 'Postcode').getAttribute('aria-invalid')).toBeNull();
  await checkout.placeOrder(page);
  expect([billed(), ordered()]).toEqual([1, 1]);
  expect(await page.getByRole('main').innerText()).toContain(wellington.street);
});
