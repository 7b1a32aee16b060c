/** A checkout that is opened again resumes where it was left, as far as that still holds. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { calls, hold } from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, heading, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

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
