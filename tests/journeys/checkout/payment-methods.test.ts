/** Ways to pay, and what customers buy with them. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, lookOnce } from '#tests/support/shopper-access.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { goodCard, water, wellington } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndPress, walkTo } from '#tests/support/shopper-keyboard.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { addToCart, button, drawer, openProduct } from '#tests/support/shopper-pages.ts';
import {
  newPayingShopper,
  newReturningShopper,
  type ReturningOptions,
  type ReturningShopper,
} from '#tests/support/shopper-start.ts';
import { approveAs, leaveBy, openWallet } from '#tests/support/shopper-wallet.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { type Customer, demoCustomer } from '#tests/support/shopper-account.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';

const main = (page: Page) => page.getByRole('main');
const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** A customer with a stored address, whom the checkout leads to the payment by itself. */
const customerAtPayment = async (customer: ReturningOptions['customer']): Promise<ReturningShopper> => {
  const shopper = await newReturningShopper({ ...(customer && { customer }) });
  await shopper.page.goto('/checkout', { waitUntil: 'commit' });
  await checkout.tabHeading(shopper.page, 'payment').waitFor();
  return shopper;
};

/** Records the text of what is pressed, chosen or typed into until the next page load. */
const recordPresses = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    for (const kind of ['click', 'input'])
      document.addEventListener(
        kind,
        ({ target }) => {
          const pressed = target instanceof Element ? (target.closest('a, button') ?? target) : null;
          presses.push(pressed?.textContent || `${kind} on ${pressed?.tagName}`);
        },
        { capture: true },
      );
  });
  return () => page.evaluate(() => (window as unknown as { readonly presses: readonly string[] }).presses);
};

test('a customer with a saved card and address orders again by two presses [ S10] [PAY-02]', async () => {
  const { customer } = await newResident();
  const { page, api } = await customerAtPayment(customer);
  await checkout.fillCard(page, goodCard);
  await page.getByLabel('Save this card for next time').check();
  await checkout.cardInput(page, 'cvv').press('Enter');
  const first = await checkout.readOrderNumber(page);

  await openProduct(page, water);
  await addToCart(page);
  const toCheckout = drawer(page).getByRole('link', { name: 'Checkout' });
  await toCheckout.waitFor();
  const presses = await recordPresses(page);
  await toCheckout.click();
  await checkout.tabHeading(page, 'payment').waitFor();
  await eventually(() => method(page, 'Saved card').isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Visa ending in 1111' }).isChecked()).toBe(true);
  expect(await inspect(page, 'the payment by a saved card')).toEqual([]);
  await checkout.placeOrderButton(page).click();
  const next = await checkout.readOrderNumber(page);
  expect(await presses()).toEqual(['Checkout', 'Place order, $22.90']);
  const receipt = await main(page).innerText();
  for (const words of ['Visa ending in 1111', '12 Eagle Street']) expect(receipt).toContain(words);
  const { customer: own } = await api.graphql<{
    customer: { orders: { items: readonly { number: string; grand_total: number }[] } };
  }>('{ customer { orders(pageSize: 5) { items { number grand_total } } } }');
  expect(own.orders.items.map(({ number }) => number).toSorted()).toEqual([first, next].toSorted());
  expect(own.orders.items.find(({ number }) => number === next)?.grand_total).toBe(22.9);
});

test('a PayPal account saved with one order pays for the next without its window, by keyboard [PAY-02 BEY-07]', async () => {
  const { customer } = await newResident();
  const first = await customerAtPayment(customer);
  await method(first.page, 'PayPal').check();
  await first.page.getByLabel('Save this PayPal account for next time').check();
  await approveAs(first.page, 'pat@example.com');
  await checkout.placeOrderButton(first.page).click();
  await checkout.readOrderNumber(first.page);

  const { page } = await customerAtPayment(customer);
  await focusIsOn(checkout.tabHeading(page, 'payment'));
  expect(await lookOnce(page, 'the payment by a saved PayPal account')).toEqual([]);
  const [way, own] = [method(page, 'Saved PayPal account'), method(page, 'PayPal (pat@example.com)')];
  await walkTo(page, way);
  expect(await way.isChecked()).toBe(true);
  await walkTo(page, own, { within: 1 });
  expect(await own.isChecked()).toBe(true);
  await walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await checkout.readOrderNumber(page);
  expect(await main(page).innerText()).toContain('PayPal (pat@example.com)');
});

test('PayPal is left, fails, lacks money, and pays at last [PAY-02 PAY-01]', async () => {
  const { page, expectProblem } = await newPayingShopper();
  expectProblem(/400/);
  await method(page, 'PayPal').check();
  await button(page, 'Pay with PayPal').waitFor();
  await checkout.placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Approve the payment with PayPal.' }).waitFor();

  await leaveBy(await openWallet(page), 'Cancel and return');
  await page
    .getByText('PayPal was closed before you approved the payment. Nothing has been charged.')
    .waitFor();
  expect(await lookOnce(page, 'a PayPal that was left')).toEqual([]);
  await leaveBy(await openWallet(page), 'Let PayPal fail');
  await page
    .getByText('PayPal could not approve this payment. Try again, or choose another way to pay.')
    .waitFor();

  await approveAs(page, 'declined@example.com');
  await checkout.placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Declined/)
    .waitFor();
  expect(await lookOnce(page, 'a PayPal account that was declined')).toEqual([]);

  const wallet = await openWallet(page);
  expect(await inspect(wallet, 'the stand-in of the wallet')).toEqual([]);
  await wallet.getByLabel('PayPal email').fill('pat@example.com');
  await leaveBy(wallet, 'Approve payment');
  await page.getByText('pat@example.com pays once you place your order.').waitFor();
  expect(await inspect(page, 'an approved PayPal payment')).toEqual([]);
  await checkout.placeOrder(page);
  expect(await main(page).innerText()).toContain('PayPal (pat@example.com)');
});

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
