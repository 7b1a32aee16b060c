/** What a tile says of a price, by the kind of product (CAT-01, CAT-06). */

import { expect, test } from 'vitest';
import { toProductCard } from '#services/catalog.wire.ts';

type Wire = Parameters<typeof toProductCard>[0];

const aud = (value: number) => ({ value, currency: 'AUD' });

const wireOf = (kind: string, cheapest: number, dearest: number | null): Wire =>
  ({
    kind,
    sku: 'GOODS',
    name: 'Goods',
    url_key: 'goods',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    small_image: null,
    price_range: {
      minimum_price: { final_price: aud(cheapest), regular_price: aud(cheapest) },
      maximum_price: dearest === null ? null : { final_price: aud(dearest) },
    },
  }) as unknown as Wire;

test.each([
  ['SimpleProduct', 12, 12, false],
  ['ConfigurableProduct', 12, 19, true],
  ['ConfigurableProduct', 12, 12, false],
  ['BundleProduct', 12, 400, true],
  // Magento names the cheapest member’s price as both ends
  ['GroupedProduct', 12, 12, true],
  ['SimpleProduct', 12, null, false],
])('shows a %s from %d to %s with "From": %s [CAT-01, CAT-06]', (kind, cheapest, dearest, isPriceFrom) => {
  expect(toProductCard(wireOf(kind, cheapest, dearest)).isPriceFrom).toBe(isPriceFrom);
});
