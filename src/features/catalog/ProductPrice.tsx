/** What a product costs, what it cost before, and for how long a rental price lasts (§5 price display). */

import type { ProductCard } from '#machines/domain/catalog.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { Price } from '#ui/Price.tsx';

export interface ProductPriceProps {
  readonly product: Pick<ProductCard, 'price' | 'regularPrice' | 'isRental' | 'isPriceFrom'>;
  readonly size?: 'standard' | 'large';
}

export const ProductPrice = ({ product, size }: ProductPriceProps) => (
  <Price
    text={`${product.isPriceFrom ? 'From ' : ''}${formatPrice(product.price)}`}
    regularText={product.regularPrice === null ? undefined : formatPrice(product.regularPrice)}
    note={product.isRental ? 'a month' : undefined}
    size={size}
  />
);
