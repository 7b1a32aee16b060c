/** The table of requests and faults: which cells there are, a seeded sample of them, and how they went. */

import type { Outcome, Row } from './cell.ts';
import { faultNames, type Fault } from './faults.ts';

export interface CellPlan {
  readonly row: Row;
  readonly fault: Fault;
}

export const allCells = (rows: readonly Row[]): readonly CellPlan[] =>
  rows.flatMap((row) => faultNames.map((fault) => ({ row, fault })));

/** A small generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** So many cells, faults and moments as evenly among them as can be. */
export const sampleOf = (cells: readonly CellPlan[], seed: number, size: number): readonly CellPlan[] => {
  const random = randomFrom(seed);
  const left = cells
    .map((cell) => ({ cell, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ cell }) => cell);
  const chosen: CellPlan[] = [];
  const likeness = ({ row, fault }: CellPlan): number =>
    chosen.filter((other) => other.fault === fault).length +
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

const nameOfRow = ({ trip, moment, request }: Row): string => `${trip}, ${moment}: ${request}`;

export const nameOfCell = ({ row, fault }: CellPlan): string => `${nameOfRow(row)}, ${fault}`;

export const draw = (rows: readonly Row[], outcomes: ReadonlyMap<string, Outcome>): string => {
  const width = Math.max(...rows.map((row) => nameOfRow(row).length), 10);
  const lines = rows.flatMap((row) => {
    const words = faultNames.map((fault) => outcomes.get(nameOfCell({ row, fault }))?.word ?? '');
    if (words.every((word) => word === '')) return [];
    return `${nameOfRow(row).padEnd(width)}  ${words.map((word) => word.padEnd(12)).join('')}`;
  });
  const head = `${''.padEnd(width)}  ${faultNames.map((name) => name.padEnd(12)).join('')}`;
  return [head, ...lines].join('\n');
};
