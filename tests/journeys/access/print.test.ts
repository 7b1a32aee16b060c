/** On paper an order, a receipt and a list of invoices are their matter alone. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fillCard, placeOrderButton, readOrderNumber } from '#tests/support/shopper-checkout.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import { newShopperAt } from '#tests/support/shopper-start.ts';

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
