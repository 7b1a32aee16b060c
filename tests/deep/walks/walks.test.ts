/** Every path through the machines of the cart and the checkout, walked on the real page. */

import { expect, test } from 'vitest';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CartDriver } from './cart.driver.ts';
import { CartModel } from './cart.model.ts';
import { CheckoutDriver } from './checkout.driver.ts';
import { CheckoutModel } from './checkout.model.ts';
import { walkAlong, type Walking } from './walking.ts';

const walkAll = async <Move extends string>(its: Omit<Walking<Move>, 'walks'>): Promise<void> => {
  const { walks, edges, places, situations } = walksThrough<Move>(its.model);
  // `WALKS=2` walks the first two
  const some = walks.slice(0, Number(process.env['WALKS'] ?? walks.length));
  const length = walks.reduce((sum, walk) => sum + walk.length, 0);
  console.log(
    `${some.length} of ${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
  );
  const taken = await walkAlong({ ...its, walks: some });
  expect(places.size).toBeGreaterThan(5);
  if (some.length === walks.length) expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
};

const timeout = 900_000;

test('shows what every state of the cart means after every move [MACH-03 CART-05]', { timeout }, () =>
  walkAll({
    model: () => new CartModel(),
    driver: (page, api) => new CartDriver(page, api),
    problems: [
      [/is lost$/, /ERR_CONNECTION_RESET/],
      [/is broken$/, /status of 500/],
    ],
  }),
);

test('shows what every state of the checkout means after every move [MACH-03 CHK-02]', { timeout }, () =>
  walkAll({
    model: () => new CheckoutModel(),
    driver: (page, api) => new CheckoutDriver(page, api),
    problems: [
      [/ lost/, /ERR_CONNECTION_RESET/],
      [/declined$/, /status of 400/],
      [/card is refused$/, /status of 422/],
      [/with an error$/, /status of 500/],
    ],
  }),
);
