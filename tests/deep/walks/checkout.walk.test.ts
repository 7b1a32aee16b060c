/** Paths found by trying every move in the checkout's machines, walked on the real page: after each step it must show what its state means (MACH-03). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { CheckoutDriver } from './checkout.driver.ts';
import { CheckoutModel, type CheckoutMove } from './checkout.model.ts';

const { walks, edges, places, situations } = walksThrough<CheckoutMove>(() => new CheckoutModel());
const length = walks.reduce((sum, walk) => sum + walk.length, 0);
const taken = new Set<string>();
const seen = new Set<string>();

test(
  'shows what every state of the checkout means along every generated path [MACH-03, CHK-02]',
  { timeout: 900_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
    const { page } = shopper;
    allowSilencedTelemetry(shopper);
    for (const provoked of [/ERR_CONNECTION_RESET/, /status of 400/, /status of 422/, /status of 500/])
      shopper.expectProblem(provoked);
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const driver = new CheckoutDriver(page, new ShopApi(inject('shopUrl')));
    await driver.prepare();
    for (const walk of walks) {
      const model = new CheckoutModel();
      const steps: string[] = [];
      await driver.begin();
      for (const move of walk) {
        expect(model.moves(), steps.join('\n')).toContain(move);
        taken.add(`${model.place()} · ${move}`);
        model.make(move);
        seen.add(model.place());
        steps.push(`${move} → ${model.place()}`);
        const told = () => `after\n  ${steps.slice(-12).join('\n  ')}`;
        await driver.make(move).catch((error: unknown) => {
          throw new Error(`${String(error)}\n${told()}`);
        });
        await eventually(() => driver.view(), told()).toEqual(model.view());
      }
    }
  },
);

test('makes every move in every place of the checkout [MACH-03]', () => {
  console.log(
    `${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
  );
  expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
});
