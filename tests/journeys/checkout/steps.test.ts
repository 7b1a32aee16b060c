/** From tab to tab of the checkout, with fewer tabs for a service and a guest who is known. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as checkout from '#tests/support/shopper-checkout.ts';
import {
  brisbane,
  goodCard,
  newEmail,
  sanitisingVisit,
  smallWater,
  wellington,
} from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { button, heading, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const countTypedFields = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const typed = new Set<EventTarget | null>();
    Object.assign(window, { typed });
    document.addEventListener('input', ({ target }) => void typed.add(target), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { typed: Set<unknown> }).typed.size);
};

test('begins each step in sight on a phone and on a laptop, after eight fields at most [ S10] [CHK-02]', async () => {
  const shopper = await newReturningShopper({
    goods: [[smallWater, 1]],
    viewport: { width: 360, height: 640 },
  });
  const { page } = shopper;
  const isInSight = async (place: Locator) => {
    const [box, head] = [await place.boundingBox(), await page.getByRole('banner').boundingBox()];
    if (box === null || head === null) return false;
    return (
      box.y >= Math.max(head.y + head.height, 0) && box.y + box.height <= (page.viewportSize()?.height ?? 0)
    );
  };
  const expectInSight = async (place: Locator): Promise<void> => {
    await place.waitFor();
    await eventually(() => isInSight(place)).toBe(true);
  };
  const typedFields = await countTypedFields(page);
  await checkout.openCheckout(page);
  await checkout.giveEmail(page, newEmail());
  await expectInSight(checkout.tabHeading(page, 'delivery'));
  await checkout.fillDelivery(page, brisbane);
  await page.setViewportSize({ width: 1366, height: 650 });
  await checkout.continueButton(page).click();
  await expectInSight(checkout.tabHeading(page, 'shipping'));
  await checkout.continueButton(page).click();
  await expectInSight(checkout.tabHeading(page, 'payment'));
  // The country is chosen already, though this test sets it
  expect((await typedFields()) - 1).toBeLessThanOrEqual(8);
});

test('a service goes from account to payment alone, also after a reload, billed with New Zealand’s GST [CHK-02 CHK-07]', async () => {
  const { page } = await newReturningShopper({ goods: [[sanitisingVisit, 1]] });
  const estimates = watch(page, calls.estimate);
  await checkout.openCheckout(page);
  const steps = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem');
  await eventually(() => steps.count()).toBe(2);
  await page.getByLabel('Email').fill(newEmail());
  await eventually(() => checkout.continueButton(page).innerText()).toBe('Continue to payment');
  await checkout.continueTo(page, 'payment');
  await page.reload();
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => page.getByLabel(/billing address is the same/).count()).toBe(0);
  const summary = checkout.orderSummary(page);
  await eventually(() => readTotals(summary)).toEqual({ Subtotal: '$89.00', Total: '$89.00' });
  await eventually(() => checkout.placeOrderButton(page).innerText()).toBe('Place order, $89.00');

  // a bill is required, and each missing part of it named
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' }).getByRole('listitem');
  await eventually(() => reasons.allInnerTexts()).toContain('Billing address: enter the street address.');
  const bill = page.getByRole('form', { name: 'Billing address' });
  await checkout.fillDelivery(page, wellington);
  await bill.getByLabel('Postcode').blur();
  await eventually(() => reasons.count()).toBe(0);
  await checkout.placeOrderButton(page).click();

  expect(await checkout.readOrderNumber(page)).toMatch(/^\d{9}$/);
  const main = page.getByRole('main');
  await eventually(() => main.innerText()).toContain(`Thank you, ${wellington.firstname}`);
  await eventually(() => heading(page, 'Delivery').count()).toBe(0);
  await eventually(() => readTotals(main)).toEqual({ Subtotal: '$89.00', Total: '$89.00 AUD' });
  const receipt = await main.innerText();
  // 15 % of the sum without tax, where Australia takes 10
  for (const words of ['Includes $11.61 GST', wellington.street, 'Wellington 6011'])
    expect(receipt).toContain(words);
  expect(estimates()).toBe(0);
  await eventually(() => button(page.getByRole('banner'), 'Cart, empty').count()).toBe(1);
});
