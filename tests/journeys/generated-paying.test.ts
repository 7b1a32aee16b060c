/** Paths found by trying every way to pay with every kind of purchase, walked from the open checkout to the receipt (MACH-03). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { expectSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { PayingDriver } from './paying.driver.ts';
import { kinds, PayingModel, ways, type PayingMove } from './paying.model.ts';

const { walks, edges, places, situations } = walksThrough<PayingMove>(() => new PayingModel());
const taken = new Set<string>();

test(
  'MACH-03 PAY-01 PAY-02 PAY-03 PAY-04 CHK-02 CHK-09 every way to pay is refused, tried again and ends in one order, delivered, collected or virtual, billed there or elsewhere',
  { timeout: 900_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
    const { page } = shopper;
    expectSilencedTelemetry(shopper);
    shopper.expectProblem(/status of 400/);
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const driver = new PayingDriver(page, new ShopApi(inject('shopUrl')));
    for (const walk of walks) {
      const model = new PayingModel();
      const steps: string[] = [];
      await driver.begin();
      for (const move of walk) {
        expect(model.moves(), steps.join('\n')).toContain(move);
        taken.add(`${model.place()} · ${move}`);
        model.make(move);
        steps.push(`${move} → ${model.place()}`);
        const told = () => `after\n  ${steps.join('\n  ')}`;
        await driver.make(move).catch((error: unknown) => {
          throw new Error(`${String(error)}\n${told()}`);
        });
        await eventually(() => driver.view(), told()).toEqual(model.view());
        if (!model.isPaying) continue;
        const same = async () => new Set(await driver.totals()).size;
        await eventually(same, told()).toBe(1);
      }
      if (model.place() !== 'ordered') continue;
      const { orders, isCartClosed, receipt, expected } = await driver.ordered();
      expect([orders, isCartClosed], steps.join('\n')).toEqual([1, true]);
      for (const words of expected) expect(receipt).toContain(words);
    }
  },
);

test('MACH-03 every move of every place of paying was made on the page', () => {
  const length = walks.reduce((sum, walk) => sum + walk.length, 0);
  console.log(
    `${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
  );
  expect(places.size).toBe(2 + kinds.length * ways.length * 2);
  expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
});
