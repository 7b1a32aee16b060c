/** More kinds of carts become orders: a rental, nothing to pay, goods and a service together (§1, GEN-01, GEN-02, GEN-04, PAY-01). */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import {
  brisbane,
  newEmail,
  sanitisingVisit,
  water,
  wellington,
  type Product,
} from '#tests/support/shopper-goods.ts';
import {
  continueButton,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  receiptHeading,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { focusIsOn, typeAddress, walkAndPress, walkAndType } from '#tests/support/shopper-keyboard.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const rental: Product = {
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler rental',
  path: '/rental-bench-top-cooler.html',
  price: 1495,
};

/** From the beginning to the receipt on a machine that has much else to do. */
const longest = 240_000;

let dataDir: string;
let shop: RunningShop;
/** Every receipt's number, by who got it. */
const receipts = new Map<string, string>();

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('kinds-of-carts');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

const newGuest = async (...goods: readonly (readonly [product: Product, quantity: number])[]) => {
  const shopper = await newReturningShopper({ shopUrl: shop.url, goods });
  const email = newEmail();
  return { ...shopper, email };
};

const consent = (page: Page) => page.getByLabel('I agree to be charged for my rental every month');

test(
  'GEN-02 GEN-04 a rental is agreed to month by month, and ordered with a bottle of water, in New Zealand',
  async () => {
    const shopper = await newGuest([rental, 1], [water, 1]);
    allowSilencedTelemetry(shopper);
    const { page, email } = shopper;
    await page.goto('/checkout');
    await giveEmail(page, email);
    await passDelivery(page, wellington);
    await tabHeading(page, 'payment').waitFor();
    await consent(page).check();
    receipts.set(email, await payByCard(page));
  },
  longest,
);

test(
  'PAY-01 GIFT-01 GEN-04 BEY-07 a cart that a gift card pays in full asks for no card, and is ordered by keyboard alone, in New Zealand',
  async () => {
    const { page, api, cartId, email } = await newGuest([water, 2]);
    await api.graphql(
      `mutation ($input: ApplyGiftCardToCartInput) { applyGiftCardToCart(input: $input) { cart { id } } }`,
      { input: { cart_id: cartId, gift_card_code: 'GIFT-FULL-250' } },
    );
    await page.goto('/checkout');
    await walkAndType(page, page.getByLabel('Email'), email);
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
    receipts.set(email, await readOrderNumber(page));
    await focusIsOn(receiptHeading(page));
  },
  longest,
);

test(
  'GEN-01 CHK-02 a cart with goods and a service is delivered like any other',
  async () => {
    const shopper = await newGuest([water, 1], [sanitisingVisit, 1]);
    allowSilencedTelemetry(shopper);
    const { page, email } = shopper;
    await page.goto('/checkout');
    await giveEmail(page, email);
    await passDelivery(page, brisbane);
    receipts.set(email, await payByCard(page));
  },
  longest,
);

test('GEN-01 GEN-02 PAY-04 each receipt stands in the database once, with its goods', async () => {
  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  const stored = orders.map(({ order }) => [order.email, order.number]);
  expect(stored.toSorted()).toEqual([...receipts].toSorted());
  const told = orders.map(({ order, items, payment }) => ({
    goods: items.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted(),
    isRental: items.some((item) => item.isRental),
    total: order.grandTotal,
    country: order.shippingAddress?.countryId,
    taxRate: order.taxRate,
    paidBy: payment?.method,
    isKept: payment?.keptToken != null,
  }));
  const card = 'braintree';
  expect(told).toEqual([
    {
      goods: [`1 ${rental.sku}`, `1 ${water.sku}`],
      isRental: true,
      // delivery costs more there
      total: 4285,
      country: 'NZ',
      taxRate: 15,
      paidBy: card,
      isKept: true,
    },
    {
      goods: [`2 ${water.sku}`],
      isRental: false,
      total: 0,
      country: 'NZ',
      taxRate: 15,
      paidBy: 'free',
      isKept: false,
    },
    {
      goods: [`1 ${sanitisingVisit.sku}`, `1 ${water.sku}`],
      isRental: false,
      // delivered free: goods and service together are above the merchant's sum for it
      total: 10_195,
      country: 'AU',
      taxRate: 10,
      paidBy: card,
      isKept: false,
    },
  ]);
});
