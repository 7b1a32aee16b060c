/** What renting something means: what it costs a month, from when, for how long at least (GEN-02). */

import type { Money } from './money.ts';

export interface RentalTerms {
  /** What one costs a month, tax included. */
  readonly monthly: Money;
  /** The least months, how many of them are free, and what is included: 3 1 Set-up and servicing. */
  readonly terms: string;
}

export interface Rent {
  /** What all of them cost a month. */
  readonly monthly: Money;
  readonly leastMonths: number;
  /** What the least term comes to. */
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
