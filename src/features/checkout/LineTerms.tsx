/** Terms of a rented line (GEN-02). */

import { rentalTexts } from '#copy/rental.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { FactList } from '#ui/FactList.tsx';

export interface LineTermsProps {
  readonly quantity: number;
  readonly terms: RentalTerms;
}

/** The default export is required by React.lazy. */
export default function LineTerms({ quantity, terms }: LineTermsProps) {
  const format = usePriceFormat();
  return <FactList facts={rentalTexts(terms, quantity, format)} />;
}
