/** Rental terms for the chosen quantity (GEN-02). */

import { rentalTexts } from '#copy/rental.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { FactList } from '#ui/FactList.tsx';

export interface ProductTermsProps {
  readonly terms: RentalTerms;
  readonly quantity: number;
}

/** The default export is required by React.lazy. */
export default function ProductTerms({ terms, quantity }: ProductTermsProps) {
  const texts = rentalTexts(terms, quantity, usePriceFormat());
  // the price above already shows the cost of one
  return <FactList facts={texts.slice(quantity > 1 ? 0 : 1)} />;
}
