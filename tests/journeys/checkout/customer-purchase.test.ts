/** Customers buy at home and for a company, in both countries. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typeOfCustomer } from '#backend/seed/people/customer-attributes.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { newCustomer, type Customer, demoCustomer } from '#tests/support/shopper-account.ts';
import { sanitisingVisit, water, wellington } from '#tests/support/shopper-goods.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';
import {
  newReturningShopper,
  newShopperAt,
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

const [hannah, colin, priya, noel] = ['Hannah', 'Colin', 'Priya', 'Noel'].map(demoCustomer) as [
  Customer,
  Customer,
  Customer,
  Customer,
];

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

test('a new commercial customer buys goods and a service in New Zealand [GEN-01 CHK-03]', async () => {
  const type = { attribute_code: 'type_of_customer', value: typeOfCustomer.commercial };
  const customer = await newCustomer(shop.url, { custom_attributes: [type] });
  expected.set(customer.email, { accountId: null, taxRate: 15 });
  const { page } = await newShopperAt('delivery', {
    shopUrl: shop.url,
    customer,
    delivery: wellington,
    goods: [
      [water, 1],
      [sanitisingVisit, 1],
    ],
  });
  for (const tab of ['shipping', 'payment'] as const) await checkout.continueTo(page, tab);
  await payAndNote(page, customer);
});

test('a saved card that is declined leads back to another way to pay [PAY-02]', async () => {
  const { page, expectProblem } = await newShopperAt('payment', { shopUrl: shop.url, customer: noel });
  expectProblem(/400/);
  await eventually(() => page.getByRole('radio', { name: 'Visa ending in 1115' }).isChecked()).toBe(true);
  await checkout.placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Declined/)
    .waitFor();
  await page.getByRole('radio', { name: 'Credit Card', exact: true }).check();
  await payAndNote(page, noel);
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
  const abroad = orders.filter(({ order }) => order.shippingAddress?.countryId === 'NZ');
  expect(abroad.map(({ order }) => order.taxRate)).toEqual([15, 15]);
  const skus = orders.map(({ items }) => items.map(({ sku }) => sku).toSorted());
  expect(skus).toContainEqual([water.sku, sanitisingVisit.sku].toSorted());
});
