/** A page that carries the checkout's configuration, as a Magento's own page would: its cart, its country, its guest (§3, CHK-11). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { continueButton, tabHeading } from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

test('CHK-11 CHK-01 what the page says of the checkout is where it begins', async () => {
  const cartId = await new ShopApi(shopUrl).makeCart([water, 2]);
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const block = JSON.stringify({
    storeCode: 'default',
    defaultCountryId: 'NZ',
    quoteId: cartId,
    customerData: { isSignedIn: false, email: 'aroha@example.com', firstname: 'Aroha', lastname: 'Ngata' },
  });
  await page.route('**/checkout', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = `<script type="application/json" id="checkout-config">${block}</script>`;
    await route.fulfill({ response, body: html.replace('</head>', `${script}</head>`) });
  });
  await page.goto('/checkout');
  await tabHeading(page, 'account').waitFor();
  await eventually(() => page.getByLabel('Email').inputValue()).toBe('aroha@example.com');
  await eventually(() => page.getByRole('region', { name: 'Order summary' }).innerText()).toContain(
    water.name,
  );
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => page.getByLabel('Country').inputValue()).toBe('NZ');
  await eventually(() => page.getByLabel('First name').inputValue()).toBe('Aroha');
  expect(await page.getByLabel('City', { exact: true }).isVisible()).toBe(true);
});
