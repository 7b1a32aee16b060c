/** After signing out the browser holds nothing of the customer, in any storage or history. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import * as people from '#tests/support/shopper-account.ts';
import { brisbane, smallWater, water } from '#tests/support/shopper-goods.ts';
import { continueTo, fillDelivery, giveEmail, tabHeading } from '#tests/support/shopper-checkout.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  drawer,
  heading,
  lastCartId,
  openProduct,
  pathOf,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import { waitUntilKept } from '#tests/support/shopper-worker.ts';

/** Every place where a browser keeps something, each as one text. */
const readEverything = (page: Page) =>
  page.evaluate(async () => {
    const answers: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /text|json/.test(response?.headers.get('content-type') ?? '');
        answers.push(name, request.url, isText ? ((await response?.text()) ?? '') : '');
      }
    }
    const rows: string[] = [];
    for (const { name = '' } of await window.indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = window.indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        rows.push(name, store, JSON.stringify(reading.result));
      }
      database.close();
    }
    const inputs = [...document.querySelectorAll('input, textarea, select')].map((input) =>
      'value' in input ? String(input.value) : '',
    );
    return {
      localStorage: JSON.stringify({ ...window.localStorage }),
      sessionStorage: JSON.stringify({ ...window.sessionStorage }),
      caches: answers.join('\n'),
      databases: rows.join('\n'),
      page: [document.title, document.documentElement.outerHTML, ...inputs].join('\n'),
      history: JSON.stringify(window.history.state),
    };
  });

const readToken = (page: Page): Promise<string> =>
  page.evaluate(() =>
    String(JSON.parse(window.localStorage.getItem('BRIGHTWATER__signin_token') ?? '{}').value),
  );

const signOut = async (page: Page, firstname: string): Promise<void> => {
  await people.accountButton(page, firstname).click();
  await button(page, 'Sign Out').click();
};

test('leaves nothing of the customer in any storage or on the page [BEY-08 SESS-02]', async () => {
  const customer = await people.newCustomer();
  const { page, context } = await newVisitor({ serviceWorkers: 'allow' });
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, customer.email);
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, { ...brisbane, lastname: 'Oberholzer', street: '77 Unheard Of Lane' });
  await continueTo(page, 'shipping');
  const guestCartId = await lastCartId(page);
  await people.signIn(page, customer);
  await openProduct(page, smallWater);
  await addToCart(page);
  await cartLines(drawer(page)).nth(1).waitFor();
  await page.keyboard.press('Escape');
  await waitUntilKept(page, smallWater.path);

  const [token, cartId] = [await readToken(page), await lastCartId(page)];
  const { email, firstname, lastname } = customer;
  const secrets = [email, firstname, lastname, 'Oberholzer', '77 Unheard Of Lane', '0400 000 000'];
  secrets.push(guestCartId, cartId, token);
  const findings = async (): Promise<readonly string[]> => {
    const places = { ...(await readEverything(page)), cookies: JSON.stringify(await context.cookies()) };
    return Object.entries(places).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
    );
  };
  const isVisitKept = async (): Promise<boolean> =>
    (await readEverything(page)).caches.includes(smallWater.path);
  // before: there is something to find
  expect(await isVisitKept()).toBe(true);
  await eventually(findings).toEqual(
    expect.arrayContaining([
      `${token} in localStorage`,
      `${cartId} in localStorage`,
      '77 Unheard Of Lane in localStorage',
      `${email} in localStorage`,
      `${email} in sessionStorage`,
      `${firstname} in page`,
    ]),
  );

  await signOut(page, firstname);
  await people.signInLink(page).waitFor();
  await eventually(() => pathOf(page)).toBe('/');
  // a new, empty cart is the last step
  await eventually(() => lastCartId(page)).not.toBe('');
  await eventually(findings).toEqual([]);
  await eventually(isVisitKept).toBe(false);

  await page.reload();
  await people.signInLink(page).waitFor();
  expect(await findings()).toEqual([]);
  await page.goBack();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
  expect(await findings()).toEqual([]);
});

test('fills in create-account from its query, and leaves nothing of the customer in any history [ROUTE-05 TRK-04]', async () => {
  const customer = await people.newCustomer();
  const { page } = await newVisitor();
  const query = new URLSearchParams({ email: customer.email, firstName: 'Rosa', lastName: 'Lind' });
  const emailField = page.getByLabel('Email', { exact: true });
  await page.goto(`/create-account?${query}`);
  const form = people.registerForm(page);
  await form.waitFor();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await eventually(() => pathOf(page) + new URL(page.url()).search).toBe('/create-account');
  await eventually(() => people.emailIn(form).inputValue()).toBe(customer.email);
  await eventually(() => form.getByLabel('First name').inputValue()).toBe('Rosa');
  await eventually(() => form.getByLabel('Last name').inputValue()).toBe('Lind');
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await lookOnce(page, 'an account form that is filled in')).toEqual([]);
  await page.reload();
  await eventually(() => people.emailIn(form).inputValue()).toBe(customer.email);
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await people.emailIn(people.signInForm(page)).fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  await eventually(() => emailField.inputValue()).toBe(customer.email);
  // before: there is something to find, but not in the history
  const { sessionStorage, history } = await readEverything(page);
  expect(sessionStorage).toContain(customer.email);
  expect(history).not.toContain(customer.email);

  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await people.submitSignIn(page, customer);
  await people.signInForm(page).waitFor({ state: 'detached' });
  await signOut(page, customer.firstname);
  await people.signInLink(page).waitFor();

  const found: string[] = [];
  for (const path of ['/customer/forgotPassword', '/customer/login', '/create-account']) {
    while (pathOf(page) !== path)
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            window.addEventListener('popstate', resolve, { once: true });
            window.history.back();
          }),
      );
    await heading(page, /password|Sign in|account/)
      .first()
      .waitFor();
    for (const [place, text] of Object.entries(await readEverything(page)))
      if (/Rosa|Lind/.test(text) || text.includes(customer.email)) found.push(`${path}: ${place}`);
  }
  expect(found).toEqual([]);
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});
