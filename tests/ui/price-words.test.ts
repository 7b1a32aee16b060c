/** Prices and counts in words: of a choice, of one in the cart, of suggestions (CAT-02, CAT-03, CART-09). */

import { expect, test } from 'vitest';
import { eachText } from '#features/cart/each-text.ts';
import { choicePriceText } from '#features/product/choice-price.ts';
import { suggestionStatus } from '#features/shell/suggestion-status.ts';
import { priceLine, priceWords } from '#machines/domain/price-words.ts';
import { aud, choice, fixed, offerOf } from '#tests/models/offers.ts';

const bundle = offerOf([], { isPricedByChoice: true });
const part = (cents: number) => choice('part', { surcharge: fixed(cents), image: '' });
const question = (cents: number) => choice('question', { surcharge: fixed(cents) });

test('CAT-02 a part says what it costs, a question asked beside it what it adds', () => {
  expect(choicePriceText(bundle, part(1295), 2)).toBe('2 × $12.95');
  expect(choicePriceText(bundle, part(0), 1)).toBe('Free');
  expect(choicePriceText(bundle, question(400), 1)).toBe('+$4');
  expect(choicePriceText(bundle, question(0), 1)).toBeUndefined();
});

test('CAT-06 GEN-02 a price says what it was, where it begins and how long it lasts, struck through or in one line', () => {
  const plain = { price: aud(995), regularPrice: null, isRental: false, isPriceFrom: false };
  const rental = { price: aud(995), regularPrice: aud(1295), isRental: true, isPriceFrom: true };
  expect([plain, rental].map(priceLine)).toEqual(['$9.95', 'From $9.95 a month, was $12.95']);
  expect(priceWords(rental)).toEqual({ text: 'From $9.95', regularText: '$12.95', note: 'a month' });
  expect(priceWords(plain)).toEqual({ text: '$9.95', regularText: undefined, note: undefined });
});

test('CART-09 what is free is free, not each and not a month', () => {
  expect([eachText(aud(1295), false), eachText(aud(900), true)]).toEqual(['$12.95 each', '$9 a month']);
  expect([eachText(aud(0), false), eachText(aud(0), true)]).toEqual(['Free', 'Free']);
});

test('CAT-03 the suggestions are counted without the way to all results', () => {
  const shelf = { name: 'Water', path: '/water.html' };
  const status = (count: number) =>
    suggestionStatus({ products: [], categories: Array.from({ length: count }, () => shelf) }, true);
  expect([0, 1, 2].map(status)).toEqual(['No suggestions', '1 suggestion', '2 suggestions']);
  expect(suggestionStatus({ products: [], categories: [shelf] }, false)).toBe('');
});
