/** Reasons an order cannot be placed yet: named, linked to their field, gone once mended. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookOnce, wordless } from '#tests/support/shopper-access.ts';
import { signInForm } from '#tests/support/shopper-account.ts';
import { collectorRadio, fillSelf, store, way } from '#tests/support/shopper-collecting.ts';
import { goodCard, type Card } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { newPayingShopper, newShopperAtPayment } from '#tests/support/shopper-start.ts';

const noCard = [
  'Enter the card number.',
  'Enter the expiry date as month and year.',
  'Enter the security code.',
];

const expired: Card = { ...goodCard, expirationDate: '01/20' };
const expiredReason = 'Check the expiry date: month and year, not in the past.';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const reasons = (page: Page): Promise<readonly string[]> =>
  page.getByRole('alert').filter({ hasText: 'Before you can order' }).getByRole('listitem').allInnerTexts();
const follow = (page: Page, reason: string): Promise<void> =>
  page.getByRole('link', { name: reason }).click();

test('names every missing part of bill and delivery, leads to each, and every field names its autofill [BEY-07 ADDR-01]', async () => {
  const { page } = await newShopperAtPayment();
  await page.getByLabel(/billing address is the same/).uncheck();
  const bill = page.getByRole('form', { name: 'Billing address' });
  await bill.waitFor();
  expect(await wordless(page)).toEqual([]);
  await checkout.placeOrderButton(page).click();
  await eventually(() => focused(page)).toBe('checkout-obstacles');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');
  expect(await lookOnce(page, 'blockers of bill and card')).toEqual([]);

  await follow(page, 'Billing address: enter the suburb.');
  await eventually(() => focused(page)).toBe('billing-city');
  expect(await page.locator('#billing-city').getAttribute('aria-invalid')).toBe('true');
  await bill.getByText('Billing address: enter the suburb.').waitFor();
  await page.keyboard.type('Brisbane City');
  await page.keyboard.press('Tab');
  await eventually(() => reasons(page)).not.toContain('Billing address: enter the suburb.');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');

  await checkout.editStep(page, 'Delivery method', 'shipping');
  expect(await wordless(page)).toEqual([]);
  await checkout.editStep(page, 'Account', 'account');
  expect(await wordless(page)).toEqual([]);
  await follow(page, 'Billing address: enter the postcode.');
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => focused(page)).toBe('billing-postcode');
  await page.getByLabel(/billing address is the same/).check();
  await eventually(() => reasons(page)).toEqual(noCard);

  await checkout.editStep(page, 'Delivery address', 'delivery');
  await page.getByLabel('Postcode').fill('');
  await page.getByLabel('Postcode').blur();
  await eventually(() => reasons(page)).toContain('Delivery address: enter the postcode.');
  await eventually(() => checkout.continueButton(page).count()).toBe(1);
  // the delivery step opens only after this one
  await follow(page, 'Choose how we deliver.');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Continue to /);
  await follow(page, 'Delivery address: enter the postcode.');
  await eventually(() => focused(page)).toBe('shipping-postcode');
  expect(await page.getByLabel('Postcode').getAttribute('aria-invalid')).toBe('true');

  await page.getByLabel('You may leave my delivery').check();
  await page.getByLabel('Where may we leave it?').fill('On the veranda');
  expect(await wordless(page)).toEqual([]);
  await way(page, 'Click and collect').check();
  await store(page, 'Brightwater Brisbane').check();
  await fillSelf(page);
  expect(await wordless(page)).toEqual([]);
  await collectorRadio(page, 'Someone else').check();
  await page.getByLabel('Their phone').waitFor();
  expect(await wordless(page)).toEqual([]);
  await checkout.editStep(page, 'Account', 'account');
  await button(page, 'Sign in').click();
  await signInForm(page).waitFor();
  expect(await wordless(page)).toEqual([]);
  await button(page, 'Create an account').click();
  await page.getByRole('form', { name: 'Create an account' }).waitFor();
  expect(await wordless(page)).toEqual([]);
});

test('refuses a missing or expired card at its field before anything is sent [BEY-07 PAY-02]', async () => {
  const { page } = await newPayingShopper();
  const orders = watch(page, calls.order);
  const billings = watch(page, calls.saveBilling);
  await checkout.placeOrderButton(page).click();
  await eventually(() => reasons(page)).toEqual(noCard);
  await eventually(() => focused(page)).toBe('checkout-obstacles');
  await follow(page, 'Enter the security code.');
  await eventually(() => hasFocus(checkout.cardInput(page, 'cvv'))).toBe(true);

  await checkout.fillCard(page, expired);
  await checkout.placeOrderButton(page).click();
  await eventually(() => page.locator('#card-expirationDate + p').innerText()).toBe(expiredReason);
  await eventually(() => checkout.cardInput(page, 'expirationDate').getAttribute('aria-invalid')).toBe(
    'true',
  );
  await eventually(() => reasons(page)).toEqual([expiredReason]);

  await checkout.editStep(page, 'Account', 'account');
  // the card's fields keep what was typed; their reason leads back to them
  await follow(page, expiredReason);
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => hasFocus(checkout.cardInput(page, 'expirationDate'))).toBe(true);
  await checkout.fillCard(page, goodCard);
  await eventually(() => reasons(page)).toEqual([]);
  expect([orders(), billings()]).toEqual([0, 0]);
  await checkout.cardInput(page, 'cvv').press('Enter');
  await checkout.readOrderNumber(page);
});
