/** Whether a customer's newest order is the one just placed. */

import { expect, test } from 'vitest';
import { orderNumberIn } from '#services/order/order.wire.ts';
import type { NewestOrderQuery } from '#services/generated/graphql.ts';
import { cups as anyCups, orderRequest, water as anyWater } from '#tests/models/goods.ts';

type Item = readonly [sku: string, quantity: number];

const newest = (value: number, ...items: readonly Item[]): NewestOrderQuery =>
  ({
    customer: {
      orders: {
        items: [
          {
            number: '000000042',
            total: { grand_total: { value, currency: 'AUD' } },
            items: items.map(([product_sku, quantity_ordered]) => ({ product_sku, quantity_ordered })),
          },
        ],
      },
    },
  }) as NewestOrderQuery;

const water: Item = [anyWater(2).sku, 2];
const cups: Item = [anyCups(1).sku, 1];
const { cartId, seen, totals } = orderRequest;
const ordered = { cartId, lines: seen.lines, grandTotal: totals.grandTotal };

test('recognises an order by the same items in any order and the same total, bundles by their parts [BEY-01]', () => {
  expect(orderNumberIn(newest(45.5, cups, water), ordered)).toBe('000000042');
  const [first, second] = ordered.lines;
  if (first === undefined || second === undefined) throw new Error('The order has two lines');
  const pack = {
    ...ordered,
    lines: [
      { ...first, soldSku: 'PACK' },
      { ...second, soldSku: 'PACK-XL' },
    ],
  };
  const bought = (one: string, other: string) =>
    newest(45.5, [one, first.quantity], [other, second.quantity]);
  expect(orderNumberIn(bought('PACK-COOLER-CUPS', 'PACK-XL'), pack)).toBe('000000042');
  expect(orderNumberIn(bought('PACK', 'PACK-XL-COOLER'), pack)).toBe('000000042');
  expect(orderNumberIn(bought('PACKAGE', 'PACK-XL'), pack)).toBeNull();
});

test.each([
  ['another total', newest(45.51, water, cups)],
  ['a line less', newest(45.5, water)],
  ['a line more', newest(45.5, water, cups, ['LID', 1])],
  ['another quantity', newest(45.5, [anyWater(3).sku, 3], cups)],
  ['none at all', { customer: { orders: { items: [] } } } as NewestOrderQuery],
  ['no customer', { customer: null } as NewestOrderQuery],
])('shows no order number with %s [BEY-17]', (_, answer) => {
  expect(orderNumberIn(answer, ordered)).toBeNull();
});
