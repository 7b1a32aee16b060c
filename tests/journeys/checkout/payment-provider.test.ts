/** What the providers see, when they never answer, and cards that are refused. */

import type { Page, Request, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { declinedCard, goodCard, water } from '#tests/support/shopper-goods.ts';
import { answer, calls, pass, runQueuedTasks, treatInTurn } from '#tests/support/shopper-network.ts';
import { silencedTelemetry } from '#tests/support/browser.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newShopperAt, newShopperBefore } from '#tests/support/shopper-start.ts';
import { approveAs } from '#tests/support/shopper-wallet.ts';

const shopUrl = inject('shopUrl');
const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Host and path: queries to this shop may name a provider. */
const addressOf = (request: Request): string => {
  const { host, pathname } = new URL(request.url());
  return host + pathname;
};

/** Providers, their stand-in and scripts, and their token; not the shop's pictures of marks. */
const isOfProvider = (request: Request): boolean =>
  (!request.url().startsWith(`${shopUrl}/marks.svg`) &&
    /braintree|paypal|hosted-fields|card-fields|\/undefined\//i.test(addressOf(request))) ||
  (request.postData() ?? '').includes('CardClientToken');

const heldByInputs = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value') as string));

const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test('loads no provider early, keeps a typed card in its frames, and beside another method [PAY-02 BEY-21]', async () => {
  const shopper = await newShopperBefore('shipping');
  const { page } = shopper;
  const asked: string[] = [];
  page.on('request', (request) => isOfProvider(request) && asked.push(request.url()));
  await page.goto('/');
  await checkout.openCheckout(page, 'shipping');
  // also what a browser does when it is idle
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
  await runQueuedTasks(page);
  expect(asked).toEqual([]);

  await checkout.continueTo(page, 'payment');
  await eventually(() => asked.some((url) => url.includes('hosted-fields'))).toBe(true);
  // the policy blocks the telemetry of the SDK
  await eventually(() => shopper.problems().some((problem) => silencedTelemetry.test(problem))).toBe(true);
  expect(asked.filter((url) => url.includes('paypal/sdk'))).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.frame() === page.mainFrame())
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await checkout.fillCard(page, goodCard);
  const secrets = [goodCard.number, goodCard.number.slice(0, 12)];
  const places = async (): Promise<readonly string[]> => [
    ...(await heldByInputs(page)).map((value) => value.replaceAll(' ', '')),
    await keptInBrowser(page),
    ...sent,
  ];
  const leaks = async () =>
    (await places()).filter((place) => secrets.some((secret) => place.includes(secret)));
  expect(await leaks()).toEqual([]);
  expect(await heldByInputs(page)).not.toContain(goodCard.cvv);

  await method(page, 'Afterpay').check();
  await checkout.cardInput(page, 'number').waitFor({ state: 'hidden' });
  await method(page, 'Credit Card').check();
  await checkout.cardInput(page, 'number').waitFor();
  expect((await checkout.cardInput(page, 'number').inputValue()).replaceAll(' ', '')).toBe(goodCard.number);
  expect(await checkout.cardInput(page, 'cvv').inputValue()).toBe(goodCard.cvv);
  await checkout.placeOrder(page);
  expect(await leaks()).toEqual([]);
  expect(sent.some((one) => one.includes('payment-information'))).toBe(true);
});

test('gives up PayPal that never answers, says so, and pays once it is tried again [PAY-02]', async () => {
  const { page } = await newShopperAt('shipping');
  const silent: Route[] = [];
  const keepSilent = (route: Route): void => void silent.push(route);
  await page.route('**/undefined/paypal/sdk.js', keepSilent, { times: 1 });
  await page.clock.install();
  await checkout.continueTo(page, 'payment');
  await method(page, 'PayPal').check();
  await eventually(() => silent.length).toBe(1);
  await page.getByText('Loading PayPal').waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').filter({ hasText: 'PayPal could not be loaded' }).waitFor();
  await button(page, 'Try again').click();
  await approveAs(page, 'pat@example.com');
  await checkout.placeOrder(page);
});

const spentNonce = 'Cannot use a payment_method_nonce more than once.';

const focusedText = (page: Page) => (): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

test('keeps cart and form for a card that is not taken, one declined and a spent nonce, then orders once [PAY-02 CHK-08]', async () => {
  const { page, cartId, api, expectProblem } = await newPayingShopper();
  expectProblem(/status of 4(00|22)/);
  const sent = await treatInTurn(page, calls.order, pass, answer(400, { message: spentNonce }));
  await checkout.fillCard(page, { ...goodCard, number: '4242424242424242' });
  await checkout.placeOrderButton(page).click();
  await page.getByRole('alert').getByText('This card was not accepted.').waitFor();
  await eventually(() => hasFocus(page.locator('#checkout-problems'))).toBe(true);
  const fieldError = page.locator('#card-number + p');
  expect(await fieldError.innerText()).toBe('Check the card number.');
  expect(sent()).toBe(0);
  // the error goes as soon as another number is typed
  await checkout.cardInput(page, 'number').press('End');
  await checkout.cardInput(page, 'number').press('Backspace');
  await eventually(() => fieldError.innerText()).toBe('');

  await checkout.fillCard(page, declinedCard);
  await checkout.placeOrderButton(page).click();
  await eventually(focusedText(page)).toMatch(/declined/i);
  const reason = page.getByRole('alert').filter({ hasText: /declined/i });
  expect(await reason.count()).toBe(1);
  expect(await lookOnce(page, 'a card that was declined')).toEqual([]);
  expect(await api.readCart(cartId)).toMatchObject({
    isActive: true,
    lines: [{ sku: water.sku, quantity: 2 }],
  });
  await page.keyboard.press('Tab');
  await eventually(focusedText(page)).toBe('Dismiss');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByText(/declined/i).count()).toBe(0);

  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  await eventually(focusedText(page)).toContain(spentNonce);
  // a new nonce is asked for without a word typed again
  const number = await checkout.placeOrder(page);
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
  expect(sent()).toBe(3);
});
