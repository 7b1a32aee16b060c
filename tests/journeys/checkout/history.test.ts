/** The steps of the checkout in the browser's history. */

import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { brisbane, newEmail, smallWater } from '#tests/support/shopper-goods.ts';
import {
  continueTo,
  fillDelivery,
  giveEmail,
  openCheckout,
  tabHeading,
} from '#tests/support/shopper-checkout.ts';
import { pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const toShipping = async (): Promise<Page> => {
  const { page } = await newReturningShopper({ shopUrl, goods: [[smallWater, 1]] });
  await openCheckout(page);
  await giveEmail(page, newEmail());
  await fillDelivery(page, brisbane);
  await continueTo(page, 'shipping');
  return page;
};

test('goes one step back and forward again with the browser’s buttons, and stays there after a reload [BEY-21]', async () => {
  const page = await toShipping();
  await continueTo(page, 'payment');
  for (const step of ['shipping', 'delivery', 'account'] as const) {
    await page.goBack();
    await tabHeading(page, step).waitFor();
  }
  for (const step of ['delivery', 'shipping'] as const) {
    await page.goForward();
    await tabHeading(page, step).waitFor();
  }
  await page.reload();
  await tabHeading(page, 'shipping').waitFor();
  await page.goForward();
  await tabHeading(page, 'payment').waitFor();
  await page.goBack();
  await tabHeading(page, 'shipping').waitFor();
  await page.goBack();
  await tabHeading(page, 'delivery').waitFor();
  await page.goBack();
  await tabHeading(page, 'account').waitFor();
  await page.goBack();
  await eventually(() => pathOf(page)).not.toBe('/checkout');
});

test('leads past entries of a step that was closed meanwhile: one Back is one step back [BEY-21]', async () => {
  const page = await toShipping();
  await page.goBack();
  await tabHeading(page, 'delivery').waitFor();
  await page.getByLabel('Street address').fill('');
  await page.getByLabel('Postcode').fill('');
  await page.goForward();
  // the step is closed: the shopper stays where they are
  await eventually(() => page.evaluate(() => window.history.state.usr.step)).toBe('delivery');
  await tabHeading(page, 'delivery').waitFor();
  await page.goBack();
  await tabHeading(page, 'account').waitFor();
});
