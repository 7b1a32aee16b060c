/** Providers only with consent; the data layer over a whole visit, each thing once. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { newCustomer, signIn, accountButton, demoCustomer } from '#tests/support/shopper-account.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { water, goodCard } from '#tests/support/shopper-goods.ts';
import {
  addToCart,
  button,
  drawer,
  openProduct,
  quantityBox,
  heading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { hold } from '#tests/support/shopper-network.ts';
import { watchOtherHosts, watchDataLayer } from '#tests/support/shopper-tracking.ts';
import { callComplaints, layerComplaints } from '#tests/support/tracking-shapes.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';

const marketing = { MARKETING_PROFILE: 'DM-1234567890-01', MARKETING_PROGRAM: '42' };
const shop = useOwnShop({ env: { DATA_LAYER: 'ga4', TAG_MANAGER: 'GTM-ABC123', ...marketing } });
const providers = /googletagmanager|trackedlink|trackedweb/;
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });
const footerLink = (page: Page) => button(page.getByRole('contentinfo'), 'Privacy choices');

const open = async (answer: 'empty' | 'blocked') => {
  const shopper = await newVisitor({ shopUrl: shop.url });
  shopper.allowProblem(/ERR_FAILED|ERR_BLOCKED/);
  const sent = watchOtherHosts(shopper.page, shop.url);
  await shopper.context.route(providers, (route) =>
    answer === 'blocked' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return { ...shopper, sent };
};
const recordedIn = (page: Page) =>
  page.evaluate(() => {
    const { q = [] } = (Reflect.get(window, 'dmPt') ?? {}) as { q?: readonly (readonly unknown[])[] };
    return { calls: q, layer: Reflect.get(window, 'dataLayer') as readonly Record<string, unknown>[] };
  });
/** Its names, once all of the recording is as the providers document it. */
const callsOf = async (page: Page): Promise<readonly unknown[]> => {
  const { calls, layer } = await recordedIn(page);
  expect([...callComplaints(calls), ...layerComplaints(layer, 'ga4')]).toEqual([]);
  return calls.map(([name]) => name);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('loads nothing before the shopper accepts, and nothing more once they withdraw [TRK-05]', async () => {
  const customer = await newCustomer(shop.url);
  const { page, sent, openTab } = await open('empty');
  await signIn(page, customer);
  await banner(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await lookOnce(page, 'the banner')).toEqual([]);
  const other = await openTab();
  await other.goto('/');
  await banner(other).waitFor();
  expect(sent()).toEqual([]);
  await button(banner(page), 'Accept').click();
  await banner(page).waitFor({ state: 'hidden' });
  await banner(other).waitFor({ state: 'hidden' });
  await eventually(() => sent().length).toBe(3);
  await eventually(() => callsOf(page)).toEqual(['create', 'identify', 'cartInsight']);
  expect(sent().filter((one) => one.includes(customer.email))).toEqual([]);
  await openProduct(page, water);
  await addToCart(page);
  await quantityBox(drawer(page), water).waitFor();
  await eventually(() => callsOf(page)).toEqual(['create', 'track', 'cartInsight']);
  await page.reload();
  await eventually(() => sent().length).toBeGreaterThanOrEqual(9);
  await footerLink(page).click();
  await button(banner(page), 'Refuse all').click();
  await page.waitForFunction(() => !('dmPt' in window));
  const before = sent().length;
  await openProduct(page, water);
  await footerLink(page).waitFor();
  expect([await banner(page).count(), sent().length]).toEqual([0, before]);
});

test('sells as ever where the scripts are blocked, and takes a choice by purpose [TRK-02, TRK-05]', async () => {
  const { page, sent } = await open('blocked');
  await openProduct(page, water);
  // by keyboard alone: the stop after the skip link, and what was focused before gets the focus back
  await banner(page).waitFor();
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await eventually(() => focused(page)).toBe('Your privacy choices');
  expect(await lookOnce(page, 'the choices')).toEqual([]);
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await banner(page).waitFor({ state: 'hidden' });
  await eventually(() => focused(page)).toBe('Skip to main content');
  await eventually(() => sent().map((one) => new URL(one.split(' ')[0] ?? '').host)).toEqual([
    'www.googletagmanager.com',
  ]);
  await addToCart(page);
  await quantityBox(drawer(page), water).waitFor();
  await page.keyboard.press('Escape');
  await footerLink(page).press('Enter');
  await button(banner(page), 'Close').press('Enter');
  await eventually(() => focused(page)).toBe('Privacy choices');
});

test('asks nothing and loads nothing where the browser refuses, and says so to an early press [TRK-05]', async () => {
  const { page, sent } = await open('empty');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const bannerCode = await hold(page, {
    name: 'the banner',
    glob: '**/consent-start-*.js',
    isMeant: () => true,
  });
  await openProduct(page, water);
  await footerLink(page).click();
  await bannerCode.release();
  await banner(page).getByText('Your browser asks us not to track you').waitFor();
  await button(banner(page), 'Close').click();
  await banner(page).waitFor({ state: 'hidden' });
  expect(sent()).toEqual([]);
});

/** Its customers have bought nothing that another test may change. */
const plainShop = useOwnShop();

test('comes late, in a file of at most 6 kB, and a page whose file is blocked sells as ever [TRK-01, TRK-02]', async () => {
  const assets = join(import.meta.dirname, '../../../dist/client/assets');
  const [file, ...others] = readdirSync(assets).filter((name) => /^tracking-start-.*\.br$/.test(name));
  expect([statSync(join(assets, file ?? '')).size <= 6000, others]).toEqual([true, []]);
  const shopper = await newVisitor({ shopUrl: plainShop.url });
  const { page } = shopper;
  shopper.expectProblem(/ERR_FAILED/);
  let loads = 0;
  page.on('domcontentloaded', () => void (loads += 1));
  await page.route('**/assets/tracking-*', (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (one) => one.url().includes('/tracking-'));
  await openProduct(page, water);
  await blocked;
  await addToCart(page);
  await quantityBox(drawer(page), water).waitFor();
  expect([loads, await page.evaluate(() => 'dataLayer' in window)]).toEqual([1, false]);
});

test('writes each thing of a whole purchase once, also after a reload, a way back, a double press and in two tabs [TRK-01, BEY-11]', async () => {
  const customer = demoCustomer('Martin');
  const { page, openTab } = await newVisitor({ shopUrl: plainShop.url });
  const sent = watchOtherHosts(page, plainShop.url);
  const layer = await watchDataLayer(page);
  let told = 0;
  const expectNext = async (...names: readonly string[]) => {
    await eventually(() => layer.names().slice(told)).toEqual(names);
    told += names.length;
  };

  await page.goto('/water.html');
  await expectNext('pageView /water.html', 'virtualPageview /water.html', 'productList');
  await page.getByRole('main').getByRole('link', { name: water.name, exact: true }).dblclick();
  await heading(page, water.name).first().waitFor();
  await expectNext('productClick', `pageView ${water.path}`, 'productDetail');
  await page.goBack();
  await expectNext('pageView /water.html', 'virtualPageview /water.html', 'productList');
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  await search.fill('spring water');
  await search.press('Enter');
  await expectNext('pageView /catalogsearch/result', 'productList');
  await page.getByRole('main').getByRole('link', { name: water.name, exact: true }).click();
  await expectNext('productClick', `pageView ${water.path}`, 'productDetail');

  const other = await openTab();
  const otherLayer = await watchDataLayer(other);
  await other.goto('/cart');
  await eventually(() => otherLayer.names()).toEqual(['pageView /cart']);
  await addToCart(page);
  await quantityBox(drawer(page), water).waitFor();
  await button(drawer(page), `Remove ${water.name}`).click();
  await button(page, 'Undo').first().click();
  await quantityBox(drawer(page), water).waitFor();
  await expectNext('addToCart', 'removeFromCart', 'addToCart');
  await quantityBox(other.getByRole('main'), water).waitFor();
  expect(otherLayer.names()).toEqual(['pageView /cart']);
  await other.close();

  await signIn(page, customer);
  await expectNext('pageView /customer/login', 'formSubmit', 'pageView /', 'virtualPageview /');
  // arriving moves the focus to the heading, which closes what is open above it
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const accounts = page.getByRole('banner').getByRole('button', { name: / · / });
  await accounts.click();
  const list = page.getByRole('region', { name: 'Switch account' });
  await list.getByRole('button').filter({ hasText: 'head office' }).click();
  await eventually(() => accounts.innerText()).toMatch(/^Harbourline head office/);
  await page.goto('/checkout');
  await walkToPayment(page);
  await expectNext('pageView /checkout', 'checkout 1', 'checkout 2');
  await page.reload();
  await checkout.tabHeading(page, 'payment').waitFor();
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).dblclick();
  const number = await checkout.readOrderNumber(page);
  await expectNext('pageView /checkout', 'pageView /order-confirmation', 'purchase');
  await page.reload();
  await checkout.readOrderNumber(page);
  await expectNext('pageView /order-confirmation');
  const stored = await page.evaluate(() => JSON.stringify(window.localStorage).replaceAll('\\', ''));
  const [, token = ''] = /signin_token":"\{"value":"([^"]{20,})/.exec(stored) ?? [];
  await accountButton(page, customer.firstname).click();
  await button(page, 'Sign Out').click();
  await expectNext('pageView /', 'virtualPageview /');

  expect(layer.text()).toContain(number);
  const { email, firstname, password } = customer;
  const address = ['Szabo', 'Harbourline', '240 Queen', '66 Fison', '7010'];
  const { number: card } = goodCard;
  const personal = [email, firstname, password, ...address, card, card.slice(-4), token];
  expect(token).not.toBe('');
  expect(layerComplaints(layer.entries(), 'ua')).toEqual([]);
  const all = [layer.text(), ...sent()].join().toLowerCase();
  expect(personal.filter((text) => all.includes(text.toLowerCase()))).toEqual([]);
  expect(sent()).toEqual([]);
  // no provider is configured
  expect(await button(page, 'Privacy choices').or(banner(page)).count()).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let count = 0; count < 2; count += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  await eventually(() => layer.figures().filter((name) => name === 'TTFB').length).toBeGreaterThan(0);
  expect(layer.figures()).toEqual(expect.arrayContaining(['LCP', 'CLS']));
});
