/** What the providers see, their silence, refused cards; a guest’s receipt. */

import type { Page, Request, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { declinedCard, goodCard, water, brisbane } from '#tests/support/shopper-goods.ts';
import { answer, calls, pass, runQueuedTasks, treatInTurn } from '#tests/support/shopper-network.ts';
import { button, heading, pathOf, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newPayingShopper, newShopperAt, newShopperBefore } from '#tests/support/shopper-start.ts';
import { approveAs } from '#tests/support/shopper-wallet.ts';
import { emailIn, mailsTo, passwordIn, registerForm, someone } from '#tests/support/shopper-account.ts';

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
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done, { timeout: 10_000 })));
  await runQueuedTasks(page);
  expect(asked).toEqual([]);

  await checkout.continueTo(page, 'payment');
  await eventually(() => asked.some((url) => url.includes('hosted-fields'))).toBe(true);
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

const pay = async (page: Page): Promise<string> => {
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  return checkout.readOrderNumber(page);
};

test('the receipt, the mail and the look-up name all of the order with its delivery slot [CHK-10 SHIP-05]', async () => {
  const { page, email } = await newShopperAt('delivery');
  await page.getByLabel('You may leave my delivery if nobody is home').check();
  await page.getByLabel('Where may we leave it?').fill('Behind the blue gate');
  await checkout.continueTo(page, 'shipping');
  const time = page.getByLabel('Delivery time');
  await eventually(() => time.locator('option').first().innerText()).toMatch(/^Soonest: \w+day /);
  // The last slot: other orders fill the next ones
  const slot = await time.locator('option:not([disabled])').last().innerText();
  expect(slot).toMatch(/^\w+day \d+ \w+, \d+\s[ap]m to \d+\s[ap]m$/);
  await time.selectOption({ label: slot });
  await checkout.continueTo(page, 'payment');
  await page.reload();
  await checkout.tabHeading(page, 'payment').waitFor();
  await checkout.editStep(page, 'Delivery method', 'shipping');
  await eventually(() => time.locator('option:checked').innerText()).toBe(slot);
  await checkout.continueTo(page, 'payment');
  const number = await pay(page);
  await eventually(() => hasFocus(checkout.receiptHeading(page))).toBe(true);
  await eventually(() => pathOf(page)).toBe('/order-confirmation');
  const main = page.getByRole('main');
  const sums = async () => Object.keys(await readTotals(main));
  await eventually(sums).toEqual(['Subtotal', 'Delivery', 'Total']);
  const totals = await readTotals(main);
  for (const words of [
    email,
    brisbane.street,
    brisbane.city,
    'Scheduled delivery',
    slot,
    'Visa ending in 1111',
  ])
    await eventually(() => main.innerText()).toContain(words);
  const line = main.getByRole('listitem').filter({ hasText: water.name });
  await eventually(() => line.innerText()).toContain('× 2');
  const authority = /we may leave it.*Behind the blue gate/;
  await eventually(() => main.innerText()).toMatch(authority);

  await page.reload();
  expect(await checkout.readOrderNumber(page)).toBe(number);
  await eventually(() => readTotals(main)).toEqual(totals);
  await eventually(() => main.innerText()).toMatch(authority);
  await main.getByText(slot, { exact: true }).waitFor();
  const [day = '', hours = ''] = slot.split(', ');
  const mail = async () => (await mailsTo(email)).map(({ text }) => text).join('\n');
  await eventually(mail).toContain(day.split(' ').slice(1).join(' '));
  expect(await mail()).toContain(`between ${hours.replace(' to ', ' and ')}`);

  await page.getByRole('link', { name: 'track this order' }).click();
  await button(page, 'Find my order').click();
  await heading(page, `Order ${number}`).waitFor();
  await eventually(() => readTotals(main)).toEqual(totals);
});

test('a guest opens an account from the receipt, which waits behind the filled-in form [CHK-10 TRK-04]', async () => {
  const { page, email } = await newPayingShopper();
  const number = await pay(page);
  await button(page, 'Create an account').click();
  const form = registerForm(page);
  await eventually(() => emailIn(form).inputValue()).toBe(email);
  const { firstname, lastname, telephone } = brisbane;
  const known = ['First name', 'Last name', 'Phone'].map((label) => form.getByLabel(label));
  await eventually(() => Promise.all(known.map((field) => field.inputValue()))).toEqual([
    firstname,
    lastname,
    telephone,
  ]);
  await eventually(() => page.url()).toBe(`${shopUrl}/create-account`);
  await passwordIn(form).fill(someone().password);
  await button(form, 'Create account').click();
  expect(await checkout.readOrderNumber(page)).toBe(number);
  await eventually(() => pathOf(page)).toBe('/order-confirmation');
  await heading(page, 'Order faster next time').waitFor({ state: 'detached' });
});
