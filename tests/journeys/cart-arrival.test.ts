/** A cart comes to its page: nothing jumps meanwhile, and nothing is offered as if it were empty (CART-02, CART-09, look.md loading). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { calls, hold } from '#tests/support/shopper-network.ts';
import { heading, quantityBox } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

/** How far what stands on the page is moved by what comes, and what an empty cart is offered, from the first moment on. */
const record = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let shifted = 0;
    Reflect.set(window, 'shifted', shifted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'shifted', shifted);
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Popular right now"]') !== null)
        Reflect.set(window, 'wasOffered', true);
    }).observe(document, { childList: true, subtree: true });
  });

const recorded = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key) as unknown, name);

test.each([360, 1280])(
  'CART-02 CART-09 at %i px, from a slow server: its shape until it is there, and never what an empty one is offered',
  async (width) => {
    const { page } = await newReturningShopper({
      shopUrl: inject('shopUrl'),
      goods: [[water, 2]],
      viewport: { width, height: 900 },
    });
    await record(page);
    const cart = await hold(page, calls.readCart);
    await page.goto('/cart');
    await page.getByRole('main').getByText('Loading your cart').waitFor();
    // all else there is has come
    await page.waitForLoadState('load');
    await eventually(() => page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(9);
    expect(await recorded(page, 'shifted')).toBeLessThan(0.05);
    expect(await inspect(page, 'a cart on its way')).toEqual([]);
    // a phone is looked at in a smaller size as well, which moves everything
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => void requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await page.evaluate(() => Reflect.set(window, 'shifted', 0));
    await cart.release();
    await quantityBox(page.getByRole('main'), water).waitFor();
    await heading(page, 'Goes with your cart').waitFor();
    expect(await recorded(page, 'wasOffered')).toBeUndefined();
    expect(await recorded(page, 'shifted')).toBeLessThan(0.05);
  },
);

test('CART-09 an empty one is offered what most people buy, and nothing jumps as that comes', async () => {
  const { page } = await newShopperPage({ shopUrl: inject('shopUrl') });
  await record(page);
  await page.goto('/cart');
  await heading(page, 'Your cart is empty').waitFor();
  await heading(page, 'Popular right now').waitFor();
  expect(await recorded(page, 'shifted')).toBeLessThan(0.05);
});
