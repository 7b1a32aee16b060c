/** Why one cannot order yet: every reason named, a way to its field, gone once it is cured (BEY-07, CHK-07). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, wordless } from '#tests/support/shopper-access.ts';
import { signInForm } from '#tests/support/shopper-account.ts';
import { collectorRadio, fillSelf, store, way } from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import { calls, treat, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  cardInput,
  continueButton,
  fillCard,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import {
  allowSilencedTelemetry,
  newPayingShopper,
  newReturningShopper,
} from '#tests/support/shopper-start.ts';

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const noCard = [
  'Enter the card number.',
  'Enter the expiry date as month and year.',
  'Enter the security code.',
];
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
  // and the field says so itself
  expect(await page.locator('#billing-city').getAttribute('aria-invalid')).toBe('true');
  await bill.getByText('Billing address: enter the suburb.').waitFor();
  await page.keyboard.type('Brisbane City');
  await page.keyboard.press('Tab');
  await eventually(() => reasons(page)).not.toContain('Billing address: enter the suburb.');
  await eventually(() => reasons(page)).toContain('Billing address: enter the first name.');

  await page.getByLabel(/billing address is the same/).check();
  await eventually(() => reasons(page)).toEqual(noCard);
});

test('BEY-07 PAY-02 a card that is not there, or is none, is a reason by itself: nothing is sent and each field is a press away', async () => {
  const shopper = await newPayingShopper({ shopUrl: inject('shopUrl') });
  const { page } = shopper;
  const orders = watch(page, calls.order);
  const billings = watch(page, calls.saveBilling);
  await waitForCard(page);
  await placeOrderButton(page).click();
  await eventually(() => reasons(page)).toEqual(noCard);
  await eventually(() => focused(page)).toBe('checkout-obstacles');

  await page.getByRole('link', { name: 'Enter the security code.' }).click();
  await eventually(() => hasFocus(cardInput(page, 'cvv'))).toBe(true);
  await eventually(() => cardInput(page, 'cvv').getAttribute('aria-invalid')).toBe('true');
  await cardInput(page, 'cvv').fill('12');
  await eventually(() => reasons(page)).toEqual([
    ...noCard.slice(0, 2),
    'Check the security code: 3 digits on the back, or 4 on the front of American Express.',
  ]);

  // from another tab, too
  await button(page, /^Edit Account/).click();
  await tabHeading(page, 'account').waitFor();
  await page.getByRole('link', { name: 'Enter the card number.' }).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => hasFocus(cardInput(page, 'number'))).toBe(true);
  await fillCard(page, goodCard);
  await eventually(() => reasons(page)).toEqual([]);
  expect([orders(), billings()]).toEqual([0, 0]);

  await cardInput(page, 'cvv').press('Enter');
  await readOrderNumber(page);
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
  // that tab is not to be reached before this one is finished
  await page.getByRole('link', { name: 'Choose how we deliver.' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Continue to /);
  await page.getByRole('link', { name: 'Delivery address: enter the postcode.' }).click();
  await eventually(() => focused(page)).toBe('shipping-postcode');
  expect(await page.getByLabel('Postcode').getAttribute('aria-invalid')).toBe('true');
});

test('PAY-01 BEY-07 where no way to pay is offered that is said, and the reason leads to the words', async () => {
  const shopper = await newReturningShopper({ shopUrl: inject('shopUrl'), delivery: brisbane });
  const { page } = shopper;
  await treat(page, calls.saveShipping, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, payment_methods: [] } });
  });
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  for (const tab of ['delivery', 'shipping'] as const) {
    await tabHeading(page, tab).waitFor();
    await continueButton(page).click();
  }
  await tabHeading(page, 'payment').waitFor();
  await page.getByText('There is no way to pay for this order here').waitFor();
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Choose how you would like to pay.' }).click();
  await eventually(() => focused(page)).toBe('payment-methods');
});

test('ADDR-01 ADDR-02 CHK-03 every field of the checkout says what browsers may fill in and which keyboard it wants', async () => {
  const shopper = await newReturningShopper({ shopUrl: inject('shopUrl'), delivery: brisbane });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();
  expect(await wordless(page)).toEqual([]);
  await button(page, 'Sign in').click();
  await signInForm(page).waitFor();
  expect(await wordless(page)).toEqual([]);
  await button(page, 'Create an account').click();
  await page.getByRole('form', { name: 'Create an account' }).waitFor();
  expect(await wordless(page)).toEqual([]);
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await way(page, 'Click and collect').check();
  await store(page, 'Brightwater Brisbane').check();
  await fillSelf(page);
  expect(await wordless(page)).toEqual([]);
  await collectorRadio(page, 'Someone else').check();
  await page.getByLabel('Their phone').waitFor();
  expect(await wordless(page)).toEqual([]);
  await way(page, 'Deliver it').check();
  await page.getByLabel('You may leave my delivery').check();
  await page.getByLabel('Where may we leave it?').fill('On the veranda');
  expect(await wordless(page)).toEqual([]);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  expect(await wordless(page)).toEqual([]);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await page.getByLabel(/billing address is the same/).uncheck();
  await page.getByRole('form', { name: 'Billing address' }).waitFor();
  expect(await wordless(page)).toEqual([]);
});
