/** How the cells of the table of chaos are shared out among purchases: every cell once, and no two of the same moment together (BEY-01). */

import { expect, test } from 'vitest';
import type { Row } from './cell.ts';
import { allCells, nameOfCell, packsOf } from './table.ts';

const row = (trip: Row['trip'], moment: Row['moment'], request: string): Row => ({ trip, moment, request });

const rows = [
  row('guest', 'opening', 'StoreConfigData'),
  row('guest', 'opening', 'Countries'),
  row('guest', 'method', 'Agreements'),
  row('guest', 'order', 'CreateCart'),
  row('customer', 'opening', 'getCustomer'),
];

test('BEY-01 every cell is tried, each in one purchase', () => {
  const cells = allCells(rows);
  const tried = packsOf(cells).flatMap(({ rows: together, fault }) =>
    together.map((one) => nameOfCell({ row: one, fault })),
  );
  expect(tried.toSorted()).toEqual(cells.map(nameOfCell).toSorted());
});

test('BEY-01 a purchase is of one trip and one fault, and meets it once at a moment', () => {
  const before = packsOf(allCells(rows)).filter(({ fault }) => fault === 'before');
  expect(before.map(({ rows: together }) => together.map(({ request }) => request))).toEqual([
    ['StoreConfigData', 'Agreements', 'CreateCart'],
    ['Countries'],
    ['getCustomer'],
  ]);
});
