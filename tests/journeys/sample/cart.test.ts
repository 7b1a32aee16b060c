/** One generated path through the cart on the real page, drawn by `WALK_SEED`. */

import { expect, test } from 'vitest';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CartDriver } from '#tests/deep/walks/cart.driver.ts';
import { CartModel, type CartMove } from '#tests/deep/walks/cart.model.ts';
import { walkAlong } from '#tests/deep/walks/walking.ts';

const model = () => new CartModel();
const { walks } = walksThrough<CartMove>(model);
const seed = Number(process.env['WALK_SEED'] ?? 1);
// about twenty seconds
const moves = 24;

test('shows what every state of the cart means along one generated path [MACH-03]', async () => {
  console.log(`Seed ${seed} (WALK_SEED=${seed} npm test -- sample/cart)`);
  const drawn = walks[seed % walks.length] ?? [];
  const taken = await walkAlong({
    walks: [drawn.slice(0, moves)],
    model,
    driver: (page, api) => new CartDriver(page, api),
    problems: [
      [/is lost$/, /ERR_CONNECTION_RESET/],
      [/is broken$/, /status of 500/],
    ],
  });
  expect(taken.size).toBeGreaterThan(5);
});
