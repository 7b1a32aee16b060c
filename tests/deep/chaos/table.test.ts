/** How the cells of the chaos table are shared out among purchases (BEY-01). */

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

test('tries every cell of the chaos table, each in one purchase [BEY-01]', () => {
  const cells = allCells(rows);
  const tried = packsOf(cells).flatMap(({ rows: together, fault }) =>
    together.map((one) => nameOfCell({ row: one, fault })),
  );
  expect(tried.toSorted()).toEqual(cells.map(nameOfCell).toSorted());
});

test('gives a purchase one trip and one fault, at most once a moment [BEY-01]', () => {
  const before = packsOf(allCells(rows)).filter(({ fault }) => fault === 'before');
  expect(before.map(({ rows: together }) => together.map(({ request }) => request))).toEqual([
    ['StoreConfigData', 'Agreements', 'CreateCart'],
    ['Countries'],
    ['getCustomer'],
  ]);
});
