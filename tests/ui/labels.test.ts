/** Labels of prices, price ranges and menu sections; telephone numbers in every form. */

import { expect, test } from 'vitest';
import { rentalTexts } from '#copy/rental.ts';
import { eachText } from '#features/cart/each-text.ts';
import { priceText } from '#features/catalog/price-text.ts';
import { choicePriceText } from '#features/product/choice-price.ts';
import { isSection } from '#features/shell/section.ts';
import { priceLine, priceLabel } from '#machines/domain/price-label.ts';
import { aud, choice, fixed, offerOf } from '#tests/models/offers.ts';
import { enquirySchemaFor } from '#features/contact/enquiry-schema.ts';
import { registrationSchema } from '#features/sign-in/sign-in-schema.ts';
import { addressProblems, sanitiseAddress } from '#machines/domain/address.ts';
import { pickupProblems, noPickup } from '#machines/domain/pickup.ts';
import { personProblems, profileProblems } from '#machines/domain/profile.ts';
import { brisbane } from '../models/goods.ts';

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
    'From $9.95 a\u00a0month, was $12.95',
    'First month free then $9.95\u00a0a\u00a0month',
    '$9.95 $0.66 per litre',
    '$9.95 $1.00 per 100\u00a0cups',
  ]);
  const words = ['From $9.95', '$12.95', 'a\u00a0month'];
  expect(Object.values(priceLabel(rental, '$%s'))).toEqual(words);
  expect(priceLabel(plain, '$%s')).toEqual({ text: '$9.95', regularText: undefined, note: undefined });
});

test('a rental says the same everywhere: sum, what is included, least term, when it is charged [GEN-02]', () => {
  const terms = { monthly: aud(1995), terms: '3 1 Servicing' };
  expect(rentalTexts(terms, 2, '$%s')).toEqual([
    'First month free, then $39.90\u00a0a\u00a0month',
    'Servicing included',
    'At least 3\u00a0months, $79.80 in all',
    'Charged every month once the free time is over',
  ]);
});

test('a free product is “Free”, without a period [CART-09]', () => {
  expect([1295, 0].map((cents) => eachText(aud(cents), false, '$%s'))).toEqual(['$12.95 each', 'Free']);
  const rented = [900, 0].map((cents) => eachText(aud(cents), true, '$%s'));
  expect(rented).toEqual(['$9\u00a0a\u00a0month', 'Free']);
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

const forms: Readonly<Record<string, (number: string) => boolean>> = {
  address: (telephone) => addressProblems({ ...brisbane, telephone }).telephone === undefined,
  pickup: (telephone) =>
    pickupProblems({ ...noPickup, shopper: { ...brisbane, telephone } }).telephone === undefined,
  enquiry: (telephone) =>
    enquirySchemaFor({ name: '', email: '' }).pick(['telephone']).isValidSync({ telephone }),
  registration: (phone) => registrationSchema.pick(['phone']).isValidSync({ phone }),
  profile: (phone) =>
    profileProblems({ ...brisbane, prefix: '', dateOfBirth: '', phone, mobile: '' }).phone === undefined,
  person: (mobile) =>
    personProblems({ jobTitle: '', phone: '', mobile, isActive: true }).mobile === undefined,
};

test.each(Object.entries(forms))('takes what can be a telephone number: %s [BEY-23]', (_, isTaken) => {
  const good = ['07 3000 1234', '(07) 3000-1234', '+61 400 000 000', '0064 9 555 0100', '1300 975 707'];
  const odd = [
    '13 20 11',
    '０４００ ０００ ０００',
    '\u200b0400\u2013000\u2013000',
    '0400\u00a0000\u00a0000',
  ];
  const bad = ['1', '12345', '3000 123', '0'.repeat(16), 'call me', '0400 000 000 x', '++61400000000'];
  expect([...good, ...odd].filter((number) => !isTaken(number))).toEqual([]);
  expect(bad.filter(isTaken)).toEqual([]);
});

test('sends pasted numbers and postcodes without invisible characters and odd digits [BEY-23]', () => {
  const pasted = {
    ...brisbane,
    telephone: ' \u200b０４００\u2013000\u2013000 ',
    postcode: '\ufeff４0\u200900 ',
  };
  expect(addressProblems(pasted)).toEqual({});
  expect(sanitiseAddress(pasted)).toMatchObject({ telephone: '0400-000-000', postcode: '4000' });
});
