/** From tab to tab of the checkout, back to the cart, and to the checkout again. */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { brisbane, newEmail, smallWater } from '#tests/support/shopper-goods.ts';
import {
  continueButton,
  fillDelivery,
  giveEmail,
  pathOf,
  placeOrderButton,
  readTotals,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const countTypedFields = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const typed = new Set<EventTarget | null>();
    Object.assign(window, { typed });
    document.addEventListener('input', ({ target }) => void typed.add(target), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { typed: Set<unknown> }).typed.size);
};

test.each([
  [360, 640],
  [1366, 650],
])(
  'begins each step in sight at %i × %i, after eight fields at most [CHK-02, S10]',
  async (width, height) => {
    const shopper = await newReturningShopper({
      shopUrl,
      goods: [[smallWater, 1]],
      viewport: { width, height },
    });
    allowSilencedTelemetry(shopper);
    const { page } = shopper;
    const isInSight = async (place: Locator) => {
      const [box, head] = [await place.boundingBox(), await page.getByRole('banner').boundingBox()];
      if (box === null || head === null) return false;
      return box.y >= Math.max(head.y + head.height, 0) && box.y + box.height <= height;
    };
    const expectInSight = async (place: Locator): Promise<void> => {
      await place.waitFor();
      await eventually(() => isInSight(place)).toBe(true);
    };
    const typedFields = await countTypedFields(page);
    await page.goto('/checkout');
    await tabHeading(page, 'account').waitFor();
    await giveEmail(page, newEmail());
    await expectInSight(tabHeading(page, 'delivery'));
    await fillDelivery(page, brisbane);
    await continueButton(page).click();
    await expectInSight(tabHeading(page, 'shipping'));
    await continueButton(page).click();
    await expectInSight(tabHeading(page, 'payment'));
    // The country is chosen already, though this test sets it
    expect((await typedFields()) - 1).toBeLessThanOrEqual(8);

    // Back to the cart, and to the checkout again
    const summary = page.getByRole('region', { name: 'Order summary' });
    await eventually(() => placeOrderButton(page).innerText()).toMatch(/\$\d/);
    const totals = await readTotals(summary);
    await summary.getByRole('link', { name: 'Back to your cart' }).click();
    await eventually(() => pathOf(page)).toBe('/cart');
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await tabHeading(page, 'payment').waitFor();
    await eventually(() => readTotals(summary)).toEqual(totals);
  },
);
