/** The specification's error catalogue at the checkout: delivery and order fail, and the page says so to the letter (§8). */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { brisbane, goodCard } from '#tests/support/shopper-goods.ts';
import { answer, calls, treat, treatInTurn, type Treatment } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  continueButton,
  fillCard,
  giveEmail,
  outliveServer,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import {
  allowSilencedTelemetry,
  newPayingShopper,
  newReturningShopper,
} from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const failedToLoad = /Failed to load resource/;

/** Among the messages, to the letter. */
const said = (page: Page, sentence: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(sentence, { exact: true });

const newBuyer = async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
  const { page } = shopper;
  await page.goto('/checkout');
  await giveEmail(page, 'buyer@example.com');
  await tabHeading(page, 'delivery').waitFor();
  return shopper;
};

describe('the delivery that fails', () => {
  test('SHIP-01 cannot be estimated', async () => {
    const shopper = await newBuyer();
    const { page } = shopper;
    shopper.expectProblem(failedToLoad);
    await treat(page, calls.estimate, answer(400, { message: 'No trucks.' }), 1);
    await continueButton(page).click();
    await said(page, 'Unable to get shipping methods').waitFor();
  });

  test('SHIP-02 cannot be chosen, or only with a word of the server', async () => {
    const shopper = await newBuyer();
    const { page } = shopper;
    shopper.expectProblem(failedToLoad);
    await continueButton(page).click();
    await tabHeading(page, 'shipping').waitFor();
    const word = { message: 'No trucks to you today.', payment_methods: [], totals: {} };
    await treatInTurn(page, calls.saveShipping, answer(400, { message: 'No.' }), answer(200, word));
    await continueButton(page).click();
    await said(page, 'Error setting shipping method').waitFor();
    // nothing is chosen any more, and nothing is being worked out
    await eventually(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
    await eventually(() => continueButton(page).getAttribute('aria-busy')).not.toBe('true');
    await page.getByRole('radio').first().check({ force: true });
    await continueButton(page).click();
    await said(page, 'No trucks to you today.').waitFor();
    await eventually(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  });

  test('SHIP-02 cannot be saved without a way that is chosen', async () => {
    const shopper = await newBuyer();
    const { page } = shopper;
    shopper.expectProblem(failedToLoad);
    allowSilencedTelemetry(shopper);
    await continueButton(page).click();
    await tabHeading(page, 'shipping').waitFor();
    const saved = await treat(page, calls.saveShipping, answer(400, { message: 'No.' }), 1);
    await continueButton(page).click();
    await said(page, 'Error setting shipping method').waitFor();
    await continueButton(page).click();
    await said(page, 'Shipping details are invalid or missing.').waitFor();
    expect(saved()).toBe(1);
    // the way out: one of those that are offered, still there
    await page.getByRole('radio').first().check({ force: true });
    await continueButton(page).click();
    await tabHeading(page, 'payment').waitFor();
  });
});

test('NET-03 NET-10 a REST refusal without a message says that the page should be refreshed', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(failedToLoad);
  await fillCard(page, goodCard);
  const orders = await treatInTurn(page, calls.order, answer(400, { trace: 'x' }));
  await placeOrderButton(page).click();
  await page.getByText('Your session has expired. Please refresh your page to continue').first().waitFor();
  expect(orders()).toBe(1);
});

const badGateway: Treatment = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

test('CHK-08 BEY-01 an order that only gets a bare 502 has not come about: that is said, and nothing of a session', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 502/);
  await fillCard(page, goodCard);
  await treat(page, calls.order, badGateway, 1);
  await page.clock.install();
  await placeOrderButton(page).click();
  await page.getByText('We are checking whether your order arrived').waitFor();
  await outliveServer(page);
  const words = 'Your order did not reach us and nothing has been charged. It is safe to place it again.';
  await page.getByRole('alert').getByText(words).waitFor();
  expect(await page.getByText('session has expired').count()).toBe(0);
  await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});
