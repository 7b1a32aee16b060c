/** The backend's own arithmetic and checks, against figures worked out on paper. */
import { expect, test } from 'vitest';
import { isEmail } from '#backend/rules/email.ts';
import { isKnownPostcode } from '#backend/rules/postcode-ranges.ts';
import { findZone, rateMethods } from '#backend/rules/shipping-rates.ts';
import { addUp } from '#backend/rules/totals.ts';

const taxOf = (ratePercent: number) => ({ ratePercent, arePricesInclusive: true, isShippingInclusive: true });
const australia = taxOf(10);

test('10 % GST lies inside Australian prices: 37.50 + 8.95 + 20.00 + 10.00 delivery [CHK-12]', () => {
  const rows = [
    { price: 1250, quantity: 3 },
    { price: 895, quantity: 1 },
    { price: 2000, quantity: 1 },
  ];
  const totals = addUp(rows, 1000, australia);
  expect(totals.rows.map((row) => [row.rowTotalExclTax, row.tax])).toEqual([
    [3409, 341],
    [814, 81],
    [1818, 182],
  ]);
  expect(totals).toMatchObject({
    quantity: 5,
    subtotalInclTax: 6645,
    subtotalExclTax: 6041,
    shippingExclTax: 909,
    shippingTax: 91,
    tax: 695,
    grandTotal: 7645,
  });
});

test('15 % GST lies inside New Zealand prices, and an empty cart adds up to nothing [CHK-12]', () => {
  expect(addUp([{ price: 1150, quantity: 2 }], 1495, taxOf(15))).toMatchObject({
    subtotalInclTax: 2300,
    subtotalExclTax: 2000,
    shippingTax: 195,
    tax: 495,
    grandTotal: 3795,
  });
  expect(addUp([], 0, australia)).toMatchObject({ grandTotal: 0, tax: 0, quantity: 0 });
});

const priceOf = (quantity: number) => addUp([{ price: 1250, quantity }], 0, australia).rows[0]?.priceExclTax;

test('the price of one without tax comes from its row: 11.37 of two, 11.36 of three [CHK-12]', () => {
  expect([priceOf(1), priceOf(2), priceOf(3)]).toEqual([1136, 1137, 1136]);
});

const zone = {
  country: 'AU',
  postcodes: [['4000', '4199']] as const,
  methods: [
    { carrierCode: 'c', carrierTitle: 'C', methodCode: 'm', methodTitle: 'M', price: 995, freeFrom: 9900 },
  ],
};

test.each([
  ['AU', '4000', true],
  ['AU', '4199', true],
  ['AU', '3999', false],
  ['AU', '4200', false],
  ['AU', '400', false],
  ['AU', '40000', false],
  ['AU', '4 00', false],
  ['NZ', '4000', false],
] as const)('a delivery zone holds %s %s: %s [SHIP-01]', (country, postcode, isInside) => {
  expect(findZone([zone], country, postcode) !== null).toBe(isInside);
});

test('delivery is free from its threshold on, to the cent [SHIP-03]', () => {
  expect([9899, 9900].map((subtotal) => rateMethods(zone, subtotal)[0]?.price)).toEqual([995, 0]);
});

test.each([
  ['AU', '4000', true],
  ['AU', '0800', true],
  ['AU', '0199', false],
  ['AU', '0500', false],
  ['AU', '400', false],
  ['AU', 'abcd', false],
  ['NZ', '0610', true],
  ['NZ', '12345', false],
  ['US', '9021', false],
])('in %s the postcode %s exists: %s [ADDR-05]', (country, postcode, exists) => {
  expect(isKnownPostcode(country, postcode)).toBe(exists);
});

test.each([
  ['gina@example.com', true],
  ['g.o+x@mail.example.com.au', true],
  ['nope', false],
  ['a@b', false],
  ['a b@example.com', false],
  ['a@@example.com', false],
  ['a@-example.com', false],
])('%s is an email address: %s [VAL-01]', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});
