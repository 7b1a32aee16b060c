/** The backend's own maths, by figures worked out on paper. */
import { describe, expect, test } from 'vitest';
import { isKnownPostcode } from '#backend/rules/postcode-ranges.ts';
import { isEmail } from '#backend/rules/email.ts';
import { findZone, rateMethods } from '#backend/rules/shipping-rates.ts';
import { addUp } from '#backend/rules/totals.ts';

const taxOf = (ratePercent: number) => ({
  ratePercent,
  arePricesInclusive: true,
  isShippingInclusive: true,
});
const australia = taxOf(10);
const priceOf = (quantity: number) => addUp([{ price: 1250, quantity }], 0, australia).rows[0]?.priceExclTax;

describe('totals', () => {
  test('CHK-12 GST of 10 % lies inside Australian prices: 37.50 + 8.95 + 20.00 + 10.00 delivery', () => {
    const totals = addUp(
      [
        { price: 1250, quantity: 3 },
        { price: 895, quantity: 1 },
        { price: 2000, quantity: 1 },
      ],
      1000,
      australia,
    );
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

  test('the price of one without tax comes from its row: 11.37 of two, 11.36 of three', () => {
    expect([priceOf(1), priceOf(2), priceOf(3)]).toEqual([1136, 1137, 1136]);
  });

  test('New Zealand pays the same with 15 % inside', () => {
    expect(addUp([{ price: 1150, quantity: 2 }], 1495, taxOf(15))).toMatchObject({
      subtotalInclTax: 2300,
      subtotalExclTax: 2000,
      shippingTax: 195,
      tax: 495,
      grandTotal: 3795,
    });
  });

  test('an empty cart adds up to nothing', () => {
    expect(addUp([], 0, australia)).toMatchObject({ grandTotal: 0, tax: 0, quantity: 0 });
  });
});

describe('delivery', () => {
  const zone = {
    country: 'AU',
    postcodes: [['4000', '4199']] as const,
    methods: [
      { carrierCode: 'c', carrierTitle: 'C', methodCode: 'm', methodTitle: 'M', price: 995, freeFrom: 9900 },
    ],
  };

  test.each([
    ['4000', true],
    ['4199', true],
    ['3999', false],
    ['4200', false],
    ['400', false],
    ['40000', false],
    ['4 00', false],
  ])('SHIP-01 postcode %s is in the zone: %s', (postcode, isInside) => {
    expect(findZone([zone], 'AU', postcode) !== null).toBe(isInside);
  });

  test('a postcode of another country is not', () => {
    expect(findZone([zone], 'NZ', '4000')).toBeNull();
  });

  test.each([
    [9899, 995],
    [9900, 0],
  ])('SHIP-03 at a subtotal of %d cents it costs %d', (subtotal, price) => {
    expect(rateMethods(zone, subtotal)[0]?.price).toBe(price);
  });
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
])('ADDR-05 in %s the postcode %s exists: %s', (country, postcode, exists) => {
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
])('%s is an email address: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});
