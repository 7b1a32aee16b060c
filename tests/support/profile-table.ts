/** The tables of `npm test -- --profile`: seconds by floor and cause, and the slowest files. */

import type { Cause, Measure } from './profile.ts';

// exploring a model is part of what the process computes
const columns: readonly Cause[] = ['starting a shop', 'opening a page', 'computing', 'exploring a model'];
const steps: readonly Cause[] = ['starting a shop', 'opening a page', 'computing'];
const slowestShown = 40;

const floorOf = (file: string): string => /tests\/(\w+)\//.exec(file)?.[1] ?? 'once for all';

interface Row {
  readonly name: string;
  readonly files: number;
  readonly seconds: ReadonlyMap<Cause, number>;
}

const sumUp = (name: string, measures: readonly Measure[]): Row => {
  const seconds = new Map<Cause, number>();
  for (const { cause, seconds: more } of measures) seconds.set(cause, (seconds.get(cause) ?? 0) + more);
  return { name, files: new Set(measures.map(({ file }) => file)).size, seconds };
};

const secondsOf = (row: Row, cause: Cause): number => row.seconds.get(cause) ?? 0;

/** What is left when the process computed nothing and no named step ran: answers of a browser, a
 * shop, a timer. */
const waitingOf = (row: Row): number => {
  const named = steps.reduce((sum, cause) => sum + secondsOf(row, cause), 0);
  return Math.max(0, secondsOf(row, 'whole file') - named);
};

const rowsBy = (measures: readonly Measure[], key: (file: string) => string): readonly Row[] => {
  const groups = new Map<string, Measure[]>();
  for (const measure of measures) {
    const name = key(measure.file);
    groups.set(name, [...(groups.get(name) ?? []), measure]);
  }
  return [...groups]
    .map(([name, own]) => sumUp(name, own))
    .toSorted((a, b) => secondsOf(b, 'whole file') - secondsOf(a, 'whole file'));
};

const lineOf = (row: Row): string =>
  [secondsOf(row, 'whole file'), ...columns.map((cause) => secondsOf(row, cause)), waitingOf(row)]
    .map((value) => value.toFixed(1).padStart(9))
    .join(' ') + `  ${row.name}`;

const heading = ['whole', 'shops', 'pages', 'computing', '(models)', 'waiting']
  .map((name) => name.padStart(9))
  .join(' ');

export function profileTable(measures: readonly Measure[]): string {
  const files = rowsBy(measures, (file) => file.replace(/^.*\/(?=tests\/)/, ''));
  return [
    'Seconds by folder',
    heading,
    ...rowsBy(measures, floorOf).map((row) => `${lineOf(row)} (${row.files} files)`),
    '',
    `Seconds by file, the ${slowestShown} slowest`,
    heading,
    ...files.slice(0, slowestShown).map(lineOf),
  ].join('\n');
}
