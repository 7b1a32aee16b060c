/** The cart page while the cart arrives, where it is empty, unreadable or of a stock backend. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce, pressOn, recordShifts, takeShift } from '#tests/support/shopper-access.ts';
import { giveEmail, orderSummary, tabHeading } from '#tests/support/shopper-checkout.ts';
import { newEmail, water } from '#tests/support/shopper-goods.ts';
import { calls, hold, loseOnTheWayThere, refuseGraphql, treat } from '#tests/support/shopper-network.ts';
import { button, heading, quantityBox } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const main = (page: Page) => page.getByRole('main');

/** Notes when the page offers what it offers beside an empty cart. */
const recordOffers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Popular right now"]') !== null)
        Reflect.set(window, 'wasOffered', true);
    }).observe(document, { childList: true, subtree: true });
  });

const wasOffered = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'wasOffered') as unknown);

test('keeps the room of a cart that arrives late, and never offers what an empty one is offered [CART-02 CART-09]', async () => {
  for (const width of [360, 1280]) {
    const viewport = { width, height: 900 };
    const { page } = await newReturningShopper({ goods: [[water, 2]], viewport });
    await recordShifts(page);
    await recordOffers(page);
    const cart = await hold(page, calls.readCart);
    await page.goto('/cart');
    await main(page).getByText('Loading your cart').waitFor();
    await page.waitForLoadState('load');
    await eventually(() => page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(9);
    expect(await takeShift(page)).toBeLessThan(0.05);
    if (width === 1280) expect(await lookOnce(page, 'a cart that arrives')).toEqual([]);
    await takeShift(page);
    await cart.release();
    await quantityBox(main(page), water).waitFor();
    await heading(page, 'Goes with your cart').waitFor();
    expect(await takeShift(page)).toBeLessThan(0.05);
    expect(await wasOffered(page)).toBeUndefined();
  }
});

test('offers what most people buy beside an empty cart, and nothing moves as that arrives [CART-09]', async () => {
  const { page } = await newVisitor();
  await recordShifts(page);
  await recordOffers(page);
  await page.goto('/cart');
  await heading(page, 'Your cart is empty').waitFor();
  await heading(page, 'Popular right now').waitFor();
  expect(await takeShift(page)).toBeLessThan(0.05);
  expect(await wasOffered(page)).toBe(true);
});

test('says on its page that the cart could not be read or changed, and goes on when asked again [CART-02]', async () => {
  const { page, expectProblem } = await newReturningShopper({ goods: [[water, 2]] });
  expectProblem(/net::ERR_CONNECTION_RESET/);
  await treat(page, calls.readCart, refuseGraphql('Internal server error', 'internal'), 1);
  await page.goto('/cart');
  await main(page).getByText('Your cart could not be loaded').waitFor();
  await pressOn(page, button(main(page), 'Try again'));
  await eventually(() => quantityBox(main(page), water).inputValue()).toBe('2');
  expect(await main(page).getByText('Your cart could not be loaded').count()).toBe(0);

  await treat(page, calls.update, loseOnTheWayThere, 1);
  await button(main(page), `Increase quantity of ${water.name}`).click();
  await page.getByRole('alert').getByText('We could not reach the shop').waitFor();
  expect(await lookOnce(page, 'a cart with an error')).toEqual([]);
});

test('a backend without the merchant’s layer is offered neither gift cards nor leave instructions [GIFT-02 ADDR-10]', async () => {
  const { page } = await newReturningShopper();
  // the page tells which operations its backend answers
  await page.route('**/cart', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const mark = /(name="backend-layers"\s+content=")\w+/;
    expect(html).toMatch(mark);
    await route.fulfill({ response, body: html.replace(mark, '$1stock') });
  });
  const promo = heading(page, 'Promo code');
  const giftCard = heading(page, 'Gift card');
  await page.goto('/cart');
  await eventually(() => main(page).innerText()).toContain('$25.90');
  await promo.waitFor();
  expect(await giftCard.count()).toBe(0);

  // within the page: its server is asked for no other
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  await giveEmail(page, newEmail());
  await tabHeading(page, 'delivery').waitFor();
  const summary = orderSummary(page);
  await eventually(() => summary.innerText()).toContain('$25.90');
  expect(await promo.count()).toBe(1);
  expect(await giftCard.count()).toBe(0);
  expect(await page.getByLabel('You may leave my delivery if nobody is home').count()).toBe(0);
});
