/** Paths found by trying every move in the cart's machines, walked on the real page: after each step it must show what its state means (MACH-03). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CartDriver } from './cart.driver.ts';
import { CartModel, type CartMove } from './cart.model.ts';

const { walks, edges, places, situations } = walksThrough<CartMove>(() => new CartModel());
const taken = new Set<string>();

test(
  'shows what every state of the cart means along every generated path [MACH-03, CART-05]',
  { timeout: 900_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
    const { page } = shopper;
    for (const provoked of [/ERR_CONNECTION_RESET/, /status of 500/]) shopper.expectProblem(provoked);
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const driver = new CartDriver(page, new ShopApi(inject('shopUrl')));
    await driver.prepare();
    for (const walk of walks) {
      const model = new CartModel();
      const steps: string[] = [];
      await driver.begin();
      for (const move of walk) {
        expect(model.moves(), steps.join('\n')).toContain(move);
        taken.add(`${model.place()} · ${move}`);
        model.make(move);
        steps.push(`${move} → ${model.place()}`);
        const told = () => `after\n  ${steps.slice(-12).join('\n  ')}`;
        await driver.make(move).catch((error: unknown) => {
          throw new Error(`${String(error)}\n${told()}`);
        });
        // together: what is heard goes by itself after a while
        await Promise.all([
          eventually(() => driver.hears(model.toasts), `${model.toasts.join()} ${told()}`).toBe(true),
          eventually(() => driver.view(), told()).toEqual(model.view()),
        ]);
      }
    }
  },
);

test('makes every move in every place of the cart [MACH-03]', () => {
  const length = walks.reduce((sum, walk) => sum + walk.length, 0);
  console.log(
    `${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
  );
  expect(places.size).toBeGreaterThan(5);
  expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
});
