/** What a line usually costs: as the server tells it, else as its product does, and never less than today (§3 cart item, CAT-06). */

import { expect, test } from 'vitest';
import { toLine, type WireLine } from '#services/cart-line.wire.ts';
import { aud } from './wired-backend.ts';

const amount = (value: number) => ({ value, currency: 'AUD' as const });

interface Told {
  readonly price: number;
  readonly quantity?: number;
  /** Of the whole row; a Magento before 2.4.8 tells none. */
  readonly original?: number;
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
    small_image: null,
    price_range: { minimum_price: { regular_price: amount(regular), final_price: amount(final) } },
  },
  ...own,
});

/** A bundle's own least price says nothing of what was chosen of it. */
const pack = (told: Told): WireLine => line({ regular: 10, final: 5, ...told }, { bundle_options: [] });

const usualOf = (wire: WireLine) => toLine(wire).regularPrice;

test('CAT-06 of a bundle it is what the server tells of the row, for one of it', () => {
  expect(usualOf(pack({ price: 112.5, quantity: 3, original: 361.5 }))).toEqual(aud(12_050));
});

test.each([112.5, 100, 0])('CAT-06 a bundle that usually costs no more (%d) is no saving', (original) => {
  expect(usualOf(pack({ price: 112.5, original }))).toBeNull();
});

test('CAT-06 of a bundle nobody knows it where the server tells nothing', () => {
  expect(usualOf(pack({ price: 112.5 }))).toBeNull();
});

test('CAT-06 of anything else its product knows it as well', () => {
  expect(usualOf(line({ price: 18, regular: 24, final: 18 }))).toEqual(aud(2400));
  expect(usualOf(line({ price: 18, original: 24 }))).toEqual(aud(2400));
});

test('CAT-06 what is on top of it counts as on its page, whatever the server makes of it', () => {
  const links = [{ uid: 'a', title: 'A' }];
  for (const original of [10, 15])
    expect(usualOf(line({ price: 12, original, regular: 10, final: 9 }, { links }))).toEqual(aud(1300));
});
