/** On paper an order, a receipt and a list of invoices are their matter alone. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import { demoCustomer, signIn } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { fillCard, placeOrderButton, readOrderNumber } from '#tests/support/shopper-checkout.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import { heading } from '#tests/support/shopper-pages.ts';
import { newShopperAt } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const shopUrl = inject('shopUrl');

/** What of the frame, of buttons and of messages would be printed, and the printed text. */
const print = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const others = page.locator('header:not(main *), footer, nav, button, summary, [role="status"], dialog');
  const frame = await others.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.outerHTML));
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return { frame, text };
};

test('prints a receipt without header, footer, buttons and offers', async () => {
  const { page } = await newShopperAt('payment', { shopUrl });
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  const { frame, text } = await print(page);
  expect(frame).toEqual([]);
  for (const words of [number, water.name, 'Total']) expect(text).toContain(words);
  for (const words of ['Keep shopping', 'Create an account', 'Help:']) expect(text).not.toContain(words);
});

test('prints an order and the invoices of an account without what surrounds them', async () => {
  const grace = demoCustomer('Grace');
  const api = await ShopApi.of(shopUrl, grace);
  const number = await orderOnAccount((query, variables) => api.graphql(query, variables), 'PO-PAPER');
  const { page } = await newVisitor();
  await signIn(page, grace);
  await page.goto(`/customer/orders/id/${number}`);
  await page.getByText('PO-PAPER').waitFor();
  const order = await print(page);
  expect(order.frame).toEqual([]);
  for (const words of [`Order ${number}`, water.name, 'PO-PAPER']) expect(order.text).toContain(words);
  expect(order.text).not.toMatch(/Back to your orders|Account menu|Order again/);
  await page.goto('/customer/account/billing_invoices');
  await heading(page, 'Billing and invoices').waitFor();
  await page.getByRole('table').waitFor();
  expect((await print(page)).frame).toEqual([]);
});
