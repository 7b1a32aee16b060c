/** What the card provider and PayPal get to see, and when; what this page never does (PAY-02). */

import type { Page, Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  continueButton,
  fillCard,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import {
  allowSilencedTelemetry,
  silencedTelemetry,
  newPayingShopper,
  newReturningShopper,
} from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** Without what it asks of this shop by GET, which may name a provider. */
const addressOf = (request: Request): string => {
  const { host, pathname } = new URL(request.url());
  return host + pathname;
};

/** The providers themselves, their stand-in here, their scripts within the release, and the token that starts them; its mark beneath every page is the shop’s own picture. */
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

test('PAY-02 nothing is asked of a provider, and nothing of it loaded, before the shopper comes to pay', async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
  const { page } = shopper;
  const asked: string[] = [];
  page.on('request', (request) => isOfProvider(request) && asked.push(request.url()));
  await page.goto('/');
  await page.goto('/checkout');
  await page.getByLabel('Email').fill(newEmail());
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  allowSilencedTelemetry(shopper);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => asked.some((url) => url.includes('hosted-fields'))).toBe(true);
  // and then it tells nobody how it fares
  await eventually(() => shopper.problems().some((problem) => silencedTelemetry.test(problem))).toBe(true);
  expect(asked.filter((url) => url.includes('paypal/sdk'))).toEqual([]);
});

test('PAY-02 what is typed of a card stays in the provider’s frames: this page neither holds it, keeps it, nor sends it', async () => {
  const { page } = await newPayingShopper({ shopUrl });
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
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(await leaks()).toEqual([]);
  expect(sent.some((one) => one.includes('payment-information'))).toBe(true);
});
