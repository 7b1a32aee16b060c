/** What renting something means: what it costs a month, from when, for how long at least (GEN-02). */

import type { Money } from './money.ts';

export interface RentalTerms {
  /** What one costs a month, tax included. */
  readonly monthly: Money;
  /** The first of them that cost nothing. */
  readonly freeMonths: number;
  readonly leastMonths: number;
  /** In the merchant's words, as in: Set-up and servicing. */
  readonly included: string;
}

export interface Rent extends Omit<RentalTerms, 'monthly'> {
  /** What all of them cost a month. */
  readonly monthly: Money;
  /** What the least term comes to. */
  readonly least: Money;
}

export const rentOf = ({ monthly, ...terms }: RentalTerms, quantity: number): Rent => {
  const times = (count: number): Money => ({ ...monthly, cents: monthly.cents * quantity * count });
  const paidMonths = Math.max(0, terms.leastMonths - terms.freeMonths);
  return { ...terms, monthly: times(1), least: times(paidMonths) };
};
