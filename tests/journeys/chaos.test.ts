/** Whatever happens to any request of a purchase, there is one order and one charge, the page says the truth, and nothing typed is lost (BEY-01, BEY-17, PAY-04). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryCell, type Outcome, type Row } from '#tests/chaos/cell.ts';
import { recordAll } from '#tests/chaos/rows.ts';
import { openStage, type Stage } from '#tests/chaos/stage.ts';
import {
  allCells,
  draw,
  nameOfCell,
  nameOfRow,
  sampleOf,
  someTrips,
  type CellPlan,
} from '#tests/chaos/table.ts';
import { tripNames } from '#tests/chaos/trips.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';

const isWhole = process.env['CHAOS'] === 'whole';
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
const only = process.env['CHAOS_ONLY'] ?? '';
const lanes = Number(process.env['CHAOS_LANES'] ?? (isWhole ? 3 : 2));
const sampleSize = 4;
const onlyTrips = process.env['CHAOS_TRIPS']?.split(',');
const trips = isWhole
  ? tripNames.filter((trip) => onlyTrips?.includes(trip) ?? true)
  : someTrips(tripNames, seed, 1);

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
  { timeout: 150 * 60_000 },
  async () => {
    const began = Date.now();
    const browser = await sharedBrowser();
    const { rows, known } = await recordAll(stage, browser, trips, lanes);
    const cells = choose(rows);
    if (cells.length === 0) throw new Error(`No cell is called so. ${rows.map(nameOfRow).join('\n')}`);
    const outcomes = new Map<string, Outcome>();
    const left = [...cells];
    const work = async (): Promise<void> => {
      for (let cell = left.shift(); cell !== undefined; cell = left.shift()) {
        const outcome = await tryCell(stage, browser, known, cell.row, cell.fault);
        outcomes.set(nameOfCell(cell), outcome);
        const isTold = only !== '' || outcome.complaints.length > 0;
        const { word, seconds } = outcome;
        if (isWhole)
          console.log(
            `${outcomes.size}/${cells.length} ${nameOfCell(cell)}: ${word}, ${seconds.toFixed(1)} s`,
            isTold ? JSON.stringify(outcome, null, 1) : '',
          );
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(
      `${isWhole ? '' : `Seed ${seed} (CHAOS_SEED=${seed} npm test -- chaos); `}${minutes} minutes\n${draw(rows, outcomes)}`,
    );
    const wrong = [...outcomes].flatMap(([name, { complaints }]) =>
      complaints.map((complaint) => `${name}: ${complaint}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('PAY-04 all orders of the table together have taken just their goods from the shelf', async () => {
  const sold = await stage.soldOf(water.sku);
  expect(stockBefore - (await stage.stockOf(water.sku))).toBe(sold);
});
