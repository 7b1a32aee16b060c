/** When an order comes to nothing: the focus goes to the words, they can be put away, and the form works on (CHK-08, PAY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { inspect } from '#tests/support/shopper-access.ts';
import { declinedCard, goodCard } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  loseOnTheWayBack,
  loseOnTheWayThere,
  treat,
  watch,
} from '#tests/support/shopper-network.ts';
import { button, fillCard, placeOrderButton, readOrderNumber } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** What stands where the focus is. */
const focused = (page: Page) => (): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

test('CHK-08 PAY-02 after a declined card the focus is on the reason, which is dismissed with a key, and another card pays', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/400/);
  const { page } = shopper;
  await fillCard(page, declinedCard);
  await placeOrderButton(page).click();
  await eventually(focused(page)).toMatch(/declined/i);
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: /declined/i })
      .count(),
  ).toBe(1);
  expect(await inspect(page, 'a declined card')).toEqual([]);
  await page.keyboard.press('Tab');
  await eventually(focused(page)).toBe('Dismiss');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByText(/declined/i).count()).toBe(0);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('CHK-08 PAY-02 a nonce that is spent already is said in the shop’s words, with the focus on them, and a new one pays', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/400/);
  const { page } = shopper;
  const words = 'Cannot use a payment_method_nonce more than once.';
  await treat(page, calls.order, answer(400, { message: words }), 1);
  const ordered = watch(page, calls.order);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await eventually(focused(page)).toContain(words);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(ordered()).toBe(2);
});

test('PAY-02 a card that is not filled in has the focus on its words', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await placeOrderButton(page).click();
  await eventually(focused(page)).toMatch(/card number/);
});

test('BEY-01 CHK-08 when nobody knows what became of the order, the focus is on the words that say so, then on the receipt', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/ERR_CONNECTION_RESET|40[04]/);
  const { page } = shopper;
  await fillCard(page, goodCard);
  await treat(page, calls.order, loseOnTheWayBack, 1);
  await treat(page, calls.orderState, loseOnTheWayThere);
  await page.clock.install();
  await placeOrderButton(page).click();
  await eventually(focused(page)).toContain('We are checking whether your order arrived');
  // it stays so, however long one looks
  expect(await inspect(page, 'an outcome nobody knows')).toEqual([]);
  expect(await button(page, 'Check now').isVisible()).toBe(true);
  await page.unroute(calls.orderState.glob);
  await page.clock.fastForward('01:00');
  await readOrderNumber(page);
  await eventually(focused(page)).toContain('Thank you');
});
