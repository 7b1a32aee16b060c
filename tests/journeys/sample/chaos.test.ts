/** A fault at any request leaves one order, one charge, a true page and no lost input (BEY-17). */

import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryCells, type Outcome, type Row } from '#tests/deep/chaos/cell.ts';
import { recordAll } from '#tests/deep/chaos/rows.ts';
import { openStage, type Stage } from '#tests/deep/chaos/stage.ts';
import * as table from '#tests/deep/chaos/table.ts';
import { tripNames } from '#tests/deep/chaos/trips.ts';
import { chromiumFlags, ensureChromium } from '#tests/support/chromium.ts';
import { water } from '#tests/support/shopper-goods.ts';

const isWhole = process.env['CHAOS'] === 'whole';
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
const only = process.env['CHAOS_ONLY'] ?? '';
const lanes = Number(process.env['CHAOS_LANES'] ?? (isWhole ? 3 : 2));
const sampleSize = 4;
const onlyTrips = process.env['CHAOS_TRIPS']?.split(',');
const trips = isWhole
  ? tripNames.filter((trip) => onlyTrips?.includes(trip) ?? true)
  : table.someTrips(tripNames, seed, 1);

let stage: Stage;
let browser: Browser;
let stockBefore: number;

beforeAll(async () => {
  stage = await openStage();
  stockBefore = await stage.stockOf(water.sku);
  // a browser of its own: it loads no pictures, and no helper listens to its pages
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
    timeout: 120_000,
  });
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

const choose = (rows: readonly Row[]): readonly table.CellPlan[] => {
  const cells = table.allCells(rows);
  if (only !== '') return cells.filter((cell) => new RegExp(only, 'i').test(table.nameOfCell(cell)));
  return isWhole ? cells : table.sampleOf(cells, seed, sampleSize);
};

test(
  'ends in one order, one charge and a true page where a request meets a fault [BEY-01 PAY-04]',
  { timeout: 150 * 60_000 },
  async () => {
    const began = Date.now();
    const { rows, known } = await recordAll(stage, browser, trips, lanes);
    const cells = choose(rows);
    if (cells.length === 0) throw new Error(`No cell is called so. ${rows.map(table.nameOfRow).join('\n')}`);
    const outcomes = new Map<string, Outcome>();
    const left = [...table.packsOf(cells)];
    const work = async (): Promise<void> => {
      for (let pack = left.shift(); pack !== undefined; pack = left.shift()) {
        const { rows: together, fault } = pack;
        for (const [row, outcome] of await tryCells(stage, browser, known, together, fault)) {
          const name = table.nameOfCell({ row, fault });
          outcomes.set(name, outcome);
          const isTold = only !== '' || outcome.complaints.length > 0;
          const { word, seconds } = outcome;
          if (isWhole)
            console.log(
              `${outcomes.size}/${cells.length} ${name}: ${word}, ${seconds.toFixed(1)} s`,
              isTold ? JSON.stringify(outcome, null, 1) : '',
            );
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(
      `${isWhole ? '' : `Seed ${seed} (CHAOS_SEED=${seed} npm test -- chaos); `}${minutes} minutes\n${table.draw(rows, outcomes)}`,
    );
    const wrong = [...outcomes].flatMap(([name, { complaints }]) =>
      complaints.map((complaint) => `${name}: ${complaint}`),
    );
    expect(wrong).toEqual([]);
    const sold = await stage.soldOf(water.sku);
    expect(stockBefore - (await stage.stockOf(water.sku)), 'taken from the stock').toBe(sold);
  },
);
