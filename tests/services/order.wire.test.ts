/** Whether a customer's newest order is the one just placed. */

import { expect, test } from 'vitest';
import { orderNumberIn } from '#services/order/order.wire.ts';
import type { NewestOrderQuery } from '#services/generated/graphql.ts';
import { cups as anyCups, orderRequest, water as anyWater, cartOf } from '#tests/models/goods.ts';
import { missedMessage, missedLines } from '#machines/domain/several-lines.ts';
import { toHistory } from '#services/order/order-history.wire.ts';
import { toTrackedOrder } from '#services/order/order-lookup.wire.ts';

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

const paperCups = {
  id: 'NDc=',
  product_sku: 'CUP-1--',
  product_name: 'Paper Cups 50',
  quantity_ordered: 1,
  // what was written stands under `selected`, what was chosen under `entered`
  selected_options: [{ label: 'Print on cup', value: 'Hello' }],
  entered_options: [
    { label: 'Lid', value: 'Lid' },
    { label: 'Extras', value: 'Straws, Sleeves' },
  ],
  product: { url_key: 'paper-cups-50', url_suffix: '.html', small_image: null },
};
const order = {
  number: '000000021',
  status: 'Pending',
  order_date: '2026-11-26 01:02:03',
  shipping_address: null,
  billing_address: null,
  items: [paperCups],
};

test('shows all options of an ordered product, to be chosen again on its page [BEY-22]', () => {
  const { lines } = toTrackedOrder(order as unknown as Parameters<typeof toTrackedOrder>[0]);
  expect(lines).toMatchObject([
    {
      sku: 'CUP-1',
      isChosen: true,
      path: '/paper-cups-50.html',
      options: [
        { label: 'Print on cup', values: ['Hello'] },
        { label: 'Lid', values: ['Lid'] },
        { label: 'Extras', values: ['Straws, Sleeves'] },
      ],
    },
  ]);
});

test('names the product that an order has not brought again [BEY-22]', () => {
  const wire = { items: [order], page_info: null, total_count: 1 };
  const { items } = toHistory(wire as unknown as Parameters<typeof toHistory>[0]);
  const refusal = { message: 'Could not add the product with SKU "CUP-1" to the shopping cart: It is gone.' };
  const asked = (items[0]?.lines ?? []).map((line) => ({ ...line, chosen: {} }));
  const missed = missedLines(asked as never, null, { cart: cartOf('1'), refusals: [refusal] }, true);
  expect(missedMessage(missed, 0)).toBe('Paper Cups 50: It is gone.');
});
