/** Order lines of products with options, as recorded from Magento 2.4.7-p3. */

import { expect, test } from 'vitest';
import { missedMessage, missedLines } from '#machines/domain/several-lines.ts';
import { toHistory } from '#services/order/order-history.wire.ts';
import { toTrackedOrder } from '#services/order/order-lookup.wire.ts';
import { cartOf } from '#tests/models/goods.ts';

const cups = {
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
  items: [cups],
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
  expect(missedMessage(missed, 0)).toBe(`Paper Cups 50: ${refusal.message}`);
});
