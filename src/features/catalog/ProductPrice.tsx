/** Price, regular price and rental period of a product (§5 price display). */

import { priceLabel, type Priced } from '#machines/domain/price-label.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { Price } from '#ui/Price.tsx';

export interface ProductPriceProps {
  readonly product: Priced;
  readonly size?: 'standard' | 'large';
}

export const ProductPrice = ({ product, size }: ProductPriceProps) => (
  <Price {...priceLabel(product, usePriceFormat())} size={size} />
);
