/** Labels of prices, price ranges and menu sections. */

import { expect, test } from 'vitest';
import { rentalTexts } from '#copy/rental.ts';
import { eachText } from '#features/cart/each-text.ts';
import { priceText } from '#features/catalog/price-text.ts';
import { choicePriceText } from '#features/product/choice-price.ts';
import { isSection } from '#features/shell/section.ts';
import { priceLine, priceWords } from '#machines/domain/price-words.ts';
import { aud, choice, fixed, offerOf } from '#tests/models/offers.ts';

const bundle = offerOf([], { isPricedByChoice: true });
const part = (cents: number) => choice('part', { surcharge: fixed(cents), image: '' });
const question = (cents: number) => choice('question', { surcharge: fixed(cents) });

test('a part shows its price, an option its surcharge [CAT-02]', () => {
  expect(choicePriceText(bundle, part(1295), 2, '$%s')).toBe('2 × $12.95');
  expect(choicePriceText(bundle, part(0), 1, '$%s')).toBe('Free');
  expect(choicePriceText(bundle, question(400), 1, '$%s')).toBe('+$4');
  expect(choicePriceText(bundle, question(0), 1, '$%s')).toBeUndefined();
});

test('a price shows the regular one, where it starts, its period, and what a litre costs [CAT-06 GEN-02]', () => {
  const plain = { price: aud(995), regularPrice: null, isRental: false, isPriceFrom: false };
  const rental = { price: aud(995), regularPrice: aud(1295), isRental: true, isPriceFrom: true };
  const free = { ...rental, rentalTerms: '3 1 Servicing', isPriceFrom: false };
  const packs = ['15 litre', '10 100 cups'].map((contents) => ({ ...plain, contents }));
  expect([plain, rental, free, ...packs].map((card) => priceLine(card, '$%s'))).toEqual([
    '$9.95',
    'From $9.95 a month, was $12.95',
    'First month free then $9.95 a month',
    '$9.95 $0.66 per litre',
    '$9.95 $1.00 per 100 cups',
  ]);
  expect(priceWords(rental, '$%s')).toEqual({ text: 'From $9.95', regularText: '$12.95', note: 'a month' });
  expect(priceWords(plain, '$%s')).toEqual({ text: '$9.95', regularText: undefined, note: undefined });
});

test('a rental says the same everywhere: sum, what is included, least term, when it is charged [GEN-02]', () => {
  const terms = { monthly: aud(1995), terms: '3 1 Servicing' };
  expect(rentalTexts(terms, 2, '$%s')).toEqual([
    'First month free, then $39.90 a month',
    'Servicing included',
    'At least 3 months, $79.80 in all',
    'Charged every month once the free time is over',
  ]);
});

test('a free product is “Free”, without a period [CART-09]', () => {
  expect([eachText(aud(1295), false, '$%s'), eachText(aud(900), true, '$%s')]).toEqual([
    '$12.95 each',
    '$9 a month',
  ]);
  expect([eachText(aud(0), false, '$%s'), eachText(aud(0), true, '$%s')]).toEqual(['Free', 'Free']);
});

test.each([
  ['0_10', '$0 to $9.99'],
  ['*_100', 'Under $100'],
  ['200_*', 'From $200'],
])('the price range %s reads %s [CAT-01]', (value, label) => {
  expect(priceText(value, '$%s')).toBe(label);
});

test.each([
  ['/water.html', '/water/small.html', true],
  ['/water', '/water/small', true],
  ['/water.html', '/water-coolers.html', false],
])('the menu section %s contains %s: %s [SHELL-04]', (section, path, expected) => {
  expect(isSection(section, path)).toBe(expected);
});
