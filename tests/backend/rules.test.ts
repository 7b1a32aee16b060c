/** The backend's own arithmetic and checks, against figures worked out on paper. */
import { expect, test } from 'vitest';
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
