/** A Magento that answers neither Commerce's operations nor the merchant's: what it does not know is not offered (GIFT-02, ADDR-10). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newEmail } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { giveEmail, heading, tabHeading } from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

/** The page's server says what its backend answers. */
const speakFor = async (page: Page, layer: string): Promise<void> => {
  await page.route('**/cart', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const mark = /(name="backend-layers"\s+content=")\w+/;
    expect(html).toMatch(mark);
    await route.fulfill({ response, body: html.replace(mark, `$1${layer}`) });
  });
};

const leave = (page: Page) => page.getByLabel('You may leave my delivery if nobody is home');
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

/** Through the cart to the delivery, as one page: its server is asked for no other. */
const toDelivery = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  await eventually(() => summary(page).innerText()).toContain('$25.90');
};

test.each([
  ['stock', 0],
  ['merchant', 1],
])(
  'GIFT-02 ADDR-10 before a backend with the layers of %s, gift cards and words for the driver are asked for %i times',
  async (layer, times) => {
    const { page } = await newReturningShopper({ shopUrl: inject('shopUrl') });
    await speakFor(page, layer);
    await page.goto('/cart');
    await heading(page, 'Promo code').waitFor();
    await eventually(() => page.getByRole('main').innerText()).toContain('$25.90');
    await page.waitForLoadState('networkidle');
    // the shop's configuration says whether there are any
    if (times > 0) await heading(page, 'Gift card').waitFor();
    expect(await heading(page, 'Gift card').count()).toBe(times);

    await toDelivery(page);
    await page.waitForLoadState('networkidle');
    expect(await heading(page, 'Promo code').count()).toBe(1);
    expect(await heading(page, 'Gift card').count()).toBe(times);
    expect(await leave(page).count()).toBe(times);
  },
);
