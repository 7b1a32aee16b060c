/** A cart that nobody has to deliver: two tabs, a bill of its own, a receipt without a delivery (CHK-02, CHK-07, GEN-01, GEN-04). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { goodCard, newEmail, wellington } from '#tests/support/shopper-goods.ts';
import { calls, skipPictures, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  heading,
  placeOrderButton,
  readOrderNumber,
  readTotals,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

test('CHK-02 CHK-07 GEN-01 GEN-04 ADDR-03 a service visit goes from product to receipt by account and payment alone, billed in New Zealand, with the GST of there on the receipt', async () => {
  const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await skipPictures(page);
  const estimates = watch(page, calls.estimate);
  await page.goto('/cooler-sanitising-visit.html');
  await heading(page, 'Cooler sanitising visit').first().waitFor();
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();

  await tabHeading(page, 'account').waitFor();
  const steps = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem');
  await eventually(() => steps.count()).toBe(2);
  const email = newEmail();
  await page.getByLabel('Email').fill(email);
  await eventually(() => continueButton(page).innerText()).toBe('Continue to payment');
  await continueButton(page).click();

  await tabHeading(page, 'payment').waitFor();
  await eventually(() => page.getByLabel(/billing address is the same/).count()).toBe(0);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await eventually(() => readTotals(summary)).toEqual({ Subtotal: '$89.00', Total: '$89.00' });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $89.00');

  // a bill is wanted, and every part of it named
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' }).getByRole('listitem');
  await eventually(() => reasons.allInnerTexts()).toContain('Billing address: enter the street address.');
  const bill = page.getByRole('form', { name: 'Billing address' });
  await fillDelivery(page, wellington);
  await bill.getByLabel('Postcode').blur();
  await eventually(() => reasons.count()).toBe(0);
  await placeOrderButton(page).click();

  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  const main = page.getByRole('main');
  await eventually(() => main.innerText()).toContain(`Thank you, ${wellington.firstname}`);
  await eventually(() => heading(page, 'Delivery').count()).toBe(0);
  await eventually(() => readTotals(main)).toEqual({ Subtotal: '$89.00', Total: '$89.00' });
  const receipt = await main.innerText();
  // 15 % of what it is without, where Australia takes 10
  for (const words of ['Includes $11.61 GST', wellington.street, 'Wellington 6011'])
    expect(receipt).toContain(words);
  expect(estimates()).toBe(0);
  await eventually(() => button(page.getByRole('banner'), 'Cart, empty').count()).toBe(1);
});
