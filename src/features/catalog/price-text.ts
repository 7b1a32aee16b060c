/** A range of prices in words: its upper price itself is no longer in it. */

import { priceRangeIn } from '#machines/domain/list-query.ts';
import { formatPrice } from '#machines/domain/money.ts';

/** The price of a list is written without its currency's name, so none is asked for here. */
const written = (cents: number): string => formatPrice({ cents, currency: '' }, { zeroIsFree: false });

export const priceText = (value: string): string => {
  const range = priceRangeIn(value);
  if (range === null) return value;
  return `${written(range.from * 100)} to ${written(range.below * 100 - 1)}`;
};
