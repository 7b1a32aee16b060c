/** A Magento without Commerce or the merchant’s layer: what it does not know is not offered. */

import { expect, inject, test } from 'vitest';
import { newEmail } from '#tests/support/shopper-goods.ts';
import { giveEmail, heading, tabHeading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

test.each([
  ['stock', 0],
  ['merchant', 1],
])(
  'before a backend with the layers of %s, gift cards and leave instructions are offered %i times [GIFT-02, ADDR-10]',
  async (layer, times) => {
    const { page } = await newReturningShopper({ shopUrl: inject('shopUrl') });
    // the page tells which operations its backend answers
    await page.route('**/cart', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const mark = /(name="backend-layers"\s+content=")\w+/;
      expect(html).toMatch(mark);
      await route.fulfill({ response, body: html.replace(mark, `$1${layer}`) });
    });
    const main = page.getByRole('main');
    const promo = heading(page, 'Promo code');
    const giftCard = heading(page, 'Gift card');
    await page.goto('/cart');
    await eventually(() => main.innerText()).toContain('$25.90');
    await promo.waitFor();
    // the configuration of the shop says whether it sells gift cards
    if (times > 0) await giftCard.waitFor();
    expect(await giftCard.count()).toBe(times);

    // within the page: its server is asked for no other
    await main.getByRole('link', { name: 'Checkout' }).click();
    await giveEmail(page, newEmail());
    await tabHeading(page, 'delivery').waitFor();
    const summary = page.getByRole('region', { name: 'Order summary' });
    await eventually(() => summary.innerText()).toContain('$25.90');
    expect(await promo.count()).toBe(1);
    expect(await giftCard.count()).toBe(times);
    expect(await page.getByLabel('You may leave my delivery if nobody is home').count()).toBe(times);
  },
);
