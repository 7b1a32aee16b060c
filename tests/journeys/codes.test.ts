/** Promo codes and gift cards in the browser: in cart and checkout, refused, removed, kept, and an order that nothing is left to pay of (PROMO-01, GIFT-01, GIFT-02, PAY-01). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect, lookOnce } from '#tests/support/shopper-access.ts';
import { keptToken, newCustomer, signIn } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { brisbane, newEmail, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  graphqlCall,
  loseOnTheWayBack,
  restCall,
  skipPictures,
  treat,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  cartTrigger,
  continueButton,
  drawer,
  giveEmail,
  keptCartId,
  placeOrderButton,
  readOrderNumber,
  quantityBox,
  readTotals,
  tabHeading,
  toast,
} from '#tests/support/shopper-pages.ts';
import {
  allowSilencedTelemetry,
  newPayingShopper,
  newReturningShopper,
} from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const fold = (page: Page, title: string): Locator =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const promoField = (page: Page): Locator => page.getByLabel('Promo code', { exact: true });
const cardField = (page: Page): Locator => page.getByLabel('Gift card code', { exact: true });
const summary = (page: Page): Locator => page.getByRole('region', { name: 'Order summary' });
const unfoldSummary = (page: Page): Promise<void> => summary(page).locator('summary').first().click();

test('GIFT-02 a gift card that counts can be taken back though the configuration of the shop could not be read', async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 500/);
  await page.goto('/cart');
  await fold(page, 'Gift card').click();
  await cardField(page).fill('GIFT-FULL-250');
  await button(page, 'Apply card').click();
  const remove = button(page, 'Remove gift card GIFT-FULL-250');
  await remove.waitFor();
  await treat(page, graphqlCall('StoreConfigData'), answer(500, { message: 'No' }));
  await page.reload();
  await remove.press('Enter');
  await eventually(() => remove.count()).toBe(0);
  await eventually(() => readTotals(page.getByRole('main'))).toMatchObject({ Total: '$25.90' });
});

test('PROMO-01 CART-09 a code is refused, applied, kept over a reload, and removed in the cart', async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/404/);
  await page.goto('/cart');
  await fold(page, 'Promo code').click();
  await promoField(page).fill('WRONG');
  await promoField(page).press('Enter');
  await page.getByText('Promo code is not valid').waitFor();
  await eventually(() => promoField(page).getAttribute('aria-invalid')).toBe('true');
  await eventually(() => promoField(page).inputValue()).toBe('WRONG');

  await promoField(page).fill('WATER10');
  await eventually(() => page.getByText('Promo code is not valid').count()).toBe(0);
  await button(page, 'Apply code').click();
  await page.getByText('Promo code was successfully applied').waitFor();
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
  await eventually(() => readTotals(main)).toMatchObject({ Total: '$25.90' });
  await promoField(page).fill('TEN');
  await eventually(() => button(page, 'Apply code').count()).toBe(1);
});

test('PROMO-01 CART-06 a code whose answer is lost on the way back stands as applied, and no error beside it', async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  await page.goto('/cart');
  await fold(page, 'Promo code').click();
  await promoField(page).fill('WATER10');
  const applying = restCall('about a promo code', 'PUT', '**/guest-carts/*/coupons/*');
  await treat(page, applying, loseOnTheWayBack, 1);
  await button(page, 'Apply code').click();
  await page.getByText('Promo code was successfully applied').waitFor();
  await eventually(() => promoField(page).getAttribute('aria-invalid')).toBeNull();
  await eventually(() => readTotals(page.getByRole('main'))).toMatchObject({ Total: '$23.31' });
  await button(page, 'Remove code').waitFor();
});

test('CART-05 PROMO-01 a customer’s cart is gone as a code is given: its details are read, they are signed out first, in words, and its lines are in a guest’s cart', async () => {
  const customer = await newCustomer(shopUrl);
  const api = await ShopApi.of(shopUrl, customer);
  const cartId = await api.makeCart([water, 2]);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/404/);
  await skipPictures(page);
  await signIn(page, customer);
  await page.goto('/cart');
  await fold(page, 'Promo code').click();
  await promoField(page).fill('WATER10');
  await api.loseCart(cartId);
  await button(page, 'Apply code').click();
  await toast(page, /we signed you out/).waitFor();
  await eventually(() => quantityBox(page.getByRole('main'), water).inputValue()).toBe('2');
  expect([await keptToken(page), new URL(page.url()).pathname]).toEqual([false, '/cart']);
  // whoever has no token may read it
  const { cart } = await new ShopApi(shopUrl).graphql<{ cart: { items: readonly object[] } }>(
    'query ($id: String!) { cart(cart_id: $id) { items { quantity product { sku } } } }',
    { id: await keptCartId(page) },
  );
  expect(cart.items).toEqual([{ quantity: 2, product: { sku: water.sku } }]);
});

test('PROMO-01 CHK-01 CHK-12 the cart’s coupon is the checkout’s promo code; changed there, the sums are the server’s', async () => {
  const shopper = await newPayingShopper({ shopUrl, viewport: { width: 360, height: 900 } });
  shopper.expectProblem(/40[04]/);
  const { page, api, cartId } = shopper;
  await unfoldSummary(page);
  await fold(page, 'Promo code').click();
  await fold(page, 'Gift card').click();
  await cardField(page).fill('NONE');
  await button(page, 'Apply card').click();
  await page.getByText('Please correct the gift card code.').waitFor();
  await promoField(page).fill('WRONG');
  await button(page, 'Apply code').click();
  await page.getByText('Promo code is not valid').waitFor();
  expect(await inspect(page, 'codes that are refused')).toEqual([]);
  await promoField(page).fill('WATER10');
  await button(page, 'Apply code').click();
  await page.getByText('Promo code was successfully applied').waitFor();
  await eventually(() => readTotals(summary(page))).toEqual({
    Subtotal: '$25.90',
    Discount: '-$2.59',
    Delivery: '$9.95',
    Total: '$33.26',
  });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $33.26');
  expect(await inspect(page, 'a code that is applied')).toEqual([]);
  await button(page, 'Remove code').click();
  await eventually(() => readTotals(summary(page))).toMatchObject({ Total: '$35.85' });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $35.85');

  await api.graphql(
    'mutation ($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { id } } }',
    { input: { cart_id: cartId, coupon_code: 'WATER10' } },
  );
  await page.goto('/checkout');
  await tabHeading(page, 'payment').waitFor();
  await unfoldSummary(page);
  await button(page, 'Remove code').waitFor();
  await eventually(() => promoField(page).inputValue()).toBe('WATER10');
});

test('PROMO-01 a refused code takes another tab’s good one with it, and the page says so', async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page, api, cartId } = shopper;
  shopper.expectProblem(/404/);
  await page.goto('/cart');
  await fold(page, 'Promo code').click();
  await promoField(page).fill('WRONG');
  await api.graphql(
    'mutation ($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { id } } }',
    { input: { cart_id: cartId, coupon_code: 'WATER10' } },
  );
  await button(page, 'Apply code').click();
  await page.getByText('Promo code is not valid').waitFor();
  await eventually(() => readTotals(page.getByRole('main'))).toMatchObject({ Total: '$25.90' });
  await eventually(() => button(page, 'Apply code').count()).toBe(1);
});

test('GIFT-01 GIFT-02 a card’s balance is read, it pays for a part, and is removed', async () => {
  const shopper = await newReturningShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/40[04]/);
  await page.goto('/cart');
  await fold(page, 'Gift card').click();
  await cardField(page).fill('NONE');
  await button(page, 'Apply card').click();
  await page.getByText('Please correct the gift card code.').waitFor();
  await cardField(page).fill('GIFT-SMALL-15');
  await button(page, 'Check balance').click();
  await page.getByText('Gift card GIFT-SMALL-15 holds $15.00.').waitFor();
  await cardField(page).press('Enter');
  await page.getByText('Gift card was successfully applied').waitFor();
  const main = page.getByRole('main');
  await eventually(() => readTotals(main)).toMatchObject({ 'Gift cards': '-$15.00', Total: '$10.90' });
  expect(await inspect(page, 'the cart with a gift card')).toEqual([]);
  await cartTrigger(page).click();
  await drawer(page).getByText('GIFT-SMALL-15', { exact: true }).waitFor();
  expect(await readTotals(drawer(page))).toMatchObject({ 'Gift cards': '-$15.00', Total: '$10.90' });
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  await button(page, 'Remove gift card GIFT-SMALL-15').click();
  await page.getByText('Gift card was successfully removed').waitFor();
  await eventually(() => readTotals(main)).toMatchObject({ Total: '$25.90' });
});

test('GIFT-01 PAY-01 GEN-03 a gift card that pays for everything leaves nothing to choose: the order is placed', async () => {
  const { page } = await newReturningShopper({ shopUrl, delivery: brisbane });
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await fold(page, 'Gift card').click();
  await cardField(page).fill('GIFT-FULL-250');
  await button(page, 'Apply card').click();
  await page.getByText('Gift card was successfully applied').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => readTotals(summary(page))).toEqual({
    Subtotal: '$25.90',
    Delivery: '$9.95',
    'Gift cards': '-$35.85',
    Total: '$0.00',
  });
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $0.00');
  expect(await lookOnce(page, 'a gift card that leaves nothing to pay')).toEqual([]);
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
});

test('PROMO-01 SHIP-01 BEY-05 a code that makes delivery free changes the prices offered, there and then', async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await page.goto('/checkout');
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  const method = page.getByRole('radio', { name: /^Scheduled delivery/ });
  await method.check();
  const card = page.locator('label').filter({ has: method });
  expect(await card.innerText()).toContain('$9.95');
  await fold(page, 'Promo code').click();
  await fold(page, 'Gift card').click();
  expect(await inspect(page, 'the delivery methods, codes unfolded')).toEqual([]);
  await promoField(page).fill('SHIPFREE');
  await button(page, 'Apply code').click();
  await page.getByText('Promo code was successfully applied').waitFor();
  await eventually(() => card.innerText()).toContain('Free');
  expect(await method.isChecked()).toBe(true);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => readTotals(summary(page))).toMatchObject({ Delivery: 'Free', Total: '$25.90' });
  await button(page, 'Remove code').click();
  await eventually(() => readTotals(summary(page))).toMatchObject({ Delivery: '$9.95', Total: '$35.85' });
  expect(await tabHeading(page, 'payment').count()).toBe(1);
});
