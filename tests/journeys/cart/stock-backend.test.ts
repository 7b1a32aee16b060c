/** A Magento without Commerce or the merchant’s layer: what it does not know is not offered. */

import { expect, inject, test } from 'vitest';
import { newEmail } from '#tests/support/shopper-goods.ts';
import { giveEmail, tabHeading, orderSummary } from '#tests/support/shopper-checkout.ts';
import { heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

test('a backend without the merchant’s layer is offered neither gift cards nor leave instructions [GIFT-02 ADDR-10]', async () => {
  const { page } = await newReturningShopper({ shopUrl: inject('shopUrl') });
  // the page tells which operations its backend answers
  await page.route('**/cart', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const mark = /(name="backend-layers"\s+content=")\w+/;
    expect(html).toMatch(mark);
    await route.fulfill({ response, body: html.replace(mark, '$1stock') });
  });
  const main = page.getByRole('main');
  const promo = heading(page, 'Promo code');
  const giftCard = heading(page, 'Gift card');
  await page.goto('/cart');
  await eventually(() => main.innerText()).toContain('$25.90');
  await promo.waitFor();
  expect(await giftCard.count()).toBe(0);

  // within the page: its server is asked for no other
  await main.getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  const summary = orderSummary(page);
  await eventually(() => summary.innerText()).toContain('$25.90');
  expect(await promo.count()).toBe(1);
  expect(await giftCard.count()).toBe(0);
  expect(await page.getByLabel('You may leave my delivery if nobody is home').count()).toBe(0);
});
