/** After signing out the browser holds nothing of the customer, wherever one looks (BEY-08, SESS-02). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { accountButton, newCustomer, signIn, signInLink } from '#tests/support/shopper-account.ts';
import { brisbane, smallWater, water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  continueButton,
  drawer,
  fillDelivery,
  giveEmail,
  keptCartId,
  openProduct,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { readCaches, waitForWorker, waitUntilKept } from '#tests/support/shopper-worker.ts';

const shopUrl = inject('shopUrl');

/** Every place where a browser keeps something, as one text each. */
const everythingKept = (page: Page) =>
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

const keptToken = (page: Page): Promise<string> =>
  page.evaluate(() =>
    String(JSON.parse(window.localStorage.getItem('BRIGHTWATER__signin_token') ?? '{}').value),
  );

test('BEY-08 SESS-02 nothing of the customer is left in storage, caches, databases, cookies or the page', async () => {
  const customer = await newCustomer(shopUrl);
  const shopper = await newShopperPage({ shopUrl, serviceWorkers: 'allow' });
  const { page, context } = shopper;
  await skipPictures(page);
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, customer.email);
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, { ...brisbane, lastname: 'Oberholzer', street: '77 Unheard Of Lane' });
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  const guestCartId = await keptCartId(page);
  await signIn(page, customer);
  await openProduct(page, smallWater);
  await addToCart(page);
  await cartLines(drawer(page)).nth(1).waitFor();
  await page.keyboard.press('Escape');
  await waitUntilKept(page, smallWater.path);

  const [token, cartId] = [await keptToken(page), await keptCartId(page)];
  const secrets = [
    customer.email,
    customer.firstname,
    customer.lastname,
    'Oberholzer',
    '77 Unheard Of Lane',
    '0400 000 000',
    guestCartId,
    cartId,
    token,
  ];
  const findings = async (): Promise<readonly string[]> => {
    const places = { ...(await everythingKept(page)), cookies: JSON.stringify(await context.cookies()) };
    return Object.entries(places).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
    );
  };
  const visited = async (): Promise<boolean> => (await everythingKept(page)).caches.includes(smallWater.path);
  // there is something to be found
  expect(await visited()).toBe(true);
  await eventually(findings).toEqual(
    expect.arrayContaining([
      `${token} in localStorage`,
      `${cartId} in localStorage`,
      '77 Unheard Of Lane in localStorage',
      `${customer.email} in localStorage`,
      `${customer.email} in sessionStorage`,
      `${customer.firstname} in page`,
    ]),
  );

  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe('/');
  // a new, empty cart is the last step
  await eventually(() => keptCartId(page)).not.toBe('');
  await eventually(findings).toEqual([]);
  await eventually(visited).toBe(false);

  // nor does it come back with a reload, or with going back
  await page.reload();
  await signInLink(page).waitFor();
  expect(await findings()).toEqual([]);
  await page.goBack();
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
  expect(await findings()).toEqual([]);
});

test('BEY-08 PWA-01 where somebody went is forgotten though the page is closed before it has done so itself', async () => {
  const customer = await newCustomer(shopUrl);
  const { page, context } = await newShopperPage({ shopUrl, serviceWorkers: 'allow' });
  await skipPictures(page);
  await openProduct(page, water);
  await waitForWorker(page);
  await waitUntilKept(page, water.path);
  await signIn(page, customer);
  await page.evaluate(() => {
    // as if the page were gone before
    CacheStorage.prototype.delete = () => new Promise(() => undefined);
  });
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await eventually(() => page.evaluate(() => window.localStorage.getItem('BRIGHTWATER__signin_token'))).toBe(
    null,
  );
  const another = await context.newPage();
  await page.close();
  await another.goto(new URL('/healthz', shopUrl).href);
  await eventually(async () => Object.keys(await readCaches(another))).not.toContain('brightwater-pages');
});

test('BEY-08 SESS-02 the page itself empties the pictures and pages that its worker kept', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newShopperPage({ shopUrl, serviceWorkers: 'allow' });
  await signIn(page, customer);
  await waitForWorker(page);
  await openProduct(page, water);
  const pictures = async (): Promise<readonly string[]> =>
    (await readCaches(page))['brightwater-images']?.toSorted() ?? [];
  await waitUntilKept(page, water.path);
  await eventually(async () => (await pictures()).length).toBeGreaterThan(0);
  // the worker is told nothing, so that nobody but the page can have done it
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  // the home page, which comes next, has the worker keep pictures again: this one it does not show
  const seen = '/media/seen-by-the-customer.png';
  await page.evaluate(async (path) => {
    const kept = await window.caches.open('brightwater-images');
    await kept.put(path, new Response('a picture'));
  }, seen);
  expect(await pictures()).toContain(seen);
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await signInLink(page).waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe('/');
  await eventually(() => keptCartId(page)).not.toBe('');
  const kept = (cache: string) => async (): Promise<readonly string[]> =>
    (await readCaches(page))[cache] ?? [];
  await eventually(kept('brightwater-images')).not.toContain(seen);
  await eventually(kept('brightwater-pages')).not.toContain(water.path);
});
