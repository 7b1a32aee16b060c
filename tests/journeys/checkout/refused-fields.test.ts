/** Fields that cannot be taken are marked with their message until they are corrected. */

import { expect, inject, test } from 'vitest';
import { brisbane, wellington } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { answer, calls, hold, watch } from '#tests/support/shopper-network.ts';
import { expectRefused, lookAround } from '#tests/support/shopper-access.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  continueButton,
  continueTo,
  editStep,
  fillDelivery,
  giveEmail,
  tabHeading,
} from '#tests/support/shopper-checkout.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

test('marks a bad e-mail and a bad address at their fields, sends neither, and passes axe in both countries [VAL-01 ADDR-03]', async () => {
  const { page } = await newReturningShopper({ shopUrl, viewport: { width: 360, height: 900 } });
  const { look, complaints } = await lookAround(page);
  const [saved, checked] = [watch(page, calls.saveEmail), watch(page, calls.checkPostcode)];
  await page.goto('/checkout');
  await continueButton(page).click();
  await expectRefused(page.getByLabel('Email'), 'This is a required field.');
  await giveEmail(page, 'pat@example');
  await expectRefused(page.getByLabel('Email'), 'Please enter a valid email.');
  expect(saved()).toBe(0);
  await giveEmail(page, 'pat@example.com');
  await tabHeading(page, 'delivery').waitFor();

  await continueButton(page).click();
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
  await fillDelivery(page, { ...brisbane, street: 'Eagle', postcode: '40000' });
  await continueButton(page).click();
  await expectRefused(page.getByLabel('Street address'), 'Invalid street address');
  await expectRefused(page.getByLabel('Postcode'), 'Invalid postcode number');
  expect(checked()).toBe(0);

  await page.getByLabel('Country').selectOption('NZ');
  await page.getByLabel('City', { exact: true }).waitFor();
  await look('delivery, New Zealand');
  await fillDelivery(page, wellington);
  await continueTo(page, 'shipping');
  await look('delivery methods, New Zealand');
  await editStep(page, 'Delivery address', 'delivery');
  await look('delivery, filled in');
  expect(complaints()).toEqual([]);
});

test('continues by one press after a refused postcode, and lets a late answer change nothing that is written [ADDR-05 CHK-04]', async () => {
  const { page } = await newReturningShopper({ shopUrl, viewport: { width: 360, height: 900 } });
  const checked = watch(page, calls.checkPostcode);
  await page.goto('/checkout');
  await giveEmail(page, 'pat@example.com');
  await tabHeading(page, 'delivery').waitFor();
  // Well formed, but no place has it: the server refuses it
  await fillDelivery(page, { ...brisbane, postcode: '0001' });
  await continueButton(page).click();
  await eventually(checked).toBe(1);
  await expectRefused(page.getByLabel('Postcode'), 'Invalid postcode number');
  await page.getByText('We do not deliver there yet').waitFor();
  await tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  // The button must not move away between the finger's press and its release
  await continueTo(page, 'shipping');

  await editStep(page, 'Delivery address', 'delivery');
  const phone = page.getByLabel('Phone', { exact: true });
  const refused = await hold(page, calls.checkPostcode);
  await phone.fill('07 3000 00');
  await continueButton(page).click();
  await refused.asked;
  await phone.fill('07 3000 0');
  await continueButton(page).waitFor();
  await refused.arrive(answer(200, { valid: false, message: 'Invalid postcode number' }));
  await focusIsOn(phone);
  const accepted = await hold(page, calls.checkPostcode);
  await continueButton(page).click();
  await accepted.asked;
  await phone.fill('07 3000 00');
  await continueButton(page).waitFor();
  await accepted.arrive();
  await page.keyboard.type('01');
  expect(await phone.inputValue()).toBe('07 3000 0001');
  await tabHeading(page, 'delivery').waitFor();
  await continueTo(page, 'shipping');
});
