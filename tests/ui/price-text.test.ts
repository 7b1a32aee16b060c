/** Ranges of prices in words (CAT-01). */

import { expect, test } from 'vitest';
import { priceText } from '#features/catalog/price-text.ts';

test.each([
  ['0_10', '$0 to $9.99'],
  ['9.95_14.5', '$9.95 to $14.49'],
  ['*_100', 'Under $100'],
  ['200_*', 'From $200'],
  ['dear', 'dear'],
])('CAT-01 the range %s reads %s', (value, words) => {
  expect(priceText(value)).toBe(words);
});
