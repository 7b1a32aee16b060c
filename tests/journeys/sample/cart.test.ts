/** One path through the cart, drawn by a seed (WALK_SEED=7 npm test -- sample), walked on the real page. */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CartDriver } from '#tests/deep/walks/cart.driver.ts';
import { CartModel, type CartMove } from '#tests/deep/walks/cart.model.ts';

const { walks } = walksThrough<CartMove>(() => new CartModel());
const seed = Number(process.env['WALK_SEED'] ?? 1);
// about twenty seconds
const moves = 24;

test('shows what every state of the cart means along one generated path [MACH-03]', async () => {
  const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
  const { page } = shopper;
  for (const provoked of [/ERR_CONNECTION_RESET/, /status of 500/]) shopper.expectProblem(provoked);
  await skipPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const driver = new CartDriver(page, new ShopApi(inject('shopUrl')));
  await driver.prepare();
  console.log(`Seed ${seed} (WALK_SEED=${seed} npm test -- sample/cart)`);
  const drawn = walks[seed % walks.length] ?? [];
  for (const walk of [drawn.slice(0, moves)]) {
    const model = new CartModel();
    const steps: string[] = [];
    await driver.begin();
    for (const move of walk) {
      expect(model.moves(), steps.join('\n')).toContain(move);
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
});
