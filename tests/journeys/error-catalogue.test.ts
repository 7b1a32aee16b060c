/** The specification's error catalogue as a shopper meets it: something on the road fails, and the page says so to the letter (§8). */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { newShopperPage, type Shopper } from '#tests/support/browser.ts';
import { accountButton, keptToken, newCustomer, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { newEmail, water } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  graphqlCall,
  loseConnection,
  loseOnTheWayThere,
  refuseGraphql,
  skipPictures,
  treat,
  treatInTurn,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartTrigger,
  drawer,
  giveEmail,
  heading,
  openProduct,
  stopClock,
  tabHeading,
  toast,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');
const connection = 'We could not reach the shop. Please check your connection and try again.';
const failedToLoad = /Failed to load resource/;

/** Among the messages, to the letter. */
const said = (page: Page, sentence: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(sentence, { exact: true });

const html =
  (status: number): Treatment =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Something else</h1>' });

const newVisitor = async (): Promise<Shopper> => {
  const shopper = await newShopperPage({ shopUrl });
  await skipPictures(shopper.page);
  return shopper;
};

describe('a write that fails', () => {
  const rows: readonly (readonly [situation: string, Treatment, sentence: string])[] = [
    ['status 500', html(500), 'Response not successful: Received status code 500'],
    ['status 404', html(404), 'Response not successful: Received status code 404'],
    ['a 401 to a guest', html(401), 'Response not successful: Received status code 401'],
    ['no JSON', html(200), 'The answer of the shop could not be read.'],
    ['neither data nor errors', answer(200, {}), 'Server response was missing for query'],
    ['a lost connection', loseOnTheWayThere, connection],
    ['the server’s refusal', refuseGraphql('Out of water.'), 'Out of water.'],
    ['a refusal with the client’s prefix', refuseGraphql('GraphQL error: Out of cups.'), 'Out of cups.'],
    ['a refusal with status 500', answer(500, { errors: [{ message: 'Boom.' }] }), 'Boom.'],
    [
      'too many attempts',
      refuseGraphql('Too many attempts. Please wait a while and try again.'),
      'Too many attempts. Please wait a while and try again.',
    ],
  ];

  test('NET-01 NET-10 says what §8 says, in a toast, once each, and the shop goes on', async () => {
    const shopper = await newVisitor();
    const { page } = shopper;
    shopper.expectProblem(failedToLoad);
    await page.clock.install();
    await openProduct(page, water);
    // so that each goes when it is dismissed, not by itself before
    await stopClock(page);
    const adds = await treatInTurn(page, calls.add, ...rows.map(([, treatment]) => treatment));
    for (const [turn, [situation, , sentence]] of rows.entries()) {
      await addToCart(page);
      await said(page, sentence).waitFor();
      expect(adds(), situation).toBe(turn + 1);
      await page
        .getByRole('region', { name: 'Messages' })
        .getByRole('button', { name: 'Dismiss message' })
        .first()
        .click();
      await said(page, sentence).waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    await addToCart(page);
    await drawer(page).waitFor();
    expect(adds()).toBe(rows.length + 1);
  });
});

/** Whether this very answer outlives the page. */
const isKept = (page: Page, data: unknown): Promise<boolean> =>
  page.evaluate(
    (text) =>
      Object.entries(window.localStorage).some(
        ([key, kept]) => key.includes('__api:') && kept.includes(text),
      ),
    JSON.stringify(data),
  );

describe('a read that fails', () => {
  const readCategory = graphqlCall('CategoryPage');
  const resolve = graphqlCall('ResolveUrl');

  test('NET-01 is asked again by itself until it is answered, and nobody notices', async () => {
    const shopper = await newVisitor();
    const { page } = shopper;
    shopper.expectProblem(failedToLoad);
    const asked = await treatInTurn(page, readCategory, html(502), loseOnTheWayThere, answer(503, {}));
    await page.goto('/water.html');
    await heading(page, 'Water').first().waitFor();
    expect(asked()).toBe(4);
    expect(await toast(page, /./).count()).toBe(0);
  });

  test('ROUTE-09 is not found where the server says 404, and has gone wrong where it says anything else', async () => {
    const { page } = await newVisitor();
    await treatInTurn(page, resolve, refuseGraphql('404'), refuseGraphql('Internal server error'));
    const goToWater = async (): Promise<void> => {
      // what the address leads to comes with a page that is opened there
      await page.goto('/careers');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Water', exact: true }).click();
    };
    await goToWater();
    await page.getByText('That page could not be found. Please try again.', { exact: true }).waitFor();
    // the brand comes with the configuration
    await eventually(() => page.title()).toBe('404 Not Found | Brightwater');
    await goToWater();
    await page
      .getByRole('heading', { name: 'Something went wrong. Please try again.', exact: true })
      .waitFor();
    await button(page, 'Try again').click();
    await heading(page, 'Water').first().waitFor();
  });

  test('STO-02 is answered from what was visited, when the shop cannot be reached', async () => {
    const shopper = await newVisitor();
    const { page } = shopper;
    const answering = page.waitForResponse((response) => readCategory.isMeant(response.request()));
    await page.goto('/water.html');
    await heading(page, 'Water').first().waitFor();
    const { data } = (await (await answering).json()) as { readonly data: unknown };
    // what the page is made of is written down in some idle moment, after other answers
    await eventually(() => isKept(page, data)).toBe(true);
    shopper.expectProblem(failedToLoad);
    // two failures of each read are enough: the shopper need not wait for what becomes of the other attempts
    const asked = new Map<string, number>();
    await page.route('**/graphql*', async (route, request) => {
      const turn = (asked.get(request.url()) ?? 0) + 1;
      asked.set(request.url(), turn);
      if (turn <= 2) await route.abort('connectionreset');
    });
    await page.reload();
    await heading(page, 'Water').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: water.name }).first().waitFor();
  });
});

test('NET-04 NET-09 a refusal of what the shop can do without is told to nobody', async () => {
  const { page } = await newVisitor();
  /** The shop's settings, the countries, and what customers are asked about themselves. */
  const refused = ['StoreConfigData', 'Countries', 'getTypesOfCustomer'];
  const turns = new Map<string, () => number>();
  for (const name of refused) turns.set(name, await treat(page, graphqlCall(name), refuseGraphql('No.')));
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => turns.get('Countries')?.()).toBe(1);
  expect(await toast(page, /./).count()).toBe(0);
  await page.goto('/create-account');
  await eventually(() => turns.get('getTypesOfCustomer')?.()).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await toast(page, /./).count()).toBe(0);
  await eventually(() => turns.get('StoreConfigData')?.()).toBe(2);
});

test('SESS-02 a sign-out that the server does not hear of is one all the same, and told to nobody', async () => {
  const shopper = await newVisitor();
  const { page } = shopper;
  const customer = await newCustomer(shopUrl);
  await signIn(page, customer);
  shopper.expectProblem(failedToLoad);
  const asked = await treat(page, graphqlCall('SignOut'), html(500));
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  expect(asked()).toBe(1);
  await eventually(() => keptToken(page)).toBe(false);
  expect(await toast(page, /./).count()).toBe(0);
});

test('SESS-07 a wrong password, or one too many, is told at the form and opens no dialog', async () => {
  const shopper = await newVisitor();
  const { page } = shopper;
  shopper.expectProblem(failedToLoad);
  const wrong =
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
  const tooMany = 'Too many attempts. Please wait a while and try again.';
  const category = 'graphql-authentication';
  await treatInTurn(
    page,
    graphqlCall('SignIn'),
    answer(401, { errors: [{ message: wrong, extensions: { category } }], data: null }),
    refuseGraphql(tooMany),
  );
  await page.goto('/customer/login');
  const form = page.getByRole('form', { name: 'Sign in', exact: true });
  await form.getByLabel('Email', { exact: true }).fill('hannah@example.com');
  await form.getByLabel('Password', { exact: true }).fill('not-my-Passw0rd');
  for (const sentence of [wrong, tooMany]) {
    await button(form, 'Sign in').click();
    await form.getByText(sentence, { exact: true }).waitFor();
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('NET-05 offline a write is refused in words before it is sent, and goes as soon as the connection is back', async () => {
  const { page, context } = await newVisitor();
  await openProduct(page, water);
  const adds = await treatInTurn(page, calls.add);
  await loseConnection(page);
  await said(page, 'You are offline. Some features may be unavailable.').waitFor();
  await addToCart(page);
  await said(
    page,
    'You are offline, so nothing was sent. Please try again once you are connected; what you entered is kept.',
  ).waitFor();
  await context.setOffline(false);
  await said(page, 'You are online.').waitFor();
  await addToCart(page);
  await drawer(page).waitFor();
  expect(adds()).toBe(1);
  await button(page, 'Cart, 1 item').first().waitFor({ state: 'attached' });
  await cartTrigger(page).waitFor({ state: 'attached' });
});
