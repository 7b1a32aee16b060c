/** Rental terms: monthly price, start and minimum duration (GEN-02). */

import type { Money } from './money.ts';

export interface RentalTerms {
  /** The monthly price of one, tax included. */
  readonly monthly: Money;
  /** Minimum months, free months and what is included: 3 1 Set-up and servicing. */
  readonly terms: string;
}

export interface Rent {
  /** The monthly price of all pieces. */
  readonly monthly: Money;
  readonly leastMonths: number;
  /** The price of the minimum term. */
  readonly least: Money;
  /** In the merchant's words. */
  readonly included: string;
}

export const rentOf = ({ monthly, terms }: RentalTerms, quantity: number): Rent => {
  const [leastMonths = '1', freeMonths = '0', ...included] = terms.split(' ');
  const times = (count: number): Money => ({ ...monthly, cents: monthly.cents * quantity * count });
  return {
    monthly: times(1),
    leastMonths: Number(leastMonths),
    least: times(Math.max(0, Number(leastMonths) - Number(freeMonths))),
    included: included.join(' '),
  };
};
