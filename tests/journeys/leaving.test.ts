/** Back from the checkout to the cart, and to the checkout again; and sums that do not come (CHK-05, BEY-04, PAY-01, BEY-05). */

import { expect, inject, test } from 'vitest';
import { inspect } from '#tests/support/shopper-access.ts';
import { answer, hold, restCall } from '#tests/support/shopper-network.ts';
import { button, pathOf, placeOrderButton, readTotals, tabHeading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const totals = restCall('totals', 'GET', '**/guest-carts/*/payment-information');

test('CHK-05 BEY-04 whoever goes back to the cart leaves the checkout, and takes it up where they were', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const before = await readTotals(summary);
  await summary.getByRole('link', { name: 'Back to your cart' }).click();
  await eventually(() => pathOf(page)).toBe('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => readTotals(summary)).toEqual(before);
});

test('PAY-01 SHELL-12 BEY-05 sums that cannot be read are said, are nobody’s to pay, and come at a press', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/500/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const held = await hold(page, totals);
  await page.locator('summary').filter({ hasText: 'Promo code' }).click();
  await page.getByLabel('Promo code', { exact: true }).fill('WATER10');
  await button(page, 'Apply code').click();
  await held.asked;
  // folded, as on a phone, it is said and shown all the same
  const fold = summary.locator('summary').filter({ hasText: 'Order summary' });
  await fold.click();
  await summary.getByText('Subtotal').waitFor({ state: 'hidden' });
  await summary.getByText('Your total is being worked out.').waitFor();
  await held.release(answer(500, { message: 'Out of order.' }));
  await page.getByText(/^Your total could not be worked out\./).waitFor();
  await summary.getByRole('status').getByText('We could not work out your total.').waitFor();
  expect(await inspect(page, 'sums that did not come')).toEqual([]);
  await button(summary, 'Try again').click();
  await fold.getByText('$33.26').waitFor();
  await fold.click();
  await eventually(() => readTotals(summary)).toMatchObject({ Discount: '-$2.59', Total: '$33.26' });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $33.26');
  expect(await summary.getByText('We could not work out your total.').count()).toBe(0);
});
