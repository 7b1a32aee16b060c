/** Unit price of a cart line as text (§5 price display). */

import { formatPrice, type Money } from '#machines/domain/money.ts';

export const basisOf = (isRental: boolean): string => (isRental ? 'a month' : 'each');

/** '$12.95 each', '$9 a month'; a free item needs no unit. */
export const eachText = (price: Money, isRental: boolean, format: string): string => {
  const text = formatPrice(price, { format });
  return price.cents === 0 ? text : `${text} ${basisOf(isRental)}`;
};
