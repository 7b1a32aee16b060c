/** A service, a cart paid by gift card, a page that knows its guest (CHK-02, CHK-11). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { goodCard, newEmail, sanitisingVisit, water, wellington } from '#tests/support/shopper-goods.ts';
import { focusIsOn, typeAddress, walkAndPress, walkAndType } from '#tests/support/shopper-keyboard.ts';
import { calls, skipPictures, watch } from '#tests/support/shopper-network.ts';
import {
  button,
  continueButton,
  fillCard,
  fillDelivery,
  heading,
  placeOrderButton,
  readOrderNumber,
  readTotals,
  receiptHeading,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

test('a service goes from account to payment alone, billed with New Zealand’s GST [CHK-02, CHK-07]', async () => {
  const shopper = await newReturningShopper({ shopUrl, goods: [[sanitisingVisit, 1]] });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const estimates = watch(page, calls.estimate);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await tabHeading(page, 'account').waitFor();
  const steps = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem');
  await eventually(() => steps.count()).toBe(2);
  await page.getByLabel('Email').fill(newEmail());
  await eventually(() => continueButton(page).innerText()).toBe('Continue to payment');
  await continueButton(page).click();

  await tabHeading(page, 'payment').waitFor();
  await eventually(() => page.getByLabel(/billing address is the same/).count()).toBe(0);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await eventually(() => readTotals(summary)).toEqual({ Subtotal: '$89.00', Total: '$89.00' });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $89.00');

  // a bill is required, and each missing part of it named
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' }).getByRole('listitem');
  await eventually(() => reasons.allInnerTexts()).toContain('Billing address: enter the street address.');
  const bill = page.getByRole('form', { name: 'Billing address' });
  await fillDelivery(page, wellington);
  await bill.getByLabel('Postcode').blur();
  await eventually(() => reasons.count()).toBe(0);
  await placeOrderButton(page).click();

  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  const main = page.getByRole('main');
  await eventually(() => main.innerText()).toContain(`Thank you, ${wellington.firstname}`);
  await eventually(() => heading(page, 'Delivery').count()).toBe(0);
  await eventually(() => readTotals(main)).toEqual({ Subtotal: '$89.00', Total: '$89.00' });
  const receipt = await main.innerText();
  // 15 % of the sum without tax, where Australia takes 10
  for (const words of ['Includes $11.61 GST', wellington.street, 'Wellington 6011'])
    expect(receipt).toContain(words);
  expect(estimates()).toBe(0);
  await eventually(() => button(page.getByRole('banner'), 'Cart, empty').count()).toBe(1);
});

test('a gift card that pays in full asks for no card; the whole checkout by keyboard alone [GIFT-01, PAY-01]', async () => {
  const { page, api, cartId } = await newReturningShopper({ shopUrl });
  await api.graphql(
    `mutation ($input: ApplyGiftCardToCartInput) { applyGiftCardToCart(input: $input) { cart { id } } }`,
    { input: { cart_id: cartId, gift_card_code: 'GIFT-FULL-250' } },
  );
  await page.goto('/checkout', { waitUntil: 'commit' });
  await walkAndType(page, page.getByLabel('Email'), newEmail());
  await page.keyboard.press('Enter');
  await focusIsOn(tabHeading(page, 'delivery'));
  await typeAddress(page, page, wellington);
  await walkAndPress(page, continueButton(page), 'Enter');
  await focusIsOn(tabHeading(page, 'shipping'));
  await walkAndPress(page, continueButton(page), 'Enter');
  await focusIsOn(tabHeading(page, 'payment'));
  await page.locator('input[name=paymentMethod][value=free]:checked').waitFor({ state: 'attached' });
  expect(await page.locator('#card-number').count()).toBe(0);
  await walkAndPress(page, placeOrderButton(page), 'Enter');
  await readOrderNumber(page);
  await focusIsOn(receiptHeading(page));
});

test('the checkout starts with the cart, country and guest that the page’s configuration names [CHK-11, CHK-01]', async () => {
  const cartId = await new ShopApi(shopUrl).makeCart([water, 2]);
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const block = JSON.stringify({
    storeCode: 'default',
    defaultCountryId: 'NZ',
    quoteId: cartId,
    customerData: { isSignedIn: false, email: 'aroha@example.com', firstname: 'Aroha', lastname: 'Ngata' },
  });
  await page.route('**/checkout', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = `<script type="application/json" id="checkout-config">${block}</script>`;
    await route.fulfill({ response, body: html.replace('</head>', `${script}</head>`) });
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await tabHeading(page, 'account').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe('aroha@example.com');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await eventually(() => summary.innerText()).toContain(water.name);
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => page.getByLabel('Country').inputValue()).toBe('NZ');
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Aroha');
  expect(await page.getByLabel('City', { exact: true }).isVisible()).toBe(true);
});
