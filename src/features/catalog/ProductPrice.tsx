/** Price, regular price and rental period of a product (§5 price display). */

import { priceWords, type Priced } from '#machines/domain/price-words.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { Price } from '#ui/Price.tsx';

export interface ProductPriceProps {
  readonly product: Priced;
  readonly size?: 'standard' | 'large';
}

export const ProductPrice = ({ product, size }: ProductPriceProps) => (
  <Price {...priceWords(product, usePriceFormat())} size={size} />
);
