/** The data layer over a whole visit: what happened, each once, and nothing of the shopper. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountButton, demoCustomer, signIn } from '#tests/support/shopper-account.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { silencedTelemetry } from '#tests/support/browser.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import {
  addToCart,
  button,
  drawer,
  heading,
  openProduct,
  quantityBox,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';
import { layerComplaints } from '#tests/support/tracking-shapes.ts';
import { watchDataLayer, watchOtherHosts } from '#tests/support/shopper-tracking.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

/** Its customers have bought nothing that another test may change. */
const shop = useOwnShop();
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });

test('comes late, in a file of at most 6 kB, and a page whose file is blocked sells as ever [TRK-01, TRK-02]', async () => {
  const assets = join(import.meta.dirname, '../../../dist/client/assets');
  const [file, ...others] = readdirSync(assets).filter((name) => /^tracking-start-.*\.br$/.test(name));
  expect([statSync(join(assets, file ?? '')).size <= 6000, others]).toEqual([true, []]);
  const shopper = await newVisitor({ shopUrl: shop.url });
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
  const { page, openTab } = await newVisitor({ shopUrl: shop.url });
  const sent = watchOtherHosts(page, shop.url);
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
  expect(sent().filter((one) => !silencedTelemetry.test(one))).toEqual([]);
  // no provider is configured
  expect(await button(page, 'Privacy choices').or(banner(page)).count()).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let count = 0; count < 2; count += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  await eventually(() => layer.figures().filter((name) => name === 'TTFB').length).toBeGreaterThan(0);
  expect(layer.figures()).toEqual(expect.arrayContaining(['LCP', 'CLS']));
});
