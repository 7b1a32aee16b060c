/** Whatever the shop asks with a token may be answered that the session has expired: one dialog, signing in right there, and the same is asked once more (SESS-04, SHELL-08, BEY-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import {
  accountButton,
  expiryDialog,
  fillSignIn,
  keptToken,
  newCustomer,
  passwordIn,
  signIn,
  signInAgain,
  signInForm,
  signInLink,
  timedOut,
  type Customer,
} from '#tests/support/shopper-account.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { brisbane, goodCard, smallWater, water } from '#tests/support/shopper-goods.ts';
import {
  type Call,
  calls,
  comeToRest,
  expired,
  graphqlCall,
  hold,
  skipPictures,
  treat,
  watch,
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
  pathOf,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const estimate: Call = {
  name: 'estimate',
  glob: '**/carts/mine/estimate-shipping-methods',
  isMeant: (request) => request.method() === 'POST',
};

const sheetOfInvoice: Call = {
  name: 'invoice',
  glob: '**/billing/invoice/*.pdf',
  isMeant: (request) => request.method() === 'GET',
};

/** Of the backend's own people, with the password of them all. */
const ownPerson = (name: string): Customer => ({
  email: `${name.toLowerCase()}@example.com`,
  firstname: name,
  lastname: '',
  password: 'Water4all!',
});
/** With an account whose number goes on the cart, and with a company. */
const colin = ownPerson('Colin');
const priya = ownPerson('Priya');

const newSignedIn = async (who: Customer | null = null) => {
  const customer = who ?? (await newCustomer(shopUrl));
  const shopper: Shopper = await newShopperPage({ shopUrl });
  shopper.expectProblem(/status of 401/);
  await skipPictures(shopper.page);
  await signIn(shopper.page, customer);
  return { ...shopper, customer };
};

/** Where the page has been since. */
const watchWay = (page: Page): (() => readonly string[]) => {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(pathOf(page));
  });
  return () => paths;
};

/** The next request of this kind expires; once it has, the customer signs in where they are, and it is made again. */
const expireOnce = async (page: Page, call: Call, customer: Customer) => {
  await treat(page, call, expired, 1);
  return async (): Promise<void> => {
    const dialog = expiryDialog(page);
    await dialog.getByText(timedOut, { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count(), call.name).toBe(1);
    const path = pathOf(page);
    const wayTaken = watchWay(page);
    await passwordIn(dialog).fill(customer.password);
    // as long as it waits, nothing that comes of it can move the page on
    const again = await hold(page, call);
    await button(dialog, 'Sign in and continue').click();
    await again.asked;
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => keptToken(page)).toBe(true);
    expect(pathOf(page), call.name).toBe(path);
    expect(wayTaken(), call.name).not.toContain('/customer/login');
    await again.release();
  };
};

test.each<readonly [what: string, operation: string, who: Customer | null]>([
  ['the details of the customer', 'getCustomer', null],
  ['the types of customer', 'getTypesOfCustomer', null],
  ['the company', 'getCustomerCompany', priya],
  ["the customer's cart", 'CustomerCart', null],
  ["the account's number on the cart", 'setExternalIdOnCart', colin],
  ['the configuration of the shop', 'StoreConfigData', null],
  ['the menu', 'NavigationMenu', null],
])('SESS-04 BEY-02 %s, on opening a page', async (_, operation, who) => {
  const { page, customer } = await newSignedIn(who);
  // what the page of the sign-in still asks is not meant
  await page.goto('about:blank');
  const takeUpAgain = await expireOnce(page, graphqlCall(operation), customer);
  await openProduct(page, water);
  await takeUpAgain();
});

test('SESS-04 BEY-02 CART-11 the merge of two carts, and the cart read once its last line is gone', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 401/);
  await skipPictures(page);
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).waitFor();
  await page.keyboard.press('Escape');
  await signInLink(page).click();
  const mergeAgain = await expireOnce(page, graphqlCall('MergeCarts'), customer);
  await fillSignIn(signInForm(page), customer.email, customer.password);
  await button(signInForm(page), 'Sign in').click();
  await eventually(() => pathOf(page)).toBe(water.path);
  await mergeAgain();
  await page.goto('/cart');
  await eventually(() => cartLines(page).count()).toBe(1);

  const sent = watch(page, graphqlCall('CustomerCart'));
  await treat(page, calls.readCart, expired, 1);
  await button(cartLines(page).first(), /^Remove/).click();
  await signInAgain(page, customer);
  // a customer's own cart is asked for by whose it is
  await eventually(sent).toBe(1);
  await eventually(() => cartLines(page).count()).toBe(0);
});

test('SESS-04 BEY-02 PAY-02 at the checkout: countries, delivery in the background, postcode, card form, the cart before the order', async () => {
  const shopper = await newSignedIn();
  const { page, customer } = shopper;
  allowSilencedTelemetry(shopper);
  await openProduct(page, smallWater);
  await addToCart(page);
  await drawer(page).waitFor();
  const countriesAgain = await expireOnce(page, graphqlCall('Countries'), customer);
  await page.goto('/checkout');
  await countriesAgain();
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();

  const estimateAgain = await expireOnce(page, estimate, customer);
  await fillDelivery(page, brisbane);
  await page.keyboard.press('Tab');
  await estimateAgain();

  const postcodeAgain = await expireOnce(page, calls.checkPostcode, customer);
  await continueButton(page).click();
  await postcodeAgain();
  await tabHeading(page, 'shipping').waitFor();

  // the sums that come with the way of delivery: see the walk to the order in expiry.test.ts
  const cardAgain = await expireOnce(page, graphqlCall('CardClientToken'), customer);
  await continueButton(page).click();
  await cardAgain();
  await fillCard(page, goodCard);

  const rereadAgain = await expireOnce(page, calls.readCart, customer);
  await placeOrderButton(page).click();
  await rereadAgain();
  expect(await readOrderNumber(page)).toMatch(/^\d{9}$/);
});

test('SESS-04 BEY-02 BEY-04 who has signed in again and writes on is taken nowhere, however late their cart comes', async () => {
  const { page, customer } = await newSignedIn();
  await openProduct(page, smallWater);
  await addToCart(page);
  await drawer(page).waitFor();
  await treat(page, graphqlCall('Countries'), expired, 1);
  await page.goto('/checkout');
  await expiryDialog(page).waitFor();
  const cart = await hold(page, graphqlCall('CustomerCart'));
  await signInAgain(page, customer);
  await cart.asked;
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('First name').fill(brisbane.firstname);
  await page.getByLabel('Postcode').fill(brisbane.postcode);
  await cart.release();
  await comeToRest(page);
  expect(await page.getByLabel('Postcode').inputValue()).toBe(brisbane.postcode);
  await focusIsOn(page.getByLabel('Postcode'));
});

test('SESS-04 BEY-02 ACC-01 the sheet of an invoice', async () => {
  const { page, customer } = await newSignedIn(ownPerson('Hannah'));
  await page.goto('/customer/account/billing_invoices');
  const sheet = button(page.getByRole('main'), /^PDF of invoice/).first();
  const sheetAgain = await expireOnce(page, sheetOfInvoice, customer);
  await sheet.click();
  const saved = page.waitForEvent('download');
  await sheetAgain();
  expect((await saved).suggestedFilename()).toMatch(/^invoice-INV-\d+\.pdf$/);
});

test.each(['/customer/forgotPassword', '/customer/account/createPassword'])(
  'SHELL-08 %s shows the dialog as well, and walking on gives nothing up',
  async (address) => {
    const { page, customer } = await newSignedIn();
    await openProduct(page, water);
    await addToCart(page);
    await cartLines(drawer(page)).first().waitFor();
    const details = await hold(page, graphqlCall('getCustomer'));
    await openProduct(page, water);
    await details.asked;
    // as by a link of the merchant's own
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, address);
    await heading(page, /password/)
      .first()
      .waitFor();
    await details.release(expired);
    const dialog = expiryDialog(page);
    await dialog.getByText(timedOut, { exact: true }).waitFor();
    await page.evaluate(() => window.history.back());
    await eventually(() => pathOf(page)).toBe(water.path);
    await signInAgain(page, customer);
    await accountButton(page, customer.firstname).waitFor();
    await page.goto('/cart');
    await eventually(() => cartLines(page).count()).toBe(1);
  },
);
