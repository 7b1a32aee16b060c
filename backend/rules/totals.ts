/** Adds up a cart: rows, shipping, tax and grand total, in cents, as stock Magento does with prices that include tax. */
import { taxRate, taxWithin } from './tax.ts';

export interface PricedLine {
  /** Cents a piece, GST included. */
  readonly price: number;
  readonly quantity: number;
}

export interface RowTotal {
  readonly priceInclTax: number;
  readonly priceExclTax: number;
  readonly rowTotalInclTax: number;
  readonly rowTotalExclTax: number;
  readonly tax: number;
}

export interface Totals {
  readonly rows: readonly RowTotal[];
  readonly quantity: number;
  readonly taxRate: number;
  readonly subtotalInclTax: number;
  readonly subtotalExclTax: number;
  readonly shippingInclTax: number;
  readonly shippingExclTax: number;
  readonly shippingTax: number;
  readonly tax: number;
  readonly grandTotal: number;
}

function rowTotal({ price, quantity }: PricedLine, rate: number): RowTotal {
  const rowTotalInclTax = price * quantity;
  const tax = taxWithin(rowTotalInclTax, rate);
  const rowTotalExclTax = rowTotalInclTax - tax;
  return {
    priceInclTax: price,
    // From the row, not from the piece: two bottles of 12.50 cost 22.73, so one is shown at 11.37.
    priceExclTax: Math.round(rowTotalExclTax / quantity),
    rowTotalInclTax,
    rowTotalExclTax,
    tax,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Tax is rounded row by row, and once more for the shipping. */
export function addUp(
  lines: readonly PricedLine[],
  shippingInclTax: number,
  countryId: string | null,
): Totals {
  const rate = taxRate(countryId);
  const rows = lines.map((line) => rowTotal(line, rate));
  const subtotalInclTax = sum(rows.map((row) => row.rowTotalInclTax));
  const subtotalExclTax = sum(rows.map((row) => row.rowTotalExclTax));
  const shippingTax = taxWithin(shippingInclTax, rate);
  return {
    rows,
    quantity: sum(lines.map((line) => line.quantity)),
    taxRate: rate,
    subtotalInclTax,
    subtotalExclTax,
    shippingInclTax,
    shippingExclTax: shippingInclTax - shippingTax,
    shippingTax,
    tax: sum(rows.map((row) => row.tax)) + shippingTax,
    grandTotal: subtotalInclTax + shippingInclTax,
  };
}
