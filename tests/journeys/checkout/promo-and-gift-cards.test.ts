/** Promo codes, gift cards (PROMO-01, GIFT-01) and instalments (PAY-03, CHK-14). */

import type { Locator, Page, Route } from 'playwright-core';
import { expect, test, inject } from 'vitest';
import { inspect, lookOnce, pressOn } from '#tests/support/shopper-access.ts';
import { focusIsOn, walkAndChoose, walkAndPress } from '#tests/support/shopper-keyboard.ts';
import * as network from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, cartTrigger, drawer, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  newReturningShopper,
  newShopperAt,
  newPayingShopper,
  type PayingShopper,
} from '#tests/support/shopper-start.ts';

const promoField = (page: Page): Locator => page.getByLabel('Promo code', { exact: true });
const cardField = (page: Page): Locator => page.getByLabel('Gift card code', { exact: true });
const unfoldSummary = (page: Page): Promise<void> =>
  checkout.orderSummary(page).locator('summary').first().click();

test('a promo code in the cart is refused, applied though its answer is lost, kept and removed [PROMO-01 CART-06]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
  shopper.expectProblem(/404/);
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  await page.goto('/cart', { waitUntil: 'commit' });
  await checkout.fold(page, 'Promo code').click();
  await promoField(page).fill('WRONG');
  await promoField(page).press('Enter');
  const refused = page.getByText('Promo code is not valid');
  await refused.waitFor();
  await eventually(() => promoField(page).getAttribute('aria-invalid')).toBe('true');
  await eventually(() => promoField(page).inputValue()).toBe('WRONG');

  await promoField(page).fill('WATER10');
  await eventually(() => refused.count()).toBe(0);
  const applying = network.restCall('about a promo code', 'PUT', '**/guest-carts/*/coupons/*');
  await network.treat(page, applying, network.loseOnTheWayBack, 1);
  await button(page, 'Apply code').click();
  await page.getByText('Promo code was successfully applied').waitFor();
  await eventually(() => promoField(page).getAttribute('aria-invalid')).toBeNull();
  const main = page.getByRole('main');
  await eventually(() => readTotals(main)).toEqual({
    Subtotal: '$25.90',
    Discount: '-$2.59',
    Delivery: 'At checkout',
    Total: '$23.31',
  });
  expect(await inspect(page, 'the cart with a code')).toEqual([]);

  await page.reload();
  await button(page, 'Remove code').waitFor();
  await eventually(() => promoField(page).inputValue()).toBe('WATER10');
  await eventually(() => page.getByText('Promo code was successfully applied').count()).toBe(0);
  await button(page, 'Remove code').press('Enter');
  await page.getByText('Promo code was successfully removed').waitFor();
  await focusIsOn(button(page, 'Apply code'));
  await eventually(() => readTotals(main)).toMatchObject({ Total: '$25.90' });
});

test('a gift card in the cart tells its balance, pays a part, and is removed without configuration [GIFT-01 GIFT-02]', async () => {
  const { page, expectProblem } = await newReturningShopper();
  expectProblem(/40[04]/);
  expectProblem(/status of 500/);
  await page.goto('/cart', { waitUntil: 'commit' });
  await checkout.fold(page, 'Gift card').click();
  await cardField(page).fill('NONE');
  await button(page, 'Apply card').click();
  await page.getByText('Please correct the gift card code.').waitFor();
  await cardField(page).fill('GIFT-SMALL-15');
  await button(page, 'Check balance').click();
  await page.getByText('Gift card GIFT-SMALL-15 holds $15.00.').waitFor();
  await cardField(page).press('Enter');
  await page.getByText('Gift card was successfully applied').waitFor();
  const main = page.getByRole('main');
  const sums = { 'Gift cards': '-$15.00', Total: '$10.90' };
  await eventually(() => readTotals(main)).toMatchObject(sums);
  expect(await inspect(page, 'the cart with a gift card')).toEqual([]);
  await cartTrigger(page).click();
  await drawer(page).getByText('GIFT-SMALL-15', { exact: true }).waitFor();
  expect(await readTotals(drawer(page))).toMatchObject(sums);

  // an applied card can be removed even where the shop's configuration cannot be read
  await network.treat(page, network.graphqlCall('StoreConfigData'), network.answer(500, { message: 'No' }));
  // a page of one visitor is not drawn by the server, and brings no configuration along
  await page.goto('/cart?edit=none');
  await button(page, 'Remove gift card GIFT-SMALL-15').press('Enter');
  await page.getByText('Gift card was successfully removed').waitFor();
  await eventually(() => readTotals(main)).toMatchObject({ Total: '$25.90' });
  // its line is gone: another card can be typed
  await focusIsOn(cardField(page));
});

test('codes change the totals, and a gift card that pays all orders without a card [CHK-12 GIFT-01]', async () => {
  const { page } = await newShopperAt('shipping', {
    viewport: { width: 360, height: 900 },
  });
  const totals = () => readTotals(checkout.orderSummary(page));
  const costs = (sum: string) =>
    eventually(() => checkout.placeOrderButton(page).innerText()).toBe(`Place order, ${sum}`);
  await unfoldSummary(page);
  await checkout.fold(page, 'Promo code').click();
  await checkout.fold(page, 'Gift card').click();
  await checkout.continueTo(page, 'payment');
  await promoField(page).fill('WATER10');
  await button(page, 'Apply code').click();
  const reduced = { Subtotal: '$25.90', Discount: '-$2.59', Delivery: '$9.95', Total: '$33.26' };
  await eventually(totals).toEqual(reduced);
  await costs('$33.26');
  expect(await inspect(page, 'a code that is applied')).toEqual([]);
  await button(page, 'Remove code').click();
  await costs('$35.85');
  const cart = await network.hold(page, network.calls.readCart);
  await cardField(page).fill('GIFT-FULL-250');
  await button(page, 'Apply card').click();
  await eventually(totals).toMatchObject({ 'Gift cards': '-$35.85', Total: '$0.00' });
  await costs('$0.00');
  expect(await lookOnce(page, 'a gift card that leaves nothing to pay')).toEqual([]);
  // A cart that arrives after its totals does not have them read again, which would void the press
  const readings = network.watch(
    page,
    network.restCall('totals', 'GET', '**/guest-carts/*/payment-information'),
  );
  await cart.arrive();
  expect(readings()).toBe(0);
  await checkout.placeOrderButton(page).click();
  expect(await checkout.readOrderNumber(page)).toMatch(/^\d{9}$/);
});

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
  await walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await page.getByRole('heading', { name: 'Pay in four' }).waitFor();
};

/** By a link on the provider's page. */
const answer = (page: Page, name: string): Promise<void> => pressOn(page, page.getByRole('link', { name }));

const cameBack = async (page: Page, words: string): Promise<void> => {
  await focusIsOn(checkout.tabHeading(page, 'payment'));
  await page.getByText(words).waitFor();
  await eventually(() => afterpay(page).isChecked()).toBe(true);
  // the provider's answer is removed from the address
  await eventually(() => new URL(page.url()).search).toBe('');
};

test('instalments refused in place, given up, refused and agreed on the provider’s pages end in one order, by keyboard [PAY-03 CHK-14]', async () => {
  const shopper = await newPayingShopper();
  shopper.expectProblem(/status of 400/);
  const { page } = shopper;
  const ordered = network.watch(page, network.calls.order);
  const refusal = { success: false, message: 'Afterpay did not approve these instalments.' };
  await openProvider(shopper);
  await page.route('**/afterpay/payment/process', (route) => route.fulfill({ status: 400, json: refusal }), {
    times: 1,
  });
  await walkAndChoose(page, page.getByRole('radio', { name: 'Credit Card', exact: true }), afterpay(page));
  // $35.85 in four
  await page.getByText('4 payments of $8.96').waitFor();
  expect(await inspect(page, 'the payment in instalments')).toEqual([]);
  await checkout.placeOrderButton(page).click();
  await page.getByRole('alert').getByText(refusal.message).first().waitFor();
  await eventually(() => checkout.placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
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
  await walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await checkout.readOrderNumber(page);
  expect(ordered()).toBe(1);
  expect(await page.getByRole('main').innerText()).toContain('Afterpay');
});
