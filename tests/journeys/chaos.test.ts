/** Whatever happens to any request of a purchase, there is one order and one charge, the page says the truth, and nothing typed is lost (BEY-01, BEY-17, PAY-04). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { record, tryCell, type Outcome, type Row } from '#tests/chaos/cell.ts';
import { openStage, type Stage } from '#tests/chaos/stage.ts';
import { allCells, draw, nameOfCell, sampleOf, type CellPlan } from '#tests/chaos/table.ts';
import { tripNames } from '#tests/chaos/trips.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';

const isWhole = process.env['CHAOS'] === 'whole';
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
const only = process.env['CHAOS_ONLY'] ?? '';
const lanes = Number(process.env['CHAOS_LANES'] ?? (isWhole ? 3 : 1));
const sampleSize = 8;

let stage: Stage;
let stockBefore: number;

beforeAll(async () => {
  stage = await openStage();
  stockBefore = await stage.stockOf(water.sku);
});
afterAll(() => stage.close());

const choose = (rows: readonly Row[]): readonly CellPlan[] => {
  const cells = allCells(rows);
  if (only !== '') return cells.filter((cell) => new RegExp(only, 'i').test(nameOfCell(cell)));
  return isWhole ? cells : sampleOf(cells, seed, sampleSize);
};

test(
  'BEY-01 BEY-17 PAY-04 requests × faults: one order, one charge, a true screen',
  { timeout: 20 * 60_000 },
  async () => {
    const browser = await sharedBrowser();
    const rows: Row[] = [];
    for (const trip of tripNames) rows.push(...(await record(stage, browser, trip)));
    const cells = choose(rows);
    const outcomes = new Map<string, Outcome>();
    const left = [...cells];
    const work = async (): Promise<void> => {
      for (let cell = left.shift(); cell !== undefined; cell = left.shift()) {
        const outcome = await tryCell(stage, browser, rows, cell.row, cell.fault);
        outcomes.set(nameOfCell(cell), outcome);
        if (only !== '' || outcome.complaints.length > 0)
          console.log(nameOfCell(cell), JSON.stringify(outcome, null, 1));
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    console.log(
      `${rows.length} requests, ${cells.length} cells${isWhole ? '' : `, seed ${seed}`}\n\n${draw(rows, outcomes)}`,
    );
    const wrong = [...outcomes].flatMap(([name, { complaints }]) =>
      complaints.map((complaint) => `${name}: ${complaint}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('PAY-04 all orders of the table together have taken just their goods from the shelf', async () => {
  const orders = await stage.orders();
  const sold = orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(stockBefore - (await stage.stockOf(water.sku))).toBe(sold);
});
