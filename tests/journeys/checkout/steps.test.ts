/** From tab to tab of the checkout: on, back through the browser’s history, and resumed later. */

import type { Locator, Page } from 'playwright-core';
import { expect, test, inject } from 'vitest';
import * as checkout from '#tests/support/shopper-checkout.ts';
import {
  brisbane,
  goodCard,
  newEmail,
  sanitisingVisit,
  smallWater,
  wellington,
} from '#tests/support/shopper-goods.ts';
import { calls, watch, hold } from '#tests/support/shopper-network.ts';
import { button, heading, readTotals, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';

const countTypedFields = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const typed = new Set<EventTarget | null>();
    Object.assign(window, { typed });
    document.addEventListener('input', ({ target }) => void typed.add(target), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { typed: Set<unknown> }).typed.size);
};

/** Behind neither the header nor the button that sticks to the bottom. */
const isInSight = (place: Locator) =>
  place.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 2, y)));
  });

const expectInSight = async (place: Locator): Promise<void> => {
  await place.waitFor();
  await eventually(() => isInSight(place)).toBe(true);
};

test('begins each step in sight on a phone and on a laptop, after eight fields at most [ S10] [CHK-02]', async () => {
  const shopper = await newReturningShopper({
    goods: [[smallWater, 1]],
    viewport: { width: 360, height: 640 },
  });
  const { page } = shopper;
  const typedFields = await countTypedFields(page);
  await checkout.openCheckout(page);
  await expectInSight(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Email').press('Enter');
  await expectInSight(checkout.tabHeading(page, 'delivery'));
  await expectInSight(page.getByLabel('First name'));
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
  await eventually(() => readTotals(summary)).toMatchObject({ Subtotal: '$89.00', Total: '$89.00' });
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
  await eventually(() => readTotals(main)).toMatchObject({ Subtotal: '$89.00', Total: '$89.00 AUD' });
  const receipt = await main.innerText();
  // 15 % of the sum without tax, where Australia takes 10
  for (const words of ['Includes $11.61 GST', wellington.street, 'Wellington 6011'])
    expect(receipt).toContain(words);
  expect(estimates()).toBe(0);
  await eventually(() => button(page.getByRole('banner'), 'Cart, empty').count()).toBe(1);
});

const shopUrl = inject('shopUrl');

const toShipping = async (): Promise<Page> => {
  const { page } = await newReturningShopper({ shopUrl, goods: [[smallWater, 1]] });
  await checkout.openCheckout(page);
  await checkout.giveEmail(page, newEmail());
  await checkout.fillDelivery(page, brisbane);
  await checkout.continueTo(page, 'shipping');
  return page;
};

test('goes one step back and forward again with the browser’s buttons, and stays there after a reload [BEY-21]', async () => {
  const page = await toShipping();
  await checkout.continueTo(page, 'payment');
  for (const step of ['shipping', 'delivery', 'account'] as const) {
    await page.goBack();
    await checkout.tabHeading(page, step).waitFor();
  }
  for (const step of ['delivery', 'shipping'] as const) {
    await page.goForward();
    await checkout.tabHeading(page, step).waitFor();
  }
  await page.reload();
  await checkout.tabHeading(page, 'shipping').waitFor();
  await page.goForward();
  await checkout.tabHeading(page, 'payment').waitFor();
  await page.evaluate(() => history.go(-4));
  await eventually(() => pathOf(page)).not.toBe('/checkout');
});

const stepOf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem').filter({ hasText: name });
const resuming = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Picking up where you left off' });
const reloadAt = async (page: Page, tab: checkout.Tab): Promise<void> => {
  await checkout.tabHeading(page, tab).waitFor();
  await page.reload();
  await checkout.tabHeading(page, tab).waitFor();
};

/** From the next document on, the heading of every tab that is ever shown. */
const recordTabs = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript((names) => {
    const seen = new Set<string>();
    Object.assign(window, { tabsSeen: seen });
    new MutationObserver(() => {
      for (const h2 of document.querySelectorAll('h2'))
        if (h2.checkVisibility() && names.includes(h2.textContent)) seen.add(h2.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, Object.values<string>(checkout.tabHeadings));
  return () => page.evaluate(() => [...(window as unknown as { readonly tabsSeen: Set<string> }).tabsSeen]);
};

test('resumes on the tab a guest had reached with what they entered, and shows no other tab [BEY-04 SHELL-01]', async () => {
  const { page } = await newReturningShopper({ delivery: brisbane });
  const email = newEmail();
  await page.goto('/checkout');
  await reloadAt(page, 'account');
  await checkout.giveEmail(page, email);
  await reloadAt(page, 'delivery');
  await eventually(() => stepOf(page, /Account/).innerText()).toContain(email);
  await eventually(() => page.getByLabel('Street address').inputValue()).toBe(brisbane.street);
  await checkout.continueButton(page).click();
  await reloadAt(page, 'shipping');
  const ways = page.getByRole('main').getByRole('radio');
  await eventually(() => ways.count()).toBeGreaterThan(1);
  const other = page.getByRole('main').locator('input[type=radio]:not(:checked)').first();
  const chosen = String(await other.getAttribute('value'));
  await other.check({ force: true });
  await checkout.continueTo(page, 'payment');
  await eventually(() => checkout.placeOrderButton(page).innerText()).toMatch(/\$\d/);
  await checkout.waitForCard(page);
  const before = await readTotals(checkout.orderSummary(page));

  const tabs = await recordTabs(page);
  const saving = await hold(page, calls.saveEmail);
  await page.reload();
  await saving.asked;
  await resuming(page).waitFor();
  await eventually(() => heading(page, 'Checkout').first().isVisible()).toBe(true);
  expect(await inspect(page, 'resuming')).toEqual([]);
  await saving.release();
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => hasFocus(checkout.tabHeading(page, 'payment'))).toBe(true);
  expect(await resuming(page).count()).toBe(0);
  expect(await tabs()).toEqual([checkout.tabHeadings.payment]);
  await eventually(() => readTotals(checkout.orderSummary(page))).toEqual(before);
  await button(page, /^Edit Delivery method/).click();
  const checked = page.getByRole('main').locator('input[type=radio]:checked').first();
  await eventually(() => checked.getAttribute('value')).toBe(chosen);
  await checkout.continueTo(page, 'payment');
});
