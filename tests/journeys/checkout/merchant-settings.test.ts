/** What the merchant sets in the store configuration is what the shopper sees (GEN-07). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { hasFocus, inspect } from '#tests/support/shopper-access.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { newShopperAtPayment } from '#tests/support/shopper-start.ts';
import { approveAs } from '#tests/support/shopper-wallet.ts';
import { changeSettings } from '#tests/support/store-setting.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('store-config');
  const first = await startShop({ dataDir });
  await first.stop();
  await changeSettings(dataDir, {
    payment_methods: 'braintree, braintree_paypal',
    braintree_paypal_paylater_active: 'true',
    paypal_express: 'true',
    block_identifier_cart_additional_info: 'checkout-additional-info',
    block_identifier_checkout_additional_info: 'cart-additional-info',
  });
  shop = await startShop({
    dataDir,
    env: { TILE_URL: 'https://tiles.maps.example/{z}/{x}/{y}.png', TILE_ATTRIBUTION: '© The mapmakers' },
  });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

test('GEN-07 the blocks named stand beside cart and checkout, and only the ways to pay that are listed are offered, PayPal first and to pay later', async () => {
  const { page } = await newShopperAtPayment({ shopUrl: shop.url });
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByText('Empty 15 L and 11 L bottles go back').waitFor();
  const offered = page.locator('input[name=paymentMethod]');
  await offered.first().waitFor();
  expect(await offered.evaluateAll((ways) => ways.map((way) => way.getAttribute('value')))).toEqual([
    'braintree_paypal',
    'braintree',
  ]);
  // express: PayPal is there without a choice to make, and to pay later beneath it
  await button(page, 'Pay with PayPal').waitFor();
  await approveAs(page, 'pat@example.com', 'Pay later with PayPal');
  await page.goto('/cart');
  await page
    .getByRole('complementary', { name: 'Summary' })
    .getByText('Questions about your order?')
    .waitFor();
});

/** One point of one colour. */
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPj/HwAEgwJ/l2mOVwAAAABJRU5ErkJggg==',
  'base64',
);

test('CONTENT-01 where to buy, on a map: its script and its squares come once it was asked for, its pins by keyboard', async () => {
  const { page, context } = await newShopperPage({ shopUrl: shop.url });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/tile-map|tiles\.maps/.test(request.url())) asked.push(request.url());
  });
  await context.route('https://tiles.maps.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: square }),
  );
  await page.goto('/water-resellers');
  const show = page.getByRole('button', { name: 'Show the map' });
  await show.scrollIntoViewIfNeeded();
  await page
    .getByRole('list', { name: 'Locations' })
    .getByText('Lighthouse Grocer', { exact: true })
    .waitFor();
  expect(asked).toEqual([]);
  await show.press('Enter');
  const map = page.getByRole('region', { name: 'Map of the locations' });
  const pin = map.getByRole('button', { name: 'Lighthouse Grocer' });
  await pin.waitFor();
  await focusIsOn(map);
  const drawn = map.locator('img.leaflet-tile');
  await eventually(() => drawn.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
  await pin.press('Enter');
  await map.getByText('44 Cuba Street').waitFor();
  const words = map.locator('.leaflet-popup');
  await eventually(() => words.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
  expect(await inspect(page, 'map')).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(() => hasFocus(pin)).toBe(true);
  expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(1);
});
