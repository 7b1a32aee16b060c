/** What renting this product means, for as many as are chosen (GEN-02). */

import { rentalTexts } from '#copy/rental.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';
import { selectQuantity } from '#machines/options/options.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { FactList } from '#ui/FactList.tsx';

export interface ProductTermsProps {
  readonly terms: RentalTerms;
  readonly name: string;
  readonly options: OptionsActor;
}

export const ProductTerms = ({ terms, name, options }: ProductTermsProps) => {
  const quantity = useSelected(options, selectQuantity);
  return <FactList facts={rentalTexts(terms, quantity, usePriceFormat())} label={`Terms of ${name}`} />;
};
