/** A total that cannot be read is not shown for paying, is explained, and comes at a press. */

import { expect, inject, test } from 'vitest';
import { inspect } from '#tests/support/shopper-access.ts';
import { answer, hold, restCall } from '#tests/support/shopper-network.ts';
import { button, placeOrderButton, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const readPayment = restCall('totals', 'GET', '**/guest-carts/*/payment-information');

test('explains a total that failed to load after a promo code, and loads it again [PAY-01, BEY-05]', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/500/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const summary = page.getByRole('region', { name: 'Order summary' });
  const held = await hold(page, readPayment);
  await page.locator('summary').filter({ hasText: 'Promo code' }).click();
  await page.getByLabel('Promo code', { exact: true }).fill('WATER10');
  await button(page, 'Apply code').click();
  await held.asked;
  // The folded summary, as on a phone, shows it too
  const fold = summary.locator('summary').filter({ hasText: 'Order summary' });
  await fold.click();
  await summary.getByText('Subtotal').waitFor({ state: 'hidden' });
  await summary.getByText('Your total is being worked out.').waitFor();
  await held.release(answer(500, { message: 'Out of order.' }));
  await page.getByText(/^Your total could not be worked out\./).waitFor();
  await summary.getByRole('status').getByText('We could not work out your total.').waitFor();
  expect(await inspect(page, 'a failed total')).toEqual([]);
  await button(summary, 'Try again').click();
  await fold.getByText('$33.26').waitFor();
  await fold.click();
  await eventually(() => readTotals(summary)).toMatchObject({ Discount: '-$2.59', Total: '$33.26' });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $33.26');
  expect(await summary.getByText('We could not work out your total.').count()).toBe(0);
});
