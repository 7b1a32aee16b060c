/** Rental terms for the chosen quantity (GEN-02). */

import { rentalTexts } from '#copy/rental.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';
import { selectQuantity } from '#machines/options/options.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { FactList } from '#ui/FactList.tsx';

export interface ProductTermsProps {
  readonly terms: RentalTerms;
  readonly options: OptionsActor;
}

/** The default export is required by React.lazy. */
export default function ProductTerms({ terms, options }: ProductTermsProps) {
  const quantity = useSelected(options, selectQuantity);
  const texts = rentalTexts(terms, quantity, usePriceFormat());
  // the price above already shows the cost of one
  return <FactList facts={texts.slice(quantity > 1 ? 0 : 1)} />;
}
