/** The terms of a rental as products and orders tell them (GEN-02); none where the backend knows none. */

import type { Money } from '#machines/domain/money.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';

interface WireTerms {
  readonly is_rental_product?: number | null;
  readonly rental_free_months?: number | null;
  readonly rental_included?: string | null;
  readonly rental_least_months?: number | null;
}

export const rentalIn = (
  { is_rental_product, rental_free_months, rental_included, rental_least_months }: WireTerms,
  monthly: Money,
): { readonly rental?: RentalTerms } =>
  is_rental_product === 1 && rental_least_months != null
    ? {
        rental: {
          monthly,
          freeMonths: rental_free_months ?? 0,
          leastMonths: rental_least_months,
          included: rental_included ?? '',
        },
      }
    : {};
