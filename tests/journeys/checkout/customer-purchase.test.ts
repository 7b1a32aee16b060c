/** Customers buy at home and for a company, in both countries. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { type Customer, demoCustomer } from '#tests/support/shopper-account.ts';
import { wellington } from '#tests/support/shopper-goods.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';
import {
  newReturningShopper,
  type ReturningOptions,
  type ReturningShopper,
} from '#tests/support/shopper-start.ts';

/** The demonstration's people have one cart each, which no other test may order. */
const shop = useOwnShop();

/** At the payment, which the checkout reaches by itself where the address is stored. */
const atPayment = async (
  customer: Customer,
  options: Omit<ReturningOptions, 'shopUrl'> = {},
): Promise<ReturningShopper> => {
  const shopper = await newReturningShopper({ shopUrl: shop.url, customer, ...options });
  await shopper.page.goto('/checkout', { waitUntil: 'commit' });
  await checkout.tabHeading(shopper.page, 'payment').waitFor();
  return shopper;
};

/** What a receipt showed, by e-mail. */
const seen = new Map<string, { readonly number: string; readonly address: string }>();

const payAndNote = async (page: Page, { email }: Customer): Promise<void> => {
  const number = await payByCard(page);
  seen.set(email, { number, address: await page.locator('address').first().innerText() });
};

const hannah = demoCustomer('Hannah');
const colin = demoCustomer('Colin');
const priya = demoCustomer('Priya');

/** What the stored order must say, by e-mail. */
const expected = new Map<string, Readonly<Record<string, unknown>>>([
  [hannah.email, { customerId: 1, accountId: null, teamId: null, taxRate: 10 }],
  [colin.email, { customerId: 11, accountId: 101, externalId: 410_233, teamId: null }],
  [priya.email, { customerId: 23, teamId: 204, accountId: null, taxRate: 15 }],
]);

test('a residential and a commercial customer buy to their stored addresses [GEN-05 GEN-06]', async () => {
  for (const customer of [hannah, colin]) {
    const { page } = await atPayment(customer);
    await payAndNote(page, customer);
  }
});

test('a member of an Australian company buys for their team in New Zealand [GEN-04 GEN-06]', async () => {
  const { page } = await atPayment(priya);
  await checkout.backToDelivery(page);
  await page.getByRole('radio', { name: 'A new address' }).check();
  await checkout.fillDelivery(page, wellington);
  for (const tab of ['shipping', 'payment'] as const) await checkout.continueTo(page, tab);
  await payAndNote(page, priya);
});

test('each customer has one order of their own, as the receipt said [GEN-05 PAY-04]', async () => {
  const orders = await shop.readOrders();
  expect(orders).toHaveLength(seen.size);
  expect(new Set(orders.map(({ order }) => order.email)).size).toBe(orders.length);
  for (const [email, { number, address }] of seen) {
    const stored = orders.find(({ order }) => order.email === email);
    expect(stored?.order).toMatchObject({ number, ...expected.get(email) });
    for (const line of stored?.order.shippingAddress?.street ?? ['none']) expect(address).toContain(line);
    expect(stored?.payment).toMatchObject({ lastFour: '1111', amount: stored?.order.grandTotal });
  }
});
