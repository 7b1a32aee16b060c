/**
 * Texts of rental terms, the same on product page, cart
 * item, summary, consent and receipt (GEN-02).
 */

import { formatPrice } from '#machines/domain/money.ts';
import { freeText } from '#machines/domain/price-label.ts';
import { rentOf, type RentalTerms } from '#machines/domain/rental.ts';

/** Price, included items, minimum term and time of the charge. */
export const rentalTexts = (terms: RentalTerms, quantity: number, format: string): readonly string[] => {
  const { monthly, leastMonths, least, included } = rentOf(terms, quantity);
  const price = `${formatPrice(monthly, { format })}\u00a0a\u00a0month`;
  const free = freeText(terms.terms);
  return [
    free ? `${free}, then ${price}` : price,
    ...(included === '' ? [] : [`${included} included`]),
    ...(leastMonths > 1
      ? [`At least ${leastMonths}\u00a0months, ${formatPrice(least, { format })} in all`]
      : []),
    free
      ? 'Charged every month once the free time is over'
      : 'The first month is charged with your order, then every month',
  ];
};

/** Shown before the product names when the rest of an order is bought again. */
export const rentedAgainText = 'Rented already. To rent another, choose it on its page:';
