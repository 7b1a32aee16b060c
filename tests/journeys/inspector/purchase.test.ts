/** A purchase watched from a second window; what shoppers get has nothing of it. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildOnce } from '#server/build-once.ts';
import { inspect, pressOn } from '#tests/support/shopper-access.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { brisbane, goodCard } from '#tests/support/shopper-goods.ts';
import { drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { newShopperBefore } from '#tests/support/shopper-start.ts';

const root = join(import.meta.dirname, '..', '..', '..');
let shop: RunningShop;

beforeAll(async () => {
  await buildOnce({ root, isInspected: true });
  shop = await startShop({ isInspected: true });
});
afterAll(() => shop?.stop());

/** Hears all that the shop tells, as the inspector does. */
const hearAll = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('brightwater-machines').addEventListener('message', ({ data }) => {
      heard.push(JSON.stringify(data));
    });
  });

const heardBy = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard.join('\n'));

test('the inspector follows a purchase, sends an event, and goes back to before the order [MACH-06 MACH-02]', async () => {
  const { page, openTab, email, cartId } = await newShopperBefore('payment', { shopUrl: shop.url });
  const watching = await openTab();
  await hearAll(watching);
  await watching.goto('/__machines');
  const actors = watching.getByRole('navigation', { name: 'Actors' });
  const values = watching.getByRole('region', { name: /^Values of/ });
  const events = watching.getByRole('region', { name: 'List of events' });
  const chart = watching.getByRole('region', { name: /^Chart of/ });
  await watching.getByText('No window of the shop is open').waitFor();

  const nonces: string[] = [];
  page.on('request', (request) => {
    const [, nonce] = /"payment_method_nonce":"([^"]+)"/.exec(request.postData() ?? '') ?? [];
    if (nonce !== undefined) nonces.push(nonce);
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await checkout.waitForCard(page);
  await actors.getByRole('button', { name: /^chrome/ }).click();
  await pressOn(watching, watching.getByRole('button', { name: 'chrome.openCart', exact: true }));
  await drawer(page).waitFor();
  await page.keyboard.press('Escape');
  await checkout.fillCard(page, goodCard);
  const number = await checkout.placeOrder(page);

  await watching.getByRole('searchbox', { name: 'Search' }).fill('order.place order idle');
  await events.getByRole('button', { name: 'order.place', exact: true }).click();
  await chart.getByText('Now in verifying').waitFor();
  await eventually(() => chart.locator('g.taken > title').allTextContents()).toEqual(['idle → verifying']);
  await watching.getByRole('searchbox', { name: 'Search' }).fill('');
  await watching.getByRole('button', { name: 'Step back' }).click();
  await chart.getByText('Now in idle').waitFor();
  await eventually(() => chart.locator('g.active > title').allTextContents()).toEqual(['idle']);
  await actors.getByRole('button', { name: /^payment/ }).click();
  await eventually(() => values.innerText()).toContain('•••');
  await actors.getByRole('button', { name: /^addresses/ }).click();
  await eventually(() => values.innerText()).toContain('"city": "•••"');
  expect(await inspect(watching, 'the inspector')).toEqual([]);

  expect(await watching.getByRole('button', { name: 'addresses.', exact: false }).first().isDisabled()).toBe(
    true,
  );
  await watching.getByRole('button', { name: 'Pause' }).click();
  await actors.getByRole('button', { name: /^checkout finished/ }).click();
  await chart.getByText('Now in finished').waitFor();
  await watching.getByRole('button', { name: 'Read the server’s pages' }).click();
  const drawn = watching.locator('option', { hasText: 'Server: /checkout,' });
  await watching.getByLabel('Shown').selectOption(await drawn.getAttribute('value'));
  await watching.getByText('The server drew this page; its machines are gone.').waitFor();

  const heard = await heardBy(watching);
  expect(nonces).toHaveLength(1);
  const { street, telephone, firstname, lastname } = brisbane;
  const names = [firstname, lastname].map((name) => JSON.stringify(name));
  const own = [email, cartId, number, goodCard.number, street, telephone, ...names, ...nonces];
  expect(own.filter((text) => heard.includes(text))).toEqual([]);
  expect(heard).toContain('"after":"placing"');
});

const textsIn = async (folder: string): Promise<string> => {
  const files = await readdir(join(root, 'dist', folder), { recursive: true });
  const texts = files.filter((file) => /\.(?:js|html|json)$/.test(file));
  return (await Promise.all(texts.map((file) => readFile(join(root, 'dist', folder, file), 'utf8')))).join();
};

test('what shoppers get has nothing of the inspector, and its address is not found [MACH-06]', async () => {
  const marks = ['brightwater-machines', '/__machines'];
  const [client, server] = [await textsIn('client'), await textsIn('server')];
  expect(marks.filter((mark) => client.includes(mark) || server.includes(mark))).toEqual([]);
  expect(client).not.toMatch(/BroadcastChannel|stately/i);
  const watched = (await textsIn('inspect/client')) + (await textsIn('inspect/server'));
  expect(marks.filter((mark) => watched.includes(mark))).toEqual(marks);
  for (const path of ['/__machines', '/__machines/pages.json', '/__machines/src/inspector/inspector.html']) {
    const answer = await fetch(new URL(path, inject('shopUrl')), { headers: { Accept: 'text/html' } });
    expect(answer.status, path).toBe(404);
  }
});
