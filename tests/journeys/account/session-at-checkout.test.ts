/** A session that expires at the checkout: signing in again goes on, leaving keeps nothing. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, expired, graphqlCall, hold, restCall, treat, watch } from '#tests/support/shopper-network.ts';
import { button, heading, keptCartId, pathOf, stopClock } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newSignedInShopper } from '#tests/support/shopper-start.ts';

const saveShipping = restCall('shipping-information', 'POST', '**/carts/mine/shipping-information');
const estimate = restCall('estimate', 'POST', '**/carts/mine/estimate-shipping-methods');

test('moves a customer who writes on after signing in again nowhere when answers come late [BEY-02 BEY-04]', async () => {
  const shopper = await newSignedInShopper({ goods: [[water, 2]] });
  const { page, customer } = shopper;
  shopper.expectProblem(/status of 401/);
  await treat(page, graphqlCall('Countries'), expired, 1);
  await page.goto('/checkout');
  await people.expiryDialog(page).waitFor();
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await people.signInAgain(page, customer);
  await cart.asked;
  await checkout.continueTo(page, 'delivery');
  await page.getByLabel('First name').fill(brisbane.firstname);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await cart.arrive();
  expect(await page.getByLabel('Postcode').inputValue()).toBe(brisbane.postcode);
  await focusIsOn(page.getByLabel('Postcode'));
  // The countries that were refused have been read again
  await page.getByLabel('Country').selectOption('NZ');

  // The request that the next expiry stops is not repeated either
  await checkout.fillDelivery(page, brisbane);
  await treat(page, calls.checkPostcode, expired, 1);
  await checkout.continueButton(page).click();
  await people.expiryDialog(page).waitFor();
  const cartAgain = await hold(page, graphqlCall('CustomerCart'));
  await people.signInAgain(page, customer);
  await cartAgain.asked;
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('07 3000 0001');
  await page.keyboard.press('Tab');
  await cartAgain.arrive();
  await checkout.tabHeading(page, 'delivery').waitFor();
  expect(await phone.inputValue()).toBe('07 3000 0001');
  await checkout.continueTo(page, 'shipping');
});

test('saves the delivery and places one order after signing in again each time [BEY-02 PAY-04]', async () => {
  const { customer } = await newResident();
  const { page, expectProblem } = await newSignedInShopper({ customer, goods: [[water, 2]] });
  expectProblem(/status of 401/);
  await page.clock.install();
  const [ownOrders, guestOrders] = [watch(page, calls.ownOrder), watch(page, calls.order)];
  await page.goto('/checkout');
  await checkout.backToDelivery(page);
  await treat(page, estimate, expired, 1);
  await page.getByRole('radio', { name: 'The shed' }).check();
  await people.signInAgain(page, customer);
  await checkout.continueTo(page, 'shipping');
  await treat(page, saveShipping, expired, 1);
  await checkout.continueButton(page).click();
  await people.signInAgain(page, customer);
  await checkout.tabHeading(page, 'payment').waitFor();

  // The hour ends while the cart is read again: no guest's order may go out
  await checkout.fillCard(page, goodCard);
  const rereading = await hold(page, calls.readCart);
  await checkout.placeOrderButton(page).click();
  await rereading.asked;
  await page.clock.fastForward('01:00:01');
  await rereading.release();
  await people.signInAgain(page, customer);
  expect(await checkout.readOrderNumber(page)).toMatch(/^\d{9}$/);
  expect([ownOrders(), guestOrders()]).toEqual([1, 0]);
  expect(await people.expiryDialog(page).isVisible()).toBe(false);
});

const street = '77 Unheard Of Lane';

/** At the delivery methods, with an address that this browser keeps. */
const newCustomerAtCheckout = async () => {
  const shopper = await newSignedInShopper({ goods: [[water, 1]] });
  const { page, customer } = shopper;
  await page.clock.install();
  await page.goto('/checkout');
  await page.getByText(customer.email).first().waitFor();
  await checkout.tabHeading(page, 'delivery').waitFor();
  await page.getByRole('banner').getByText(customer.firstname).first().waitFor();
  await checkout.fillDelivery(page, { ...brisbane, street });
  await checkout.continueTo(page, 'shipping');
  return { ...shopper, cartId: await keptCartId(page) };
};

/** Makes everything that this browser keeps an hour older. */
const letHourPass = (page: Page): Promise<void> =>
  page.evaluate((passed) => {
    for (const area of [window.localStorage, window.sessionStorage])
      for (const [key, text] of Object.entries(area)) {
        const entry = JSON.parse(String(text)) as { readonly storedAt: number };
        area.setItem(key, JSON.stringify({ ...entry, storedAt: entry.storedAt - passed }));
      }
  }, 3_601_000);

/** Where something of the customer can be found. */
const findings = (
  page: Page,
  { email, firstname }: people.Customer,
  cartId: string,
): Promise<readonly string[]> =>
  page.evaluate(
    (secrets) => {
      const places = {
        localStorage: JSON.stringify({ ...window.localStorage }),
        sessionStorage: JSON.stringify({ ...window.sessionStorage }),
        page: document.documentElement.outerHTML,
        fields: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
      };
      return Object.entries(places).flatMap(([place, text]) =>
        secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
      );
    },
    [email, firstname, street, cartId],
  );

test('opens as a guest after the hour, with no trace of the customer and their cart [BEY-08 SESS-01]', async () => {
  const { page, customer, cartId } = await newCustomerAtCheckout();
  await eventually(() => findings(page, customer, cartId)).toEqual(
    expect.arrayContaining([`${street} in localStorage`, `${cartId} in localStorage`]),
  );
  await page.goto('/favicon.svg');
  await letHourPass(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(cartId)) requests.push(request.url());
  });
  await page.goto('/checkout');
  await heading(page, 'There is nothing to check out yet').waitFor();
  expect(await findings(page, customer, cartId)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Shop water' }).click();
  await people.signInLink(page).waitFor();
  await button(page, 'Cart, empty').waitFor();
  expect(await findings(page, customer, cartId)).toEqual([]);
  expect(requests).toEqual([]);
  expect(await people.expiryDialog(page).isVisible()).toBe(false);
  // The account still has its cart
  await people.signIn(page, customer);
  await button(page, 'Cart, 1 item').waitFor();
});

test('asks for the password when a checkout wakes up after the hour, and leaves a guest with nothing [SESS-01 SHELL-08]', async () => {
  const { page, customer, cartId } = await newCustomerAtCheckout();
  // Timers stand still, as on a computer that sleeps
  await stopClock(page);
  await letHourPass(page);
  expect(await people.expiryDialog(page).isVisible()).toBe(false);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await people.expiryDialog(page).getByText(people.timedOut, { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await eventually(() => people.keptToken(page)).toBe(false);
  await page.clock.resume();
  expect(await lookOnce(page, 'the dialog above the checkout')).toEqual([]);
  await page.keyboard.press('Escape');
  await people.expiryDialog(page).waitFor({ state: 'hidden' });
  await heading(page, 'There is nothing to check out yet').waitFor();
  await eventually(() => pathOf(page)).toBe('/checkout');
  await eventually(() => findings(page, customer, cartId)).toEqual([]);
});
