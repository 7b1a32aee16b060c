/** Date, time and file options of products and of cart items. */

import { expect, test } from 'vitest';
import { toLine, type WireLine } from '#services/cart-line.wire.ts';
import { toMoment } from '#services/moment.wire.ts';
import { toQuestions, type WireProduct } from '#services/option-groups.wire.ts';

const ask = (kind: string, sort: number, more: object) => ({
  kind,
  uid: `uid-${sort}`,
  title: `Question ${sort}`,
  required: sort === 1,
  sort_order: sort,
  ...more,
});

const priced = { price: 4.5, price_type: 'FIXED' };

test('asks for each date, time and file option [CAT-02]', () => {
  const wire = {
    options: [
      ask('CustomizableDateOption', 1, { moment: { type: 'DATE', ...priced } }),
      ask('CustomizableDateOption', 2, { moment: { type: 'TIME', ...priced } }),
      ask('CustomizableDateOption', 3, { moment: { type: 'DATE_TIME', ...priced } }),
      // an older Magento sends no type
      ask('CustomizableDateOption', 4, { moment: null }),
      ask('CustomizableFileOption', 5, { file: priced }),
    ],
  } as unknown as WireProduct;
  const groups = toQuestions(wire);
  expect(groups.map((group) => (group.kind === 'text' ? group.look : group.kind))).toEqual([
    'date',
    'time',
    'dateTime',
    'date',
    'file',
  ]);
  const first = { id: 'uid-1', label: 'Question 1', surcharge: { kind: 'fixed', cents: 450 } };
  expect(groups[0]).toMatchObject(first);
  expect(groups.map(({ isRequired }) => isRequired)).toEqual([true, false, false, false, false]);
});

test.each([
  ['date', '24 Dec 2026', '2026-12-24 00:00:00'],
  ['date', '4/12/2026', '2026-12-04 00:00:00'],
  ['date_time', '24 Dec 2026, 1:30\u{202f}pm', '2026-12-24 13:30:00'],
  ['time', '1:30 PM', '2000-01-01 13:30:00'],
  ['date', '2026-12-24 00:00:00', '2026-12-24 00:00:00'],
  ['date', 'some day', 'some day'],
  ['field', '24 Dec 2026', '24 Dec 2026'],
])('sends back the %s %s as %s [BEY-03]', (kind, words, sent) => {
  expect(toMoment(kind, words)).toBe(sent);
});

test('shows a date in words and keeps it as the server takes it [BEY-03 CART-09]', () => {
  const line = toLine({
    id: '1',
    quantity: 1,
    errors: null,
    prices: null,
    product: { sku: 'CAKE', name: 'Cake' },
    customizable_options: [
      {
        customizable_option_uid: 'day',
        label: 'Day',
        type: 'date',
        values: [{ customizable_option_value_uid: '', label: '', value: '24 Dec 2026' }],
      },
    ],
  } as unknown as WireLine);
  expect(line.options).toEqual([{ label: 'Day', values: ['24 Dec 2026'] }]);
  expect(line.chosen).toEqual({ selected: [], entered: [{ uid: 'day', value: '2026-12-24 00:00:00' }] });
});

test.each([
  [[], null],
  [[{ message: 'The requested qty is not available' }], 'The requested qty is not available'],
  [[{ message: 'There are no source items with the in stock status' }], 'Sold out'],
])('shows what blocks an item, %j, as %s [BEY-09]', (errors, problem) => {
  const wire = { id: '1', quantity: 1, errors, prices: null, product: { sku: 'A', name: 'A' } };
  expect(toLine(wire as unknown as WireLine).problem).toBe(problem);
});
