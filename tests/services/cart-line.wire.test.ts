/** The usual price of a cart item: from the server's row, else from its product. */

import { expect, test } from 'vitest';
import { toLine, type WireLine } from '#services/cart-line.wire.ts';
import { aud } from './wired-backend.ts';

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

test.each([112.5, 100, 0, undefined])(
  'shows no saving for a bundle that usually costs %s [CAT-06]',
  (original) => {
    expect(usualOf(pack({ price: 112.5, original }))).toBeNull();
  },
);

test('reads the usual price of other products from the row or the product [CAT-06]', () => {
  expect(usualOf(line({ price: 18, regular: 24, final: 18 }))).toEqual(aud(2400));
  expect(usualOf(line({ price: 18, original: 24 }))).toEqual(aud(2400));
});

test('adds surcharges to the usual price as the product page does [CAT-06]', () => {
  const links = [{ uid: 'a', title: 'A' }];
  for (const original of [10, 15])
    expect(usualOf(line({ price: 12, original, regular: 10, final: 9 }, { links }))).toEqual(aud(1300));
});
