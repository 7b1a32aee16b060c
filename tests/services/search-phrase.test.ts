/** The phrase a search sends. */
import { expect, test } from 'vitest';
import { toSearch } from '#services/catalog/search-phrase.ts';

test.each([
  ['15L', '15 L'],
  ['15 litre water', '15 L water'],
  ['１５Ｌ', '15 L'],
  ['350ml cups', '350 mL cups'],
  ['Giftcard', 'gift card'],
  ['15 lids', '15 lids'],
  ['SKU15L', 'SKU15L'],
])('searches for %s as %s [CAT-03]', (typed, sent) => {
  expect(toSearch(typed)).toBe(sent);
});
