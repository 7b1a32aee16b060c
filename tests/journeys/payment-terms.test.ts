/** What is filled in beside the way to pay: terms to be agreed to, the number of a purchase order (CHK-08, BEY-07). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/browser.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import { focusIsOn, typeCard, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  continueButton,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';
import { changeSettings } from '#tests/support/store-setting.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('payment-terms');
  const first = await startShop({ dataDir });
  await first.stop();
  await changeSettings(dataDir, {
    'checkout/options/enable_agreements': '1',
    'payment/purchaseorder/active': '1',
    'payment/purchaseorder/title': 'On our account',
  });
  shop = await startShop({ dataDir });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

const way = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** A guest at the payment tab. The card is chosen, though the server offers the purchase order first. */
const atPayment = async (): Promise<Shopper> => {
  const shopper = await newReturningShopper({ shopUrl: shop.url, delivery: brisbane });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => way(page, 'Credit Card').isChecked()).toBe(true);
  expect(await way(page, 'On our account').isChecked()).toBe(false);
  return shopper;
};

test('CHK-08 PAY-02 BEY-07 by keyboard alone a card is typed in and terms are read on the spot; without their tick nothing is ordered, with it it is', async () => {
  const { page } = await atPayment();
  const terms = page.getByLabel('I agree to the terms and conditions');
  const text = page.locator('details').filter({ hasText: 'Read: Terms and conditions' });
  await focusIsOn(tabHeading(page, 'payment'));
  await typeCard(page, goodCard);
  await walkAndPress(page, text.locator('summary'), 'Enter');
  await eventually(() => text.locator('summary ~ *').innerText()).not.toBe('');
  await walkAndPress(page, placeOrderButton(page), 'Enter');
  const toTerms = page.getByRole('link', { name: 'Please confirm: I agree to the terms and conditions.' });
  await walkAndPress(page, toTerms, 'Enter');
  await focusIsOn(terms);
  expect(await terms.getAttribute('aria-invalid')).toBe('true');
  expect(await inspect(page, 'terms that miss their tick')).toEqual([]);
  await page.keyboard.press('Space');
  await eventually(() => toTerms.count()).toBe(0);
  await walkAndPress(page, placeOrderButton(page), 'Space');
  await readOrderNumber(page);
});

test('CHK-08 GEN-03 a purchase order asks for its number, and is ordered by it', async () => {
  const { page } = await atPayment();
  const number = page.getByLabel('Purchase order number');
  await way(page, 'On our account').check();
  await page.getByLabel('I agree to the terms and conditions').check();
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Enter your purchase order number.' }).click();
  await eventually(() => hasFocus(number)).toBe(true);
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  expect(await inspect(page, 'a purchase order without its number')).toEqual([]);
  await number.fill('PO-2044');
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(await page.getByRole('main').innerText()).toContain('On our account');
});
