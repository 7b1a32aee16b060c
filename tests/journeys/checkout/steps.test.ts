/** From tab to tab of the checkout, back to the cart, and to the checkout again. */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { brisbane, newEmail, smallWater } from '#tests/support/shopper-goods.ts';
import {
  continueButton,
  fillDelivery,
  giveEmail,
  openCheckout,
  placeOrderButton,
  tabHeading,
  orderSummary,
} from '#tests/support/shopper-checkout.ts';
import { pathOf, readTotals } from '#tests/support/shopper-pages.ts';
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

test('begins each step in sight on a phone and on a laptop, after eight fields at most [ S10] [CHK-02]', async () => {
  const shopper = await newReturningShopper({
    shopUrl,
    goods: [[smallWater, 1]],
    viewport: { width: 360, height: 640 },
  });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const isInSight = async (place: Locator) => {
    const [box, head] = [await place.boundingBox(), await page.getByRole('banner').boundingBox()];
    if (box === null || head === null) return false;
    return (
      box.y >= Math.max(head.y + head.height, 0) && box.y + box.height <= (page.viewportSize()?.height ?? 0)
    );
  };
  const expectInSight = async (place: Locator): Promise<void> => {
    await place.waitFor();
    await eventually(() => isInSight(place)).toBe(true);
  };
  const typedFields = await countTypedFields(page);
  await openCheckout(page);
  await giveEmail(page, newEmail());
  await expectInSight(tabHeading(page, 'delivery'));
  await fillDelivery(page, brisbane);
  await page.setViewportSize({ width: 1366, height: 650 });
  await continueButton(page).click();
  await expectInSight(tabHeading(page, 'shipping'));
  await continueButton(page).click();
  await expectInSight(tabHeading(page, 'payment'));
  // The country is chosen already, though this test sets it
  expect((await typedFields()) - 1).toBeLessThanOrEqual(8);

  // Back to the cart, and to the checkout again
  const summary = orderSummary(page);
  await eventually(() => placeOrderButton(page).innerText()).toMatch(/\$\d/);
  const totals = await readTotals(summary);
  await summary.getByRole('link', { name: 'Back to your cart' }).click();
  await eventually(() => pathOf(page)).toBe('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => readTotals(summary)).toEqual(totals);
});
