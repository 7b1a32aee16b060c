/** Instalments end in one order or in a form that works (PAY-03, CHK-14). */

import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { inspect, pressOn } from '#tests/support/shopper-access.ts';
import { focusIsOn, walkAndChoose, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { placeOrderButton, readOrderNumber, tabHeading } from '#tests/support/shopper-checkout.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, type PayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const provider = 'https://portal.instalments.example';

const afterpay = (page: Page) => page.getByRole('radio', { name: 'Afterpay', exact: true });

/** The provider asks on its own page; its links back carry the shopper's answer. */
const openProvider = async ({ page }: PayingShopper): Promise<void> => {
  const back = `${shopUrl}/checkout?afterpay=afterpay_1&status=`;
  let asked = '';
  await page.route('**/afterpay/payment/process', async (route: Route, request) => {
    asked = request.postData() ?? '';
    await route.fulfill({
      json: { success: true, token: 'afterpay_1', redirect_url: `${provider}/pay?token=afterpay_1` },
    });
  });
  await page.route(`${provider}/**`, async (route: Route, request) => {
    const isAgreed = new URL(request.url()).pathname === '/agree';
    // the provider informs the shop first
    if (isAgreed)
      await fetch(`${shopUrl}/afterpay/payment/process`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Requested-With': 'XMLHttpRequest',
        },
        body: asked,
      });
    const ways = isAgreed
      ? `<a href="${back}SUCCESS">Back to the shop</a>`
      : `<a href="${provider}/agree">Agree</a> <a href="${back}CANCELLED">Go back</a> <a href="${back}FAILURE">Be refused</a>`;
    return route.fulfill({
      contentType: 'text/html',
      body: `<html lang="en"><title>Provider</title><main><h1>Pay in four</h1>${ways}</main></html>`,
    });
  });
};

const leave = async (shopper: PayingShopper): Promise<void> => {
  const { page } = shopper;
  await walkAndPress(page, placeOrderButton(page), 'Enter');
  await page.getByRole('heading', { name: 'Pay in four' }).waitFor();
};

/** By a link on the provider's page. */
const answer = (page: Page, name: string): Promise<void> => pressOn(page, page.getByRole('link', { name }));

const cameBack = async (page: Page, words: string): Promise<void> => {
  await focusIsOn(tabHeading(page, 'payment'));
  await page.getByText(words).waitFor();
  await eventually(() => afterpay(page).isChecked()).toBe(true);
  // the provider's answer is removed from the address
  await eventually(() => new URL(page.url()).search).toBe('');
};

test('instalments refused in place, given up, refused and agreed on the provider’s pages end in one order, by keyboard [PAY-03 CHK-14]', async () => {
  const shopper = await newPayingShopper();
  shopper.expectProblem(/status of 400/);
  const { page } = shopper;
  const ordered = watch(page, calls.order);
  const refusal = { success: false, message: 'Afterpay did not approve these instalments.' };
  await openProvider(shopper);
  await page.route('**/afterpay/payment/process', (route) => route.fulfill({ status: 400, json: refusal }), {
    times: 1,
  });
  await walkAndChoose(page, page.getByRole('radio', { name: 'Credit Card', exact: true }), afterpay(page));
  // $35.85 in four
  await page.getByText('4 payments of $8.96').waitFor();
  expect(await inspect(page, 'the payment in instalments')).toEqual([]);
  await placeOrderButton(page).click();
  await page.getByRole('alert').getByText(refusal.message).first().waitFor();
  await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
  expect([ordered(), await afterpay(page).isChecked()]).toEqual([0, true]);
  expect(await inspect(page, 'instalments that were refused')).toEqual([]);

  await leave(shopper);
  await answer(page, 'Go back');
  await cameBack(page, 'You came back before your instalments were approved.');
  expect(await inspect(page, 'back from the instalment provider')).toEqual([]);

  await leave(shopper);
  await answer(page, 'Be refused');
  await cameBack(page, 'Your instalments were not approved.');

  await leave(shopper);
  await answer(page, 'Agree');
  await answer(page, 'Back to the shop');
  await cameBack(page, 'Your instalments are approved.');
  expect(ordered()).toBe(0);
  await walkAndPress(page, placeOrderButton(page), 'Enter');
  await readOrderNumber(page);
  expect(ordered()).toBe(1);
  expect(await page.getByRole('main').innerText()).toContain('Afterpay');
});
