/** Spreads a coupon's discount over the rows it applies to (CHK-01, PROMO-01). */
import { createDeltaRounding } from './delta-rounding.ts';

export interface DiscountRule {
  readonly kind: 'percent' | 'fixed' | 'free_shipping';
  /** Percent, or cents off the cart. */
  readonly amount: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Splits an amount in proportion to the rows' prices; the last row takes the rounding remainder.
 */
function share(amount: number, rows: readonly number[]): number[] {
  const total = sum(rows);
  const off = Math.min(amount, total);
  const last = rows.findLastIndex((row) => row > 0);
  let left = off;
  return rows.map((row, place) => {
    if (total === 0) return 0;
    const own = place === last ? left : Math.min(left, Math.round((off * row) / total));
    left -= own;
    return own;
  });
}

/** The discount of each row in cents; `isCovered` says which rows the coupon applies to. */
export function spreadDiscount(
  rule: DiscountRule,
  rowTotalsInclTax: readonly number[],
  isCovered: readonly boolean[],
): readonly number[] {
  const covered = rowTotalsInclTax.map((row, place) => (isCovered[place] === true ? row : 0));
  if (rule.kind === 'free_shipping') return covered.map(() => 0);
  if (rule.kind === 'fixed') return share(rule.amount, covered);
  const round = createDeltaRounding(0);
  return covered.map((row) => (row === 0 ? 0 : Math.min(row, round((row * rule.amount) / 100))));
}
