/** Adds up a cart: rows, discount, shipping, tax and grand total, in cents, to the cent as stock Magento does (CHK-12). */
import { createDeltaRounding, roundCents } from './delta-rounding.ts';
import { exactTax, rebase, type TaxRules } from './tax.ts';

export interface PricedLine {
  /** Cents a piece, in the catalogue's own sense. */
  readonly price: number;
  readonly quantity: number;
  /** A gift card: tax is owed on what is bought with it. */
  readonly isUntaxed?: boolean;
  /** A bundle's parts, priced one by one; the bundle's own row is their sum. */
  readonly parts?: readonly PricedLine[];
}

export interface RowTotal {
  readonly priceInclTax: number;
  readonly priceExclTax: number;
  readonly rowTotalInclTax: number;
  readonly rowTotalExclTax: number;
  /** What is owed: of the discounted price. */
  readonly tax: number;
  /** Cents taken off, as a positive number. */
  readonly discount: number;
}

export interface Totals {
  readonly rows: readonly RowTotal[];
  readonly quantity: number;
  readonly taxRate: number;
  readonly subtotalInclTax: number;
  readonly subtotalExclTax: number;
  readonly subtotalWithDiscountExclTax: number;
  /** Cents taken off the rows, as a positive number. */
  readonly discount: number;
  readonly shippingInclTax: number;
  readonly shippingExclTax: number;
  readonly shippingTax: number;
  readonly tax: number;
  readonly grandTotal: number;
}

/** Says what comes off each row, by what the rows cost. */
export type DiscountOf = (rowTotalsInclTax: readonly number[]) => readonly number[];

interface Leaf {
  readonly inclTax: number;
  readonly exclTax: number;
  readonly taxBefore: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The rows that are taxed and discounted: a bundle's parts stand for it. */
export function taxedRows(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.flatMap((line) => line.parts ?? [line]);
}

function rebaseLine(line: PricedLine, rules: TaxRules): PricedLine {
  if (line.isUntaxed) return line;
  const price = rebase(line.price, rules);
  return line.parts
    ? { ...line, price, parts: line.parts.map((part) => rebaseLine(part, rules)) }
    : { ...line, price };
}

function withTax(amount: number, tax: number, isInclusive: boolean): Leaf {
  return isInclusive
    ? { inclTax: amount, exclTax: amount - tax, taxBefore: tax }
    : { inclTax: amount + tax, exclTax: amount, taxBefore: tax };
}

/** One row of the cart from its leaves. A piece's price without tax comes from its row: two of 12.50 show 11.37 each. */
function rowOf(line: PricedLine, leaves: readonly Leaf[], taxes: readonly number[], off: readonly number[]) {
  const rowTotalInclTax = sum(leaves.map(({ inclTax }) => inclTax));
  const rowTotalExclTax = sum(leaves.map(({ exclTax }) => exclTax));
  return {
    priceInclTax: Math.round(rowTotalInclTax / line.quantity),
    priceExclTax: Math.round(rowTotalExclTax / line.quantity),
    rowTotalInclTax,
    rowTotalExclTax,
    tax: sum(taxes),
    discount: sum(off),
  };
}

/**
 * Tax is rounded row by row, shipping last, each row taking over the fraction of the one before. The prices are split
 * by the tax before the discount; what is owed is the tax of what is left, rounded in a series of its own.
 */
export function addUp(
  listed: readonly PricedLine[],
  listedShipping: number,
  rules: TaxRules,
  discountOf: DiscountOf = (rows) => rows.map(() => 0),
): Totals {
  const { ratePercent, arePricesInclusive, isShippingInclusive } = rules;
  const lines = arePricesInclusive ? listed.map((line) => rebaseLine(line, rules)) : listed;
  const shippingPrice = isShippingInclusive ? rebase(listedShipping, rules) : listedShipping;
  const taxed = taxedRows(lines);
  const rates = taxed.map(({ isUntaxed }) => (isUntaxed ? 0 : ratePercent));
  const roundBefore = createDeltaRounding();
  const leaves = taxed.map(({ price, quantity }, place) => {
    const amount = price * quantity;
    return withTax(
      amount,
      roundBefore(exactTax(amount, rates[place] ?? 0, arePricesInclusive)),
      arePricesInclusive,
    );
  });
  const shipping = withTax(
    shippingPrice,
    roundBefore(exactTax(shippingPrice, ratePercent, isShippingInclusive)),
    isShippingInclusive,
  );
  const off = discountOf(leaves.map(({ inclTax, exclTax }) => (rules.areDiscountsNet ? exclTax : inclTax)));

  const roundAfter = createDeltaRounding();
  const taxes = leaves.map(({ inclTax, exclTax }, place) => {
    const rest = Math.max((arePricesInclusive ? inclTax : exclTax) - (off[place] ?? 0), 0);
    return roundAfter(exactTax(rest, rates[place] ?? 0, arePricesInclusive));
  });
  const shippingTax = roundAfter(exactTax(shippingPrice, ratePercent, isShippingInclusive));

  let place = 0;
  const rows = lines.map((line) => {
    const end = place + (line.parts?.length ?? 1);
    const row = rowOf(line, leaves.slice(place, end), taxes.slice(place, end), off.slice(place, end));
    place = end;
    return row;
  });
  const subtotalExclTax = sum(rows.map((row) => row.rowTotalExclTax));
  const discount = sum(off);
  const rowTaxes = sum(taxes);
  // the tax inside the discount is given back, or it would be taken off twice
  const compensation = arePricesInclusive ? sum(leaves.map(({ taxBefore }) => taxBefore)) - rowTaxes : 0;
  const shippingDue = isShippingInclusive ? shipping.inclTax : shipping.exclTax + shippingTax;
  return {
    rows,
    quantity: sum(lines.map((line) => line.quantity)),
    taxRate: ratePercent,
    subtotalInclTax: sum(rows.map((row) => row.rowTotalInclTax)),
    subtotalExclTax,
    subtotalWithDiscountExclTax: subtotalExclTax - discount + compensation,
    discount,
    shippingInclTax: shipping.inclTax,
    shippingExclTax: shipping.exclTax,
    shippingTax,
    tax: rowTaxes + shippingTax,
    grandTotal: roundCents(subtotalExclTax - discount + compensation + rowTaxes + shippingDue),
  };
}
