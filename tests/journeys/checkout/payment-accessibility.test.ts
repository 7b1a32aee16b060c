/** Axe over every way to pay, from the choice to the receipt (PAY-02, CHK-10). */

import { expect, inject, test } from 'vitest';
import { lookAround } from '#tests/support/shopper-access.ts';
import { declinedCard, goodCard } from '#tests/support/shopper-goods.ts';
import { calls, hold, loseOnTheWayBack, treat } from '#tests/support/shopper-network.ts';
import { fillCard, placeOrderButton, receiptHeading, waitForCard } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

test('paying can be done by everyone, from the ways offered over blockers to the receipt [PAY-02, CHK-10]', async () => {
  const viewport = { width: 360, height: 900 };
  const shopper = await newPayingShopper({ shopUrl: inject('shopUrl'), viewport });
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, [360, 1280]);
  shopper.expectProblem(/ERR_CONNECTION_RESET|status of 40[04]/);

  const ways = page.getByRole('group', { name: 'Payment method' }).locator('input[name=paymentMethod]');
  await ways.first().waitFor();
  for (const way of await ways.all()) {
    await way.check();
    await look(`paid by ${String(await way.getAttribute('value'))}`);
  }
  await page.locator('input[name=paymentMethod][value=braintree]').check();
  await waitForCard(page);
  await page.getByLabel(/billing address is the same/).uncheck();
  await page.getByRole('form', { name: 'Billing address' }).waitFor();
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Billing address: enter the first name.' }).waitFor();
  await page.getByText('Enter the card number.').first().waitFor();
  await look('blockers of bill and card');
  await page.getByLabel(/billing address is the same/).check();
  await fillCard(page, declinedCard);
  await placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/declined/i)
    .waitFor();
  await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
  await look('a card that was declined');

  await waitForCard(page);
  await fillCard(page, goodCard);
  await treat(page, calls.order, loseOnTheWayBack, 1);
  const asking = await hold(page, calls.orderState);
  await placeOrderButton(page).click();
  await asking.asked;
  await page.getByText('We are checking whether your order arrived').first().waitFor();
  await look('an order whose outcome is unknown');
  await asking.release();
  await receiptHeading(page).waitFor();
  await look('the receipt');
  expect(complaints()).toEqual([]);
});
