/** What a shopper sees while a checkout is picked up that was left: that it is waited for, not without an end, and where it goes on (BEY-04, SHELL-01). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { brisbane } from '#tests/support/shopper-goods.ts';
import { answer, calls, hold, treat } from '#tests/support/shopper-network.ts';
import { continueButton, heading, tabHeading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const long = { timeout: 180_000 };

const resuming = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Picking up where you left off' });

test('BEY-04 a server that is slow is not waited for without an end', long, async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await page.clock.install();
  const estimate = await hold(page, calls.estimate);
  await page.reload();
  await resuming(page).waitFor();
  await estimate.asked;
  expect(await inspect(page, 'resuming')).toEqual([]);
  await page.clock.fastForward(12_000);
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => hasFocus(tabHeading(page, 'delivery'))).toBe(true);
  await eventually(() => page.getByLabel('Street address').inputValue()).toBe(brisbane.street);
  expect(await inspect(page, 'not waited for any longer')).toEqual([]);
  await estimate.release();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});

test('BEY-04 a server that fails leaves the shopper at the last step that is sure', long, async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 500/);
  const asked = await treat(page, calls.estimate, answer(500, { message: 'Out of order.' }));
  await page.reload();
  await tabHeading(page, 'delivery').waitFor();
  expect(asked()).toBeGreaterThan(0);
  await eventually(() => page.getByLabel('Street address').inputValue()).toBe(brisbane.street);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
});

test('BEY-04 SHELL-01 while it is picked up it says so, and then the focus is on the tab', long, async () => {
  const { page } = await newPayingShopper({ shopUrl });
  const email = await hold(page, calls.saveEmail);
  await page.reload();
  await email.asked;
  await resuming(page).waitFor();
  await eventually(() => heading(page, 'Checkout').first().isVisible()).toBe(true);
  expect(await inspect(page, 'resuming')).toEqual([]);
  await email.release();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => hasFocus(tabHeading(page, 'payment'))).toBe(true);
  expect(await resuming(page).count()).toBe(0);
});
