/** A customer's session dies in the middle of changing the cart, of the checkout, of the order: signed in again in place, everything is done, and once (SESS-04, BEY-02, PAY-04). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import {
  accountButton,
  expiryDialog,
  fillSignIn,
  newCustomer,
  signIn,
  signInAgain,
  signInForm,
  signInLink,
  type Customer,
} from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  hold,
  refuseGraphql,
  skipPictures,
  treat,
  watch,
  type Call,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  heading,
  openProduct,
  placeOrderButton,
  quantityBox,
  readOrderNumber,
  tabHeading,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const expiredToken = { message: "The consumer isn't authorized to access %resources." };
const expiredWords = refuseGraphql("The current customer isn't authorized.", 'graphql-authorization');

/** Of the backend's own people: her tokens live ten seconds. */
const tessa: Customer = {
  email: 'tessa@example.com',
  firstname: 'Tessa',
  lastname: 'Quick',
  password: 'Water4all!',
};

/** The one that the page keeps now. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    String(JSON.parse(window.localStorage.getItem('BRIGHTWATER__signin_token') ?? '{}').value),
  );

/** What the shop says to whoever comes with that token. */
const askWithToken = async (page: Page): Promise<() => Promise<number>> => {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}`, 'X-Requested-With': 'XMLHttpRequest' };
  return async () => (await fetch(`${shopUrl}/rest/V1/customers/me`, { headers })).status;
};

const own = (name: string): Call => ({
  name,
  glob: `**/rest/V1/carts/mine/${name}`,
  isMeant: (request) => request.method() === 'POST',
});
const saveShipping = own('shipping-information');
const order = own('payment-information');

const newBuyer = async (): Promise<Shopper & { readonly customer: Customer }> => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  await eventually(() => cartLines(drawer(page)).count()).toBe(1);
  return { ...shopper, customer };
};

test('SESS-04 BEY-02 a changed quantity and a removed line are done once the customer has signed in again', async () => {
  const shopper = await newBuyer();
  const { page, customer } = shopper;
  shopper.expectProblem(/status of 401/);
  await page.goto('/cart');
  const box = quantityBox(page, water);
  await box.waitFor();
  const updates = watch(page, calls.update);
  await treat(page, calls.update, answer(401, expiredToken), 1);
  await typeQuantity(box, '3');
  await signInAgain(page, customer);
  await eventually(() => box.inputValue()).toBe('3');
  await eventually(updates).toBe(2);

  const removals = watch(page, calls.remove);
  await treat(page, calls.remove, expiredWords, 1);
  await button(cartLines(page).first(), /^Remove/).click();
  await signInAgain(page, customer);
  // the line is gone from the page as soon as it is to go
  await eventually(removals).toBe(2);
  await eventually(() => cartLines(page).count()).toBe(0);
  expect(removals()).toBe(2);
});

test('SESS-04 BEY-02 PAY-04 delivery is saved and the order placed, exactly once, after signing in again each time', async () => {
  const shopper = await newBuyer();
  const { page, customer } = shopper;
  shopper.expectProblem(/status of 401/);
  allowSilencedTelemetry(shopper);
  await page.goto('/checkout');
  await page.getByText(customer.email).first().waitFor();
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, brisbane);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();

  await treat(page, saveShipping, answer(401, expiredToken), 1);
  await continueButton(page).click();
  await signInAgain(page, customer);
  await tabHeading(page, 'payment').waitFor();

  await fillCard(page, goodCard);
  const orders = watch(page, order);
  await treat(page, order, answer(401, expiredToken), 1);
  await placeOrderButton(page).click();
  await signInAgain(page, customer);
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect(orders()).toBe(2);
  expect(await expiryDialog(page).isVisible()).toBe(false);
});

/** Signed in, everything done but the payment's last press. */
const newPayer = async () => {
  const shopper = await newBuyer();
  const { page, customer } = shopper;
  allowSilencedTelemetry(shopper);
  await page.clock.install();
  await page.goto('/checkout');
  await page.getByText(customer.email).first().waitFor();
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, brisbane);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await fillCard(page, goodCard);
  return { ...shopper, orders: watch(page, order), guestOrders: watch(page, calls.order) };
};

/** The server will not know it any more; the page is told nothing. */
const revokeToken = async (page: Page): Promise<void> => {
  const response = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await tokenOf(page)}`,
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
  });
  expect(await response.json()).toEqual({ data: { revokeCustomerToken: { result: true } } });
};

test('SESS-04 BEY-02 PAY-04 a token that died before the order: the dialog, then one order, the customer’s own', async () => {
  const { page, customer, orders, guestOrders } = await newPayer();
  await revokeToken(page);
  await placeOrderButton(page).click();
  await signInAgain(page, customer);
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect([orders(), guestOrders()]).toEqual([1, 0]);
});

test('NET-07 SESS-04 a token that somebody took out of the storage: the dialog, then one order, the customer’s own', async () => {
  const { page, customer, orders, guestOrders } = await newPayer();
  await page.evaluate(() => window.localStorage.removeItem('BRIGHTWATER__signin_token'));
  await placeOrderButton(page).click();
  await signInAgain(page, customer);
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect([orders(), guestOrders()]).toEqual([1, 0]);
});

test('NET-07 PAY-04 a token whose hour ends while the cart is looked at once more: nobody orders it as a guest', async () => {
  const { page, customer, orders, guestOrders } = await newPayer();
  const rereading = await hold(page, calls.readCart);
  await placeOrderButton(page).click();
  await rereading.asked;
  await page.clock.fastForward('01:00:01');
  await rereading.release();
  await signInAgain(page, customer);
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect([orders(), guestOrders()]).toEqual([1, 0]);
});

test('SESS-04 BEY-02 a token that dies by itself: the dialog opens once, and the addition is done once', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  await openProduct(page, water);
  await signInLink(page).click();
  await fillSignIn(signInForm(page), tessa.email, tessa.password);
  await button(signInForm(page), 'Sign in').click();
  await accountButton(page, tessa.firstname).waitFor();
  await heading(page, water.name).first().waitFor();
  const status = await askWithToken(page);
  await expect.poll(status, { timeout: 30_000, interval: 250 }).toBe(401);
  // whoever asks nothing is not told
  expect(await expiryDialog(page).isVisible()).toBe(false);

  const additions = watch(page, calls.add);
  await addToCart(page);
  await signInAgain(page, tessa);
  await drawer(page).waitFor();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('1');
  await eventually(() => cartLines(drawer(page)).count()).toBe(1);
  expect(additions()).toBe(2);
  expect(await expiryDialog(page).isVisible()).toBe(false);
});
