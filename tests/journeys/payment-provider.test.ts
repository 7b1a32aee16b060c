/** A provider that cannot be reached or never answers: given up in time, said plainly, and loaded when tried again (PAY-02). */

import type { Page, Route } from 'playwright-core';
import { inject, test } from 'vitest';
import { brisbane, newEmail } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import {
  allowSilencedTelemetry,
  newPayingShopper,
  newReturningShopper,
} from '#tests/support/shopper-start.ts';
import { approveAs } from '#tests/support/shopper-wallet.ts';

const shopUrl = inject('shopUrl');
const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('PAY-02 a PayPal that cannot be reached says so, is tried again, and works', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/paypal\/sdk\.js|Failed to load resource/);
  const { page } = shopper;
  await page.route('**/undefined/paypal/sdk.js', (route) => route.abort(), { times: 1 });
  await method(page, 'PayPal').check();
  await page.getByText('PayPal could not be loaded. Try again, or choose another way to pay.').waitFor();
  await button(page, 'Try again').click();
  await button(page, 'Pay with PayPal').waitFor();
});

test('PAY-02 a provider that never answers is given up in plain words once its time is over; tried again it loads, and pays', async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const silent: Route[] = [];
  const keepSilent = (route: Route): void => void silent.push(route);
  await page.route('**/hosted-fields-frame*', keepSilent, { times: 3 });
  await page.route('**/undefined/paypal/sdk.js', keepSilent, { times: 1 });
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await page.clock.install();
  for (const tab of ['delivery', 'shipping'] as const) {
    await tabHeading(page, tab).waitFor();
    await continueButton(page).click();
  }
  await eventually(() => silent.length).toBe(3);
  await page.getByText('Loading the secure card form').waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').filter({ hasText: 'Card payment could not be loaded' }).waitFor();
  await button(page, 'Try again').click();
  await waitForCard(page);

  await method(page, 'PayPal').check();
  await eventually(() => silent.length).toBe(4);
  await page.getByText('Loading PayPal').waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').filter({ hasText: 'PayPal could not be loaded' }).waitFor();
  await button(page, 'Try again').click();
  await approveAs(page, 'pat@example.com');
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});
