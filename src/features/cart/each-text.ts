/** What one of a line costs, in words (§5 price display). */

import { formatPrice, type Money } from '#machines/domain/money.ts';

/** '$12.95 each', '$9 a month'; what is free is so however many there are, and for however long. */
export const eachText = (price: Money, isRental: boolean): string => {
  if (price.cents === 0) return formatPrice(price);
  return `${formatPrice(price)} ${isRental ? 'a month' : 'each'}`;
};
