/** Returns a product's own price for today (CAT-06). */
import type { ProductRow } from './product-reader.ts';

export type { ProductRow };

export function finalPrice({ price, specialPrice }: Pick<ProductRow, 'price' | 'specialPrice'>): number {
  return specialPrice !== null && specialPrice < price ? specialPrice : price;
}
