/** Axe and focus over every trouble on the way to the order; the recording of one. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, lookAround, inspect } from '#tests/support/shopper-access.ts';
import { goodCard, brisbane } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newShopperBefore } from '#tests/support/shopper-start.ts';
import { readFile } from 'node:fs/promises';
import { compare } from '#machines/tools/replay/verdict.ts';
import { parseRecording } from '#machines/tools/replay/recording-file.ts';
import { walkAndPress } from '#tests/support/shopper-keyboard.ts';

const viewport = { width: 360, height: 900 };
const failed = network.refuseGraphql('Internal server error', 'internal');

const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
/** With a key, as a shopper does who cannot see that the button goes. */
const tryAgain = (page: Page): Promise<void> => button(page, 'Try again').press('Enter');

test('paying can be done by everyone, from the ways offered over an unknown outcome to the receipt [PAY-02 CHK-10]', async () => {
  const shopper = await newPayingShopper({ viewport });
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, [360, 1280]);
  shopper.expectProblem(/ERR_CONNECTION_RESET/);

  const ways = page.getByRole('group', { name: 'Payment method' }).locator('input[name=paymentMethod]');
  await ways.first().waitFor();
  for (const way of await ways.all()) {
    await way.check();
    await look(`paid by ${String(await way.getAttribute('value'))}`);
  }
  await page.locator('input[name=paymentMethod][value=braintree]').check();
  await checkout.waitForCard(page);
  await checkout.fillCard(page, goodCard);
  await network.treat(page, network.calls.order, network.loseOnTheWayBack, 1);
  const asking = await network.hold(page, network.calls.orderState);
  await checkout.placeOrderButton(page).click();
  await asking.asked;
  await page.getByText('We are checking whether your order arrived').first().waitFor();
  await look('an order whose outcome is unknown');
  // the page also asks by itself, however long axe takes
  let road: network.Treatment = network.loseOnTheWayThere;
  await network.treat(page, network.calls.orderState, (route) => road(route));
  await asking.release(network.loseOnTheWayThere);
  await button(page, 'Check now').waitFor();
  await look('an order that cannot be checked');
  await button(page, 'Check now').press('Enter');
  road = network.pass;
  await checkout.receiptHeading(page).waitFor();
  await look('the receipt');
  expect(complaints()).toEqual([]);
});

test('a cart, ways to pay, a card form and PayPal that cannot be loaded are loaded by Try again [PAY-01 CART-02]', async () => {
  const { page, expectProblem } = await newShopperBefore('shipping', { viewport });
  expectProblem(/ERR_FAILED/);
  const { look, complaints } = await lookAround(page);

  await network.treat(page, network.calls.readCart, failed, 1);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await alert(page, 'Your cart could not be loaded').waitFor();
  await look('a cart that could not be loaded');
  await tryAgain(page);
  await eventually(() => hasFocus(checkout.tabHeading(page, 'shipping'))).toBe(true);

  const noWay = await network.treatInTurn(page, network.calls.saveShipping, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payment_methods: [] } });
  });
  await checkout.continueButton(page).click();
  await status(page, 'There is no way to pay for this order here').waitFor();
  expect(noWay()).toBe(1);
  await look('no way to pay');
  await checkout.placeOrderButton(page).click();
  const choose = page.getByRole('link', { name: 'Choose how you would like to pay.' });
  await choose.click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('payment-methods');
  await checkout.editStep(page, 'Delivery method', 'shipping');
  await network.treat(page, network.graphqlCall('Agreements'), failed, 1);
  await network.treat(page, network.graphqlCall('CardClientToken'), failed, 1);
  await checkout.continueButton(page).click();
  await alert(page, 'The ways to pay could not be loaded').waitFor();
  await checkout.placeOrderButton(page).click();
  await choose.press('Enter');
  await eventually(() => hasFocus(button(page, 'Try again'))).toBe(true);
  await look('ways to pay that could not be loaded');
  await tryAgain(page);

  await alert(page, 'Card payment could not be loaded').waitFor();
  await eventually(() => hasFocus(checkout.tabHeading(page, 'payment'))).toBe(true);
  await look('a card form that could not be loaded');
  await tryAgain(page);
  await checkout.waitForCard(page);
  await eventually(() => hasFocus(method(page, 'Credit Card'))).toBe(true);
  await page.route('**/undefined/paypal/sdk.js', (route) => route.abort(), { times: 1 });
  await method(page, 'PayPal').check();
  await alert(page, 'PayPal could not be loaded').waitFor();
  await look('PayPal that could not be loaded');
  await tryAgain(page);
  await button(page, 'Pay with PayPal').waitFor();

  expect(complaints()).toEqual([]);
});

test('a cart and a total that are out of date can be read again by everyone [PAY-01 BEY-05]', async () => {
  const { page, expectProblem } = await newPayingShopper({ viewport });
  expectProblem(/status of 500/);
  const { look, complaints } = await lookAround(page);

  await checkout.orderSummary(page).locator('summary').first().click();
  await checkout.fold(page, 'Promo code').click();
  await page.getByLabel('Promo code', { exact: true }).fill('WATER10');
  await network.treat(page, network.calls.readCart, failed, 1);
  await button(page, 'Apply code').click();
  const unread = status(page, 'We could not read your cart again');
  await unread.waitFor();
  await look('a cart that could not be read again');
  const reading = await network.hold(page, network.calls.readCart);
  await tryAgain(page);
  await reading.asked;
  const lines = checkout.orderSummary(page).getByRole('list').first();
  await eventually(() => lines.getAttribute('aria-busy')).toBe('true');
  await look('a cart that is being read again');
  await reading.release();
  await eventually(() => lines.getAttribute('aria-busy')).toBeNull();
  await eventually(() => unread.count()).toBe(0);

  // The folded summary says the failure of the total too
  const sums = await network.hold(
    page,
    network.restCall('totals', 'GET', '**/guest-carts/*/payment-information'),
  );
  await button(page, 'Remove code').click();
  await sums.asked;
  const summary = checkout.orderSummary(page);
  await summary.locator('summary').first().click();
  await summary.getByText('Your total is being worked out.').waitFor();
  await sums.release(network.answer(500, { message: 'Out of order.' }));
  await page.getByText(/^Your total could not be worked out\./).waitFor();
  await status(page, 'We could not work out your total.').waitFor();
  await look('a total that could not be read');
  await tryAgain(page);
  await eventually(() => checkout.placeOrderButton(page).innerText()).toBe('Place order, $35.85');
  expect(await status(page, 'We could not work out your total.').count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('the recording of an order is saved from the footer, replays, and holds nothing of the guest [MACH-04]', async () => {
  const { page, email } = await newPayingShopper();
  await checkout.fillCard(page, goodCard);
  const number = await checkout.placeOrder(page);

  await walkAndPress(page, button(page, 'Help with a problem'), 'Enter', { within: 60 });
  const dialog = page.getByRole('dialog', { name: 'Help with a problem' });
  await dialog.getByText('It holds no personal data').waitFor();
  expect(await inspect(page, 'the help')).toEqual([]);
  const saved = page.waitForEvent('download');
  await button(dialog, 'Save recording').click();
  const text = await readFile(await (await saved).path(), 'utf8');
  await dialog.waitFor({ state: 'hidden' });

  const { street, telephone, city } = brisbane;
  for (const secret of [email, street, telephone, city, number, goodCard.number])
    expect(text).not.toContain(secret);
  const { outcome, first, final } = compare(parseRecording(text));
  expect([outcome, first]).toEqual(['equal', null]);
  expect(final['shop/checkout/wing']).toBe('finished');
});
