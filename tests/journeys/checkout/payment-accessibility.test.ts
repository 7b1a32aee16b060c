/** Everyone can pay: no violation axe knows of whichever way is chosen, from the obstacles over an outcome nobody knows to the receipt (look.md; BEY-01, BEY-07, CHK-10, PAY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Shopper } from '#tests/support/browser.ts';
import { inspect, type Complaint } from '#tests/support/shopper-access.ts';
import { brisbane, declinedCard, goodCard } from '#tests/support/shopper-goods.ts';
import { calls, hold, loseOnTheWayBack, treat } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { fillCard, placeOrderButton, receiptHeading, waitForCard } from '#tests/support/shopper-pages.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const widths = [360, 1280] as const;
const long = { timeout: 240_000 };

/** The merchant's terms, where there are any to tick. */
const agreeToAll = async (page: Page): Promise<void> => {
  for (const box of await page.getByRole('checkbox', { name: /agree/i }).all()) await box.check();
};

/** Looks at one state after another; what is found is told at the end, all at once. */
const looker = async ({ page }: Shopper) => {
  const complaints: Complaint[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    look: async (where: string): Promise<void> => void complaints.push(...(await inspect(page, where))),
    complaints: (): readonly Complaint[] => complaints,
  };
};

const viewportOf = (width: number) => ({ width, height: 900 });

test.each(widths)(
  'PAY-02 BEY-01 BEY-07 CHK-10 axe finds nothing however it is paid, from the obstacles to the receipt, at %i px',
  long,
  async (width) => {
    const shopper = await newPayingShopper({ shopUrl, delivery: brisbane, viewport: viewportOf(width) });
    const { page } = shopper;
    const { look, complaints } = await looker(shopper);
    shopper.expectProblem(/ERR_CONNECTION_RESET|status of 40[04]/);

    const ways = page.getByRole('group', { name: 'Payment method' }).locator('input[name=paymentMethod]');
    await ways.first().waitFor();
    for (const way of await ways.all()) {
      await way.check();
      await look(`paid by ${String(await way.getAttribute('value'))}`);
    }
    await page.locator('input[name=paymentMethod][value=braintree]').check();
    await waitForCard(page);
    await placeOrderButton(page).click();
    await page.getByText('Enter the card number.').first().waitFor();
    await look('card, empty');
    await page.getByLabel(/billing address is the same/).uncheck();
    await page.getByRole('form', { name: 'Billing address' }).waitFor();
    await placeOrderButton(page).click();
    await page.getByRole('link', { name: 'Billing address: enter the first name.' }).waitFor();
    await look('obstacles');
    await page.getByLabel(/billing address is the same/).check();
    await agreeToAll(page);
    await fillCard(page, declinedCard);
    await placeOrderButton(page).click();
    await page
      .getByRole('alert')
      .getByText(/declined/i)
      .waitFor();
    await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
    await look('card, declined');

    await waitForCard(page);
    await fillCard(page, goodCard);
    await treat(page, calls.order, loseOnTheWayBack, 1);
    const asking = await hold(page, calls.orderState);
    await placeOrderButton(page).click();
    await asking.asked;
    await page.getByText('We are checking whether your order arrived').first().waitFor();
    await look('outcome unknown');
    await asking.release();
    await receiptHeading(page).waitFor();
    await look('receipt');
    expect(complaints()).toEqual([]);
  },
);
