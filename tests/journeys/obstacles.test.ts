/** Why one cannot order yet: every reason named, a way to its field, gone once it is cured (BEY-07, CHK-07). */

import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button, continueButton, placeOrderButton, tabHeading } from '#tests/support/shopper-pages.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const reasons = (page: Page): Promise<readonly string[]> =>
  page.getByRole('alert').filter({ hasText: 'Before you can order' }).getByRole('listitem').allInnerTexts();

test('BEY-07 CHK-07 an order asked for too early names every reason, leads to each field and lets go of what is cured', async () => {
  const shopper = await newPayingShopper({ shopUrl: inject('shopUrl') });
  const { page } = shopper;

  await page.getByLabel(/billing address is the same/).uncheck();
  const bill = page.getByRole('form', { name: 'Billing address' });
  await bill.waitFor();
  await placeOrderButton(page).click();
  await eventually(() => focused(page)).toBe('checkout-obstacles');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');
  await eventually(() => reasons(page)).toContain('Billing address: enter the suburb.');

  await page.getByRole('link', { name: 'Billing address: enter the suburb.' }).click();
  await eventually(() => focused(page)).toBe('billing-city');
  await page.keyboard.type('Brisbane City');
  await page.keyboard.press('Tab');
  await eventually(() => reasons(page)).not.toContain('Billing address: enter the suburb.');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');

  await page.getByLabel(/billing address is the same/).check();
  await eventually(() => reasons(page)).toEqual([]);
});

test('BEY-07 what is missing on another tab is reached from wherever one is', async () => {
  const shopper = await newPayingShopper({ shopUrl: inject('shopUrl') });
  const { page } = shopper;
  await page.getByLabel(/billing address is the same/).uncheck();
  await page.getByRole('form', { name: 'Billing address' }).waitFor();
  await placeOrderButton(page).click();
  await eventually(() => reasons(page)).toContain('Billing address: enter the postcode.');

  await button(page, /^Edit Account/).click();
  await tabHeading(page, 'account').waitFor();
  await eventually(() => reasons(page)).toContain('Billing address: enter the postcode.');
  await page.getByRole('link', { name: 'Billing address: enter the postcode.' }).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => focused(page)).toBe('billing-postcode');

  await button(page, /^Edit Delivery address/).click();
  await tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('Postcode').fill('');
  await page.getByLabel('Postcode').blur();
  await eventually(() => reasons(page)).toContain('Delivery address: enter the postcode.');
  await eventually(() => reasons(page)).toContain('Choose how we deliver.');
  await eventually(() => continueButton(page).count()).toBe(1);
  await page.getByRole('link', { name: 'Delivery address: enter the postcode.' }).click();
  await eventually(() => focused(page)).toBe('shipping-postcode');
});
