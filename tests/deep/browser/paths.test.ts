/** Coarse paths through cart and checkout, made from their machines and walked on the real shop. */

import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { coarsePathsOf } from '#machines/tools/models/coarse.ts';
import { dotted } from '#machines/tools/models/paths.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { stateInside } from '#tests/support/shopper-inside.ts';
import { button, openProduct, pathOf } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { receiptHeading } from '#tests/support/shopper-checkout.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';
import { look } from '../chaos/screen.ts';
import { cartLabel, cartModel } from './cart.ts';
import { checkoutModel } from './checkout.ts';

const machineState = async (page: Page, machine: string): Promise<string> =>
  dotted(await stateInside(page, machine));

const titled = <Path extends { readonly sentence: string }>(paths: readonly Path[]) =>
  paths.map((path) => [path.sentence, path] as const);

describe('the cart', () => {
  test.each(titled(coarsePathsOf(cartModel)))('%s [MACH-03]', async (_, { steps }) => {
    const shopper = await newReturningShopper({ goods: [] });
    const { page } = shopper;
    await openProduct(page, water);
    for (const { action, snapshot } of steps) {
      await action.perform(shopper);
      await eventually(() => machineState(page, 'cart'), action.says).toBe(dotted(snapshot.value));
      const label = button(page.getByRole('banner'), cartLabel(snapshot));
      await eventually(() => label.count(), action.says).toBe(1);
    }
  });
});

/** What the page shows of each state, where it shows it at all. */
const isShown = async (page: Page, state: string): Promise<boolean> => {
  const screen = await look(page);
  if (screen === undefined || screen.isBusy) return false;
  if (pathOf(page) !== '/checkout')
    return state !== 'finished' || (await receiptHeading(page).count()) > 0 || pathOf(page) === water.path;
  if (state === 'waiting') return /nothing to check out|order is placed/i.test(screen.text);
  return screen.current !== null && screen.button !== null;
};

describe('the checkout', () => {
  test.each(titled(coarsePathsOf(checkoutModel)))('%s [MACH-03]', async (_, { steps }) => {
    const shopper = await newReturningShopper();
    const { page } = shopper;
    await page.goto('/cart');
    await button(page, 'Cart, 2 items').waitFor();
    for (const { action, snapshot } of steps) {
      await action.perform(shopper);
      const state = dotted(snapshot.value);
      await eventually(() => machineState(page, 'checkout'), action.says).toBe(state);
      await eventually(() => isShown(page, state), `${action.says}: ${state} is shown`).toBe(true);
    }
  });
});
