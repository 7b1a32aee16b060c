/**
 * Adds up a cart in cents: rows, discount, shipping, tax and grand total, exactly as stock Magento
 * does (CHK-12).
 */
import { createDeltaRounding, roundCents } from './delta-rounding.ts';
import { exactTax, rebase, type TaxRules } from './tax.ts';

export interface PricedLine {
  /** Cents per unit; with or without tax as catalogue prices are. */
  readonly price: number;
  readonly quantity: number;
  /** A bundle's parts, priced individually; the bundle's own row is their sum. */
  readonly parts?: readonly PricedLine[];
}

export interface RowTotal {
  readonly priceInclTax: number;
  readonly priceExclTax: number;
  readonly rowTotalInclTax: number;
  readonly rowTotalExclTax: number;
  /** The tax owed, on the discounted price. */
  readonly tax: number;
  /** Cents subtracted, as a positive number. */
  readonly discount: number;
}

export interface Totals {
  readonly rows: readonly RowTotal[];
  readonly quantity: number;
  readonly taxRate: number;
  readonly subtotalInclTax: number;
  readonly subtotalExclTax: number;
  readonly subtotalWithDiscountExclTax: number;
  /** Cents subtracted from the rows, as a positive number. */
  readonly discount: number;
  readonly shippingInclTax: number;
  readonly shippingExclTax: number;
  readonly shippingTax: number;
  readonly tax: number;
  readonly grandTotal: number;
}

/** Returns the discount of each row, given the row totals. */
export type DiscountOf = (rowTotalsInclTax: readonly number[]) => readonly number[];

interface Leaf {
  readonly inclTax: number;
  readonly exclTax: number;
  readonly taxBefore: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The rows that are taxed and discounted; a bundle is replaced by its parts. */
export function taxedRows(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.flatMap((line) => line.parts ?? [line]);
}

function rebaseLine(line: PricedLine, rules: TaxRules): PricedLine {
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

/**
 * One cart row from its leaves. The unit price without tax derives from the row: two at 12.50 show
 * 11.37 each.
 */
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
 * Tax is rounded row by row, shipping last, each row carrying over the previous remainder. Prices
 * are split by the tax before discount; the tax owed is that of the discounted price, in its own
 * rounding series.
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
  const roundBefore = createDeltaRounding();
  const leaves = taxed.map(({ price, quantity }) => {
    const amount = price * quantity;
    return withTax(
      amount,
      roundBefore(exactTax(amount, ratePercent, arePricesInclusive)),
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
    return roundAfter(exactTax(rest, ratePercent, arePricesInclusive));
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
  // the tax within the discount is added back, or it would be subtracted twice
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
