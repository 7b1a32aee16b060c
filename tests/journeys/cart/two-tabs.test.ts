/** Two tabs of one browser show the same cart without a reload. */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  openProduct,
  quantityBox,
  stopClock,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';

const shopUrl = inject('shopUrl');

test('shows what is added, changed and removed in one tab in the other at once [SESS-05, CART-01]', async () => {
  const shopper = await newShopperPage({ shopUrl });
  const one = shopper.page;
  await one.clock.install();
  const other = await shopper.openTab();
  const loads: string[] = [];
  for (const page of [one, other]) await skipPictures(page);
  await openProduct(one, water);
  await other.goto('/cart');
  await other.getByRole('heading', { level: 1 }).waitFor();
  for (const page of [one, other]) page.on('domcontentloaded', () => void loads.push(page.url()));
  const [there, here] = [cartLines(other.getByRole('main')), drawer(one)];

  // No time passes in either tab, so a tab that follows has not waited for a timer
  await stopClock(one);
  await addToCart(one);
  await quantityBox(here, water).waitFor();
  await quantityBox(there, water).waitFor();

  // A typed quantity settles for a moment before it is sent
  await typeQuantity(quantityBox(here, water), '4');
  await one.clock.runFor(1000);
  await eventually(() => here.getByText('$51.80').count()).toBeGreaterThan(0);
  await eventually(() => quantityBox(there, water).inputValue()).toBe('4');

  await typeQuantity(quantityBox(there, water), '2');
  await other.clock.runFor(1000);
  await eventually(() => other.getByRole('main').getByText('$25.90').count()).toBeGreaterThan(0);
  await eventually(() => quantityBox(here, water).inputValue()).toBe('2');

  await button(there, `Remove ${water.name}`).click();
  await there.first().waitFor({ state: 'hidden' });
  await cartLines(here).first().waitFor({ state: 'hidden' });
  expect(loads).toEqual([]);
});
