/** The cart, the checkout and the account come when they are asked for, and each alone (ROUTE-04). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { newCustomer, signIn } from '#tests/support/shopper-account.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { follow, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

test('ROUTE-04 each is fetched at the first visit to it, and not before', async () => {
  const customer = await newCustomer(shopUrl);
  const { page } = await newShopperPage({ shopUrl });
  await skipPictures(page);
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = /\/assets\/(CartScreen|CheckoutPage|AccountArea)-[^/]*\.js$/.exec(request.url())?.[1];
    if (part !== undefined) parts.push(part);
  });
  await signIn(page, customer);
  await page.goto('/');
  await heading(page, 'Best sellers').waitFor();
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual([]);
  const visits: readonly (readonly [path: string, part: string])[] = [
    ['/cart', 'CartScreen'],
    ['/checkout', 'CheckoutPage'],
    ['/customer/account', 'AccountArea'],
  ];
  for (const [index, [path, part]] of visits.entries()) {
    await follow(page, path);
    await eventually(() => parts.length).toBe(index + 1);
    expect(parts.at(-1)).toBe(part);
  }
});
