/** Fields that cannot be taken are marked with their message until they are corrected. */

import { expect, inject, test } from 'vitest';
import { brisbane } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { continueButton, fillDelivery, giveEmail, tabHeading } from '#tests/support/shopper-pages.ts';
import { expectRefused } from '#tests/support/shopper-refusals.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

test('marks a bad e-mail and a bad address at their fields and sends neither [VAL-01, ADDR-01]', async () => {
  const { page } = await newReturningShopper({ shopUrl });
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
  await fillDelivery(page, { ...brisbane, street: 'Eagle', postcode: '40000' });
  await continueButton(page).click();
  await expectRefused(page.getByLabel('Street address'), 'Invalid street address');
  await expectRefused(page.getByLabel('Postcode'), 'Invalid postcode number');
  expect(checked()).toBe(0);
});

test('continues by one press on a phone after a refused postcode is corrected [ADDR-05, BEY-07]', async () => {
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
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});
