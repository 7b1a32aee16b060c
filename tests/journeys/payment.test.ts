/** The ways to pay in the browser: declined and mended, saved and used, PayPal approved and left, instalments, a rental's consent (GEN-02, GEN-03, PAY-01, PAY-02, PAY-03, S10). */

import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShop } from '#tests/support/shop-server.ts';
import { inspect, lookOnce } from '#tests/support/shopper-access.ts';
import { fillSignIn, signInForm, type Customer } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, declinedCard, goodCard, water, type Product } from '#tests/support/shopper-goods.ts';
import { focusIsOn, walkAndPress, walkTo } from '#tests/support/shopper-keyboard.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  openProduct,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import {
  allowSilencedTelemetry,
  newPayingShopper,
  newReturningShopper,
  type ReturningShopper,
} from '#tests/support/shopper-start.ts';
import { approveAs, leaveBy, openWallet } from '#tests/support/shopper-wallet.ts';

const shopUrl = inject('shopUrl');

const rental: Product = {
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler rental',
  path: '/rental-bench-top-cooler.html',
  price: 1495,
};

const main = (page: Page) => page.getByRole('main');
const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Signed in within the checkout. */
const newSignedInShopper = async (customer: Customer, at = shopUrl): Promise<ReturningShopper> => {
  const shopper = await newReturningShopper({ shopUrl: at });
  const { page } = shopper;
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();
  await button(page, 'Sign in').click();
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in and continue').click();
  return shopper;
};

/** So, and everything before the payment done by somebody whose address nobody knows. */
const newPayingCustomer = async (customer: Customer, at: string): Promise<ReturningShopper> => {
  const shopper = await newSignedInShopper(customer, at);
  const { page } = shopper;
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, brisbane);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  return shopper;
};

/** From now on, as long as the page is not loaded anew, what is pressed, chosen or typed in, by its words. */
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

test('PAY-02 PAY-04 a declined card leads back to the form, and another one pays', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/400/);
  const { page } = shopper;
  await fillCard(page, declinedCard);
  await placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Declined/)
    .waitFor();
  await waitForCard(page);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
});

test('PAY-02 S10 BEY-04 a customer whose address is stored and whose card was saved with one order presses Checkout and Place order, nothing else, for the next', async () => {
  const { customer } = await newResident(shopUrl);
  const shopper = await newSignedInShopper(customer);
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await tabHeading(page, 'payment').waitFor();
  await fillCard(page, goodCard);
  await page.getByLabel('Save this card for next time').check();
  await placeOrderButton(page).click();
  const first = await readOrderNumber(page);

  await openProduct(page, water);
  await addToCart(page);
  const checkout = drawer(page).getByRole('link', { name: 'Checkout' });
  await checkout.waitFor();
  const presses = await recordPresses(page);
  await checkout.click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => method(page, 'Saved card').isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Visa ending in 1111' }).isChecked()).toBe(true);
  expect(await inspect(page, 'the payment by a saved card')).toEqual([]);
  await placeOrderButton(page).click();
  const next = await readOrderNumber(page);
  expect(await presses()).toEqual(['Checkout', 'Place order, $22.90']);
  const receipt = await main(page).innerText();
  for (const words of ['Visa ending in 1111', '12 Eagle Street']) expect(receipt).toContain(words);
  const api = await ShopApi.of(shopUrl, customer);
  const { customer: own } = await api.graphql<{
    customer: { orders: { items: readonly { number: string; grand_total: number }[] } };
  }>('{ customer { orders(pageSize: 5) { items { number grand_total } } } }');
  expect(own.orders.items.map(({ number }) => number).toSorted()).toEqual([first, next].toSorted());
  expect(own.orders.items.find(({ number }) => number === next)?.grand_total).toBe(22.9);
});

test('PAY-02 BEY-07 a PayPal account that is saved with one order pays for the next without its window, by keyboard alone', async () => {
  const { customer } = await newResident(shopUrl);
  const first = await newSignedInShopper(customer);
  await tabHeading(first.page, 'payment').waitFor();
  allowSilencedTelemetry(first);
  await method(first.page, 'PayPal').check();
  await first.page.getByLabel('Save this PayPal account for next time').check();
  await approveAs(first.page, 'pat@example.com');
  await placeOrderButton(first.page).click();
  await readOrderNumber(first.page);

  const { page } = await newSignedInShopper(customer);
  await focusIsOn(tabHeading(page, 'payment'));
  expect(await lookOnce(page, 'the payment by a saved PayPal account')).toEqual([]);
  const [way, own] = [method(page, 'Saved PayPal account'), method(page, 'PayPal (pat@example.com)')];
  await walkTo(page, way);
  expect(await way.isChecked()).toBe(true);
  await walkTo(page, own, { within: 1 });
  expect(await own.isChecked()).toBe(true);
  await walkAndPress(page, placeOrderButton(page), 'Enter');
  await readOrderNumber(page);
  expect(await main(page).innerText()).toContain('PayPal (pat@example.com)');
});

test('PAY-02 a saved card that is declined leads back to a form with another way to pay', async () => {
  // nobody else has such a card; in the shared shop others would find his one cart ordered
  const noel = { email: 'noel@example.com', firstname: 'Noel', lastname: '', password: 'Water4all!' };
  const shop = await startShop();
  onTestFinished(() => shop.stop());
  const shopper = await newPayingCustomer(noel, shop.url);
  shopper.expectProblem(/400/);
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await eventually(() => page.getByRole('radio', { name: 'Visa ending in 1115' }).isChecked()).toBe(true);
  await placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Declined/)
    .waitFor();
  await method(page, 'Credit Card').check();
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('GEN-02 a rental asks for consent to its monthly payments, and is ordered with it', async () => {
  const { page } = await newPayingShopper({ shopUrl, goods: [[rental, 1]] });
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Agree to the monthly rental payments.' }).waitFor();
  const consent = page.getByLabel('I agree to be charged for my rental every month');
  expect(await consent.getAttribute('aria-invalid')).toBe('true');
  expect(await inspect(page, 'a rental without consent')).toEqual([]);
  await consent.check();
  await eventually(() => consent.getAttribute('aria-invalid')).toBeNull();
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('PAY-02 PayPal is left, fails, and is approved in its own window; then it pays', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await method(page, 'PayPal').check();
  await button(page, 'Pay with PayPal').waitFor();
  await placeOrderButton(page).click();
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

  const wallet = await openWallet(page);
  expect(await inspect(wallet, 'the stand-in of the wallet')).toEqual([]);
  await wallet.getByLabel('PayPal email').fill('pat@example.com');
  await leaveBy(wallet, 'Approve payment');
  await page.getByText('pat@example.com pays once you place your order.').waitFor();
  expect(await inspect(page, 'an approved PayPal payment')).toEqual([]);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(await main(page).innerText()).toContain('PayPal (pat@example.com)');
});

test('PAY-02 a PayPal account without money leads back to a button that works', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/400/);
  const { page } = shopper;
  await method(page, 'PayPal').check();
  await approveAs(page, 'declined@example.com');
  await placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Declined/)
    .waitFor();
  expect(await lookOnce(page, 'a PayPal account that was declined')).toEqual([]);
  await approveAs(page, 'rich@example.com');
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('PAY-03 instalments say what each comes to, and pay for the order', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await method(page, 'Afterpay').check();
  // $35.85 in four
  await page.getByText('4 payments of $8.96').waitFor();
  expect(await inspect(page, 'the payment in instalments')).toEqual([]);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(await main(page).innerText()).toContain('Afterpay');
});

test('PAY-03 instalments that are not approved lead back to a form that works: again, or another way', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/status of 400/);
  const { page } = shopper;
  const orders = watch(page, calls.order);
  const refusal = { success: false, message: 'Afterpay did not approve these instalments.' };
  await page.route('**/afterpay/payment/process', (route) => route.fulfill({ status: 400, json: refusal }), {
    times: 1,
  });
  await method(page, 'Afterpay').check();
  await placeOrderButton(page).click();
  await page.getByRole('alert').getByText(refusal.message).first().waitFor();
  await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
  expect(orders()).toBe(0);
  expect(await method(page, 'Afterpay').isChecked()).toBe(true);
  expect(await inspect(page, 'instalments that were refused')).toEqual([]);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(orders()).toBe(1);
});
