/** What the card provider and PayPal see, and when they never answer (PAY-02). */

import type { Page, Request, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { goodCard } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  cardInput,
  continueButton,
  continueTo,
  fillCard,
  openCheckout,
  placeOrder,
  waitForCard,
} from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { newShopperAt, newShopperBefore, silencedTelemetry } from '#tests/support/shopper-start.ts';
import { runQueuedTasks } from '#tests/support/shopper-network.ts';
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
  (!request.url().startsWith(`${shopUrl}/marks/`) &&
    /braintree|paypal|hosted-fields|card-fields|\/undefined\//i.test(addressOf(request))) ||
  (request.postData() ?? '').includes('CardClientToken');

const heldByInputs = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value') as string));

const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test('loads no provider early, keeps a typed card in its frames, and beside another method [PAY-02 BEY-20]', async () => {
  const shopper = await newShopperBefore('shipping', { shopUrl });
  const { page } = shopper;
  const asked: string[] = [];
  page.on('request', (request) => isOfProvider(request) && asked.push(request.url()));
  await page.goto('/');
  await openCheckout(page, 'shipping');
  // also what a browser does when it is idle
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
  await runQueuedTasks(page);
  expect(asked).toEqual([]);

  await continueTo(page, 'payment');
  await eventually(() => asked.some((url) => url.includes('hosted-fields'))).toBe(true);
  // the policy blocks the telemetry of the SDK
  await eventually(() => shopper.problems().some((problem) => silencedTelemetry.test(problem))).toBe(true);
  expect(asked.filter((url) => url.includes('paypal/sdk'))).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.frame() === page.mainFrame())
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await fillCard(page, goodCard);
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
  await cardInput(page, 'number').waitFor({ state: 'hidden' });
  await method(page, 'Credit Card').check();
  await cardInput(page, 'number').waitFor();
  expect((await cardInput(page, 'number').inputValue()).replaceAll(' ', '')).toBe(goodCard.number);
  expect(await cardInput(page, 'cvv').inputValue()).toBe(goodCard.cvv);
  await placeOrder(page);
  expect(await leaks()).toEqual([]);
  expect(sent.some((one) => one.includes('payment-information'))).toBe(true);
});

test('gives up providers that never answer, says so, and pays once they are tried again [PAY-02]', async () => {
  const { page } = await newShopperAt('shipping', { shopUrl });
  const silent: Route[] = [];
  const keepSilent = (route: Route): void => void silent.push(route);
  await page.route('**/hosted-fields-frame*', keepSilent, { times: 3 });
  await page.route('**/undefined/paypal/sdk.js', keepSilent, { times: 1 });
  await page.clock.install();
  await continueButton(page).click();
  await eventually(() => silent.length).toBe(3);
  await page.getByText('Loading the secure card form').waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').filter({ hasText: 'Card payment could not be loaded' }).waitFor();
  await button(page, 'Try again').click();
  await waitForCard(page);

  await method(page, 'PayPal').check();
  await eventually(() => silent.length).toBe(4);
  await page.getByText('Loading PayPal').waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('alert').filter({ hasText: 'PayPal could not be loaded' }).waitFor();
  await button(page, 'Try again').click();
  await approveAs(page, 'pat@example.com');
  await placeOrder(page);
});
