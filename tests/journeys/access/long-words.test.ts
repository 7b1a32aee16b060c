/** No name, search or address widens a page on the narrowest phone. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import { demoCustomer, signIn } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { addToCart, openProduct } from '#tests/support/shopper-pages.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** Replaces every text but prices by the long word, and says how far the page overflows. */
const excess = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate((long) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement: holder } = text;
      const isKept =
        holder === null || holder.closest('script, style, footer, .visually-hidden, [aria-hidden]');
      if (isKept || !/\p{L}{2}/u.test(text.data) || text.data.includes('$')) continue;
      if (getComputedStyle(holder).whiteSpace === 'nowrap') continue;
      texts.push(text);
    }
    for (const text of texts) text.data = long;
    const { scrollWidth } = document.documentElement;
    return Math.round(scrollWidth - document.body.getBoundingClientRect().width);
  }, word);
};

test('breaks long words on every kind of page at 320 pixels', async () => {
  const grace = demoCustomer('Grace');
  const api = await ShopApi.of(shopUrl, grace);
  const number = await orderOnAccount((query, variables) => api.graphql(query, variables), 'PO-NARROW');
  const { page } = await newVisitor({ width: 320 });
  const found: Record<string, number> = {};
  const look = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) found[path] = await excess(page, path);
  };
  await openProduct(page, water);
  await addToCart(page);
  await look([
    '/',
    '/contact-us',
    '/water.html',
    `/catalogsearch/result?q=${word}`,
    water.path,
    '/starter-pack.html',
  ]);
  await look(['/cart', '/checkout', '/products', '/customer/login', '/customer/order-lookup']);
  await page.goto('/');
  await signIn(page, grace);
  await look([`/customer/orders/id/${number}`, '/customer/orders', '/customer/account/billing_invoices']);
  await look(['/customer/account', '/customer/account/company', '/customer/account/management/address']);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, 0])));
});
