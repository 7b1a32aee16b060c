/** Paths found by trying every way to pay with every kind of purchase, walked from the open checkout to the receipt (MACH-03). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { walksThrough } from '#tests/support/shopper-walks.ts';
import { changeSettings } from '#tests/support/store-setting.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { PayingDriver } from './paying.driver.ts';
import { customersOrders, guestWays, kinds, PayingModel, ways, type PayingMove } from './paying.model.ts';

const { walks, edges, places, situations } = walksThrough<PayingMove>(() => new PayingModel());
const taken = new Set<string>();
const bought = new Set<string | null>();

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('generated-paying');
  const first = await startShop({ dataDir });
  await first.stop();
  await changeSettings(dataDir, { 'payment/purchaseorder/active': '1' });
  shop = await startShop({ dataDir });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

test(
  'MACH-03 PAY-01 PAY-02 PAY-03 PAY-04 GEN-03 CHK-02 CHK-09 a card, PayPal, either of them saved, instalments and a purchase order: each is refused, tried again and ends in one order, delivered, collected and virtual',
  { timeout: 900_000 },
  async () => {
    const shopper = await newShopperPage({ shopUrl: shop.url });
    const { page } = shopper;
    allowSilencedTelemetry(shopper);
    shopper.expectProblem(/status of 400/);
    await skipPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const driver = new PayingDriver(page, new ShopApi(shop.url));
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
      bought.add(model.bought);
    }
  },
);

test('MACH-03 every move of every place of paying was made on the page', () => {
  const length = walks.reduce((sum, walk) => sum + walk.length, 0);
  console.log(
    `${walks.length} walks of ${length} steps over ${edges.size} edges, ${places.size} places, ${situations} situations`,
  );
  const guests = kinds.length * guestWays.length * 2;
  expect(places.size).toBe(2 + guests + kinds.length * ways.length + customersOrders.length);
  const everything = kinds.flatMap((kind) => ways.map((way) => `${kind}, ${way}`));
  expect([...bought].toSorted()).toEqual(everything.toSorted());
  expect([...edges].filter((edge) => !taken.has(edge))).toEqual([]);
});
