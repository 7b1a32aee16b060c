/** Price range of a filter as text; the upper bound is exclusive. */

import { priceRangeIn } from '#machines/domain/list-query.ts';
import { formatPrice, toCents } from '#machines/domain/money.ts';

/** Filter prices show no currency name, so it stays empty. */
const written = (cents: number, format: string): string =>
  formatPrice({ cents, currency: '' }, { format, zeroIsFree: false });

export const priceText = (value: string, format: string): string => {
  const range = priceRangeIn(value);
  if (range === null) return value;
  const [from, below] = [range.from, range.below].map((side) => (side === null ? null : toCents(side)));
  if (from == null) return `Under ${written(below ?? 0, format)}`;
  return below == null
    ? `From ${written(from, format)}`
    : `${written(from, format)} to ${written(below - 1, format)}`;
};
