/** Providers: none before the shopper consents, none where they withdraw or the browser refuses. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce } from '#tests/support/shopper-access.ts';
import { newCustomer, signIn } from '#tests/support/shopper-account.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { addToCart, button, drawer, openProduct, quantityBox } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { hold } from '#tests/support/shopper-network.ts';
import { watchOtherHosts } from '#tests/support/shopper-tracking.ts';
import { callComplaints, layerComplaints } from '#tests/support/tracking-shapes.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

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
