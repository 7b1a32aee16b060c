/** Every path through the machines of the cart, walked on the real page (MACH-03). */

import { expect, test } from 'vitest';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CartDriver } from './cart.driver.ts';
import { CartModel, type CartMove } from './cart.model.ts';
import { walkAlong } from './walking.ts';

const model = () => new CartModel();
const { walks, edges, places, situations } = walksThrough<CartMove>(model);
/** `WALKS=2` walks the first two. */
const some = walks.slice(0, Number(process.env['WALKS'] ?? walks.length));

test(
  'shows what every state of the cart means after every move in every place [MACH-03 CART-05]',
  { timeout: 900_000 },
  async () => {
    const length = walks.reduce((sum, walk) => sum + walk.length, 0);
    console.log(
      `${some.length} of ${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
    );
    const taken = await walkAlong({
      walks: some,
      model,
      driver: (page, api) => new CartDriver(page, api),
      problems: [
        [/is lost$/, /ERR_CONNECTION_RESET/],
        [/is broken$/, /status of 500/],
      ],
    });
    expect(places.size).toBeGreaterThan(5);
    if (some.length === walks.length) expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
  },
);
