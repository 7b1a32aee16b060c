/** What the merchant sets in the store configuration is what the shopper sees (GEN-07). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
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
  shop = await startShop({ dataDir });
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
