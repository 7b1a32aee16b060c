/** The cart page while the cart arrives, where it is empty, unreadable or of a stock backend. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookOnce, pressOn, recordShifts, takeShift } from '#tests/support/shopper-access.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { calls, hold, loseOnTheWayThere, refuseGraphql, treat } from '#tests/support/shopper-network.ts';
import { button, heading, quantityBox } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const main = (page: Page) => page.getByRole('main');

/** Notes when the page offers what it offers beside an empty cart. */
const recordOffers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Popular right now"]')?.checkVisibility() === true)
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
    await page.route('**/*.css', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.goto('/cart');
    await main(page).getByText('Loading your cart').waitFor();
    await page.waitForLoadState('load');
    await eventually(() => page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(9);
    expect(await takeShift(page)).toBeLessThan(0.01);
    if (width === 1280) expect(await lookOnce(page, 'a cart that arrives')).toEqual([]);
    await takeShift(page);
    await cart.release();
    await quantityBox(main(page), water).waitFor();
    await heading(page, 'Goes with your cart').waitFor();
    expect(await takeShift(page)).toBeLessThan(0.01);
    expect(await wasOffered(page)).toBeUndefined();
  }
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
