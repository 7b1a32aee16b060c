/** Everyone is told where the order is while nobody can pay for it: no violation axe knows of, here or in another tab, nor where the cart could not be read again (look.md; BEY-01, BEY-05, BEY-06, PAY-04). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { lookAround } from '#tests/support/shopper-access.ts';
import { goodCard } from '#tests/support/shopper-goods.ts';
import {
  calls,
  doInSilence,
  hold,
  loseOnTheWayThere,
  pass,
  refuseGraphql,
  treat,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  fillCard,
  heading,
  placeOrderButton,
  readOrderNumber,
} from '#tests/support/shopper-pages.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const viewport = { width: 360, height: 900 };
const widths = [360, 1280];

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const fold = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('PAY-04 BEY-01 BEY-05 BEY-06 axe finds nothing where an order is under way, here or elsewhere, nor where the cart is out of date', async () => {
  const shopper = await newPayingShopper({ shopUrl: inject('shopUrl'), viewport });
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  const { page, openTab, api, cartId } = shopper;
  const { look, complaints } = await lookAround(page, widths);

  await page.getByRole('region', { name: 'Order summary' }).locator('summary').first().click();
  await fold(page, 'Promo code').click();
  await page.getByLabel('Promo code', { exact: true }).fill('WATER10');
  await treat(page, calls.readCart, refuseGraphql('Internal server error', 'internal'), 1);
  await button(page, 'Apply code').click();
  const unread = status(page, 'We could not read your cart again');
  await unread.waitFor();
  await look('a cart that could not be read again');
  const reading = await hold(page, calls.readCart);
  await button(page, 'Try again').press('Enter');
  await reading.asked;
  const lines = page.getByRole('region', { name: 'Order summary' }).getByRole('list').first();
  await eventually(() => lines.getAttribute('aria-busy')).toBe('true');
  await look('a cart that is being read again');
  await reading.release();
  await eventually(() => lines.getAttribute('aria-busy')).toBeNull();
  await eventually(() => unread.count()).toBe(0);

  await fillCard(page, goodCard);
  const other = await openTab();
  await other.setViewportSize(viewport);
  const elsewhere = await lookAround(other, widths);
  await other.goto('/checkout');
  await heading(other, 'Order summary').waitFor();
  await treat(page, calls.order, doInSilence, 1);
  await placeOrderButton(page).click();
  await status(other, 'Your order is under way in another tab').waitFor();
  await elsewhere.look('an order under way in another tab');
  await eventually(async () => (await api.readCart(cartId)).isActive).toBe(false);
  await other.close();
  const asking = await hold(page, calls.orderState);
  await page.reload();
  await asking.asked;
  await status(page, 'We are checking whether your order arrived').waitFor();
  await look('an order that is being asked for');
  // it is asked by itself as well, however long one looks
  let road: Treatment = loseOnTheWayThere;
  await treat(page, calls.orderState, (route) => road(route));
  await asking.release(loseOnTheWayThere);
  await button(page, 'Check now').waitFor();
  await look('an order nobody answers for');
  await button(page, 'Check now').press('Enter');
  road = pass;
  await readOrderNumber(page);
  expect([...complaints(), ...elsewhere.complaints()]).toEqual([]);
});
