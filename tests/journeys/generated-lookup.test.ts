/** Paths found by trying every move with the look-up of an address, walked in the checkout: after each step it must show what its state means (MACH-03). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { LookupDriver } from './lookup.driver.ts';
import { lateSuggestions, LookupModel, type LookupMove } from './lookup.model.ts';

const { walks, edges, places, situations } = walksThrough<LookupMove>(() => new LookupModel());
const taken = new Set<string>();

test(
  'MACH-03 ADDR-04 the page shows what every state of the address look-up means, along every generated path: only the latest question’s answer counts',
  { timeout: 600_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: inject('shopUrl') });
    const { page } = shopper;
    for (const provoked of [/ERR_CONNECTION_RESET/, /status of 404/]) shopper.expectProblem(provoked);
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const driver = new LookupDriver(page, new ShopApi(inject('shopUrl')));
    await driver.prepare();
    for (const walk of walks) {
      const model = new LookupModel();
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
        await eventually(() => driver.view(), told()).toEqual(model.view());
        expect(await page.getByText(lateSuggestions[0].address).count(), told()).toBe(0);
      }
    }
  },
);

test('MACH-03 every move of every place of the look-up was made on the page', () => {
  const length = walks.reduce((sum, walk) => sum + walk.length, 0);
  console.log(
    `${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
  );
  expect(places.size).toBeGreaterThan(8);
  expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
});
