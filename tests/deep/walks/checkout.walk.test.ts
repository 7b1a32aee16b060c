/** Every path through the machines of the checkout, walked on the real page (MACH-03). */

import { expect, test } from 'vitest';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CheckoutDriver } from './checkout.driver.ts';
import { CheckoutModel, type CheckoutMove } from './checkout.model.ts';
import { walkAlong } from './walking.ts';

const model = () => new CheckoutModel();
const { walks, edges, places, situations } = walksThrough<CheckoutMove>(model);
/** `WALKS=2` walks the first two. */
const some = walks.slice(0, Number(process.env['WALKS'] ?? walks.length));

test(
  'shows what every state of the checkout means after every move in every place [MACH-03 CHK-02]',
  { timeout: 900_000 },
  async () => {
    const length = walks.reduce((sum, walk) => sum + walk.length, 0);
    console.log(
      `${some.length} of ${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
    );
    const taken = await walkAlong({
      walks: some,
      model,
      driver: (page, api) => new CheckoutDriver(page, api),
      problems: [
        [/ lost/, /ERR_CONNECTION_RESET/],
        [/declined$/, /status of 400/],
        [/card is refused$/, /status of 422/],
        [/with an error$/, /status of 500/],
      ],
    });
    expect(places.size).toBeGreaterThan(5);
    if (some.length === walks.length) expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
  },
);
