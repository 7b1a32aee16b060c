/** The table of requests and faults: its cells, a seeded sample, and the results. */

import { createDraw, shuffled } from '#tests/deep/contract/sample.ts';
import type { Outcome, Row } from './cell.ts';
import { faultNames, type Fault } from './faults.ts';
import type { Trip } from './trips.ts';

export interface CellPlan {
  readonly row: Row;
  readonly fault: Fault;
}

export const allCells = (rows: readonly Row[]): readonly CellPlan[] =>
  rows.flatMap((row) => faultNames.map((fault) => ({ row, fault })));

/** Cells of one trip and one fault for one purchase, each of another moment. */
export interface Pack {
  readonly rows: readonly [Row, ...Row[]];
  readonly fault: Fault;
}

/** As few purchases as possible: the first has the first cell of every moment. */
export const packsOf = (cells: readonly CellPlan[]): readonly Pack[] => {
  const packs = new Map<string, Pack>();
  const ranks = new Map<string, number>();
  for (const { row, fault } of cells) {
    const moment = [row.trip, fault, row.moment].join();
    const rank = ranks.get(moment) ?? 0;
    ranks.set(moment, rank + 1);
    const key = [row.trip, fault, rank].join();
    const pack = packs.get(key);
    packs.set(key, { rows: pack === undefined ? [row] : [...pack.rows, row], fault });
  }
  return [...packs.values()];
};

/** The first kind of purchase, which knows most requests, and so many others. */
export const someTrips = (trips: readonly Trip[], seed: number, others: number): readonly Trip[] => {
  const chosen = shuffled(trips.slice(1), createDraw(seed)).slice(0, others);
  return trips.filter((trip, index) => index === 0 || chosen.includes(trip));
};

/** So many cells, faults, moments and trips as evenly among them as can be. */
export const sampleOf = (cells: readonly CellPlan[], seed: number, size: number): readonly CellPlan[] => {
  const left = [...shuffled(cells, createDraw(seed))];
  const chosen: CellPlan[] = [];
  const likeness = ({ row, fault }: CellPlan): number =>
    chosen.filter((other) => other.fault === fault).length +
    chosen.filter((other) => other.row.trip === row.trip).length +
    chosen.filter((other) => other.row.moment === row.moment).length;
  while (chosen.length < size && left.length > 0) {
    const least = Math.min(...left.map(likeness));
    chosen.push(
      ...left.splice(
        left.findIndex((cell) => likeness(cell) === least),
        1,
      ),
    );
  }
  return chosen;
};

export const nameOfRow = ({ trip, moment, request }: Row): string => `${trip}, ${moment}: ${request}`;

export const nameOfCell = ({ row, fault }: CellPlan): string => `${nameOfRow(row)}, ${fault}`;

/** What the words of the table mean. */
const legend = [
  'through   nothing was to be seen of it, or the page helped itself',
  'told      the shopper was told, and the next press went on',
  'unknown   the page asked until it knew whether there was an order',
  'signs in  the customer signed in again, and what was under way went on',
  'reloaded  it took a reload',
].join('\n');

const again = (name: string): string => `npm run chaos -- "${name}"`;

const nameInTrip = ({ moment, request }: Row): string => `  ${moment}: ${request}`;

/** Requests down, faults across, trip after trip; rows of which nothing was tried are left out. */
export const draw = (rows: readonly Row[], outcomes: ReadonlyMap<string, Outcome>): string => {
  const tried = rows.filter((row) => faultNames.some((fault) => outcomes.has(nameOfCell({ row, fault }))));
  const width = Math.max(...tried.map((row) => nameInTrip(row).length), 10);
  const line = (name: string, words: readonly string[]): string =>
    `${name.padEnd(width)}  ${words.map((word) => word.padEnd(12)).join('')}`.trimEnd();
  const lines = tried.flatMap((row, index) => [
    ...(row.trip === tried[index - 1]?.trip ? [] : [row.trip]),
    line(
      nameInTrip(row),
      faultNames.map((fault) => outcomes.get(nameOfCell({ row, fault }))?.word ?? '·'),
    ),
  ]);
  const [example = ''] = outcomes.keys();
  return [
    `${outcomes.size} of ${rows.length * faultNames.length} cells: ${rows.length} requests × ${faultNames.length} faults`,
    '',
    line('', faultNames),
    ...lines,
    '',
    legend,
    `One cell again: ${again(example)}`,
  ].join('\n');
};
