/** Cart items of the wire: their usual price, and date, time and file options. */

import { expect, test } from 'vitest';
import { toLine, type WireLine } from '#services/cart/cart-line.wire.ts';
import { aud } from './wired-backend.ts';
import { toMoment } from '#services/http/moment.wire.ts';
import { toQuestions, type WireProduct } from '#services/catalog/option-groups.wire.ts';

const amount = (value: number) => ({ value, currency: 'AUD' as const });

interface Told {
  readonly price: number;
  readonly quantity?: number;
  /** For the whole row; absent before Magento 2.4.8. */
  readonly original?: number | undefined;
  readonly regular?: number;
  readonly final?: number;
}

const line = (
  { price, quantity = 1, original, regular = price, final = price }: Told,
  own: Partial<WireLine> = {},
): WireLine => ({
  id: '1',
  quantity,
  errors: null,
  prices: {
    price_including_tax: amount(price),
    row_total_including_tax: amount(price * quantity),
    ...(original !== undefined && { original_row_total: { value: original } }),
  },
  product: {
    sku: 'A',
    name: 'A',
    url_key: 'a',
    url_suffix: null,
    is_rental_product: 0,
    rental_terms: null,
    small_image: null,
    price_range: { minimum_price: { regular_price: amount(regular), final_price: amount(final) } },
  },
  ...own,
});

/** A bundle's least price does not depend on its chosen options. */
const pack = (told: Told): WireLine => line({ regular: 10, final: 5, ...told }, { bundle_options: [] });

const usualOf = (wire: WireLine) => toLine(wire).regularPrice;

test('reads a bundle’s usual price from the row for one piece [CAT-06]', () => {
  expect(usualOf(pack({ price: 112.5, quantity: 3, original: 361.5 }))).toEqual(aud(12_050));
});

test.each([112.5, undefined])('shows no saving for a bundle that usually costs %s [CAT-06]', (original) => {
  expect(usualOf(pack({ price: 112.5, original }))).toBeNull();
});

test('reads the usual price of other products from the row or the product [CAT-06]', () => {
  expect(usualOf(line({ price: 18, regular: 24, final: 18 }))).toEqual(aud(2400));
  expect(usualOf(line({ price: 18, original: 24 }))).toEqual(aud(2400));
});

test('adds surcharges to the usual price as the product page does [CAT-06]', () => {
  const links = [{ uid: 'a', title: 'A' }];
  for (const original of [10, 15])
    expect(usualOf(line({ price: 12, original, regular: 10, final: 9 }, { links }))).toEqual(aud(1300));
});

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
  const kinds = groups.map((group) => (group.kind === 'text' ? group.look : group.kind));
  expect(kinds).toEqual(['date', 'time', 'dateTime', 'date', 'file']);
  const first = { id: 'uid-1', label: 'Question 1', surcharge: { kind: 'fixed', cents: 450 } };
  expect(groups[0]).toMatchObject(first);
  expect(groups.map(({ isRequired }) => isRequired)).toEqual([true, false, false, false, false]);
});

test.each([
  ['date', '24 Dec 2026', '2026-12-24 00:00:00'],
  ['date', '4/12/2026', '2026-12-04 00:00:00'],
  ['date_time', '24 Dec 2026, 1:30\u{202f}pm', '2026-12-24 13:30:00'],
  ['time', '1:30 PM', '2000-01-01 13:30:00'],
  ['date', 'some day', 'some day'],
  ['field', '24 Dec 2026', '24 Dec 2026'],
])('sends back the %s %s as %s [BEY-03]', (kind, words, sent) => {
  expect(toMoment(kind, words)).toBe(sent);
});

test('shows a date in words and keeps it as the server takes it [BEY-03 CART-09]', () => {
  const cake = toLine({
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
  expect(cake.options).toEqual([{ label: 'Day', values: ['24 Dec 2026'] }]);
  expect(cake.chosen).toEqual({ selected: [], entered: [{ uid: 'day', value: '2026-12-24 00:00:00' }] });
});

test.each([
  [[], null],
  [[{ message: 'The requested qty is not available' }], 'The requested qty is not available'],
  [[{ message: 'There are no source items with the in stock status' }], 'Sold out'],
])('shows what blocks an item, %j, as %s [BEY-09]', (errors, problem) => {
  const wire = { id: '1', quantity: 1, errors, prices: null, product: { sku: 'A', name: 'A' } };
  expect(toLine(wire as unknown as WireLine).problem).toBe(problem);
});
