/** A range of prices in words: its upper price itself is no longer in it. */

import { priceRangeIn } from '#machines/domain/list-query.ts';
import { formatPrice, toCents } from '#machines/domain/money.ts';

/** The price of a list is written without its currency's name, so none is asked for here. */
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
