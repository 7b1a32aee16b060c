/** The backend's own arithmetic and checks, against figures worked out on paper. */
import { expect, test } from 'vitest';
import { isEmail } from '#backend/rules/email.ts';
import { isKnownPostcode } from '#backend/rules/postcode-ranges.ts';
import { findZone, rateMethods } from '#backend/rules/shipping-rates.ts';
import { addUp } from '#backend/rules/totals.ts';

const taxOf = (ratePercent: number) => ({
  ratePercent,
  arePricesInclusive: true,
  isShippingInclusive: true,
  homePercent: null,
});
const australia = taxOf(10);

test('10 % GST lies inside Australian prices, 15 % inside those of New Zealand [CHK-12]', () => {
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

const isInside = (country: string, postcode: string) => findZone([zone], country, postcode) !== null;

test('a delivery zone holds the postcodes of its ranges, ends included, and is free from its threshold on [SHIP-01 SHIP-03]', () => {
  for (const postcode of ['4000', '4199']) expect(isInside('AU', postcode), postcode).toBe(true);
  for (const postcode of ['3999', '4200', '400', '40000', '4 00'])
    expect(isInside('AU', postcode)).toBe(false);
  expect(isInside('NZ', '4000')).toBe(false);
  expect([9899, 9900].map((subtotal) => rateMethods(zone, subtotal)[0]?.price)).toEqual([995, 0]);
});

test('a postcode exists in the ranges of its country, and an email address has one @ before a host with a dot [ADDR-05 VAL-01]', () => {
  for (const [country, known, unknown] of [
    ['AU', '4000 0800', '0199 0500 400 abcd'],
    ['NZ', '0610', '12345'],
    ['US', '', '9021'],
  ] as const) {
    for (const one of known.split(' ').filter(Boolean)) expect(isKnownPostcode(country, one), one).toBe(true);
    for (const one of unknown.split(' ')) expect(isKnownPostcode(country, one), one).toBe(false);
  }
  for (const one of ['gina@example.com', 'g.o+x@mail.example.com.au']) expect(isEmail(one), one).toBe(true);
  for (const one of ['nope', 'a@b', 'a b@example.com', 'a@@example.com', 'a@-example.com'])
    expect(isEmail(one), one).toBe(false);
});
