/**
 * A product within merchant content: the product list's tile, with stepper and button (CONTENT-01).
 */

import { ProductTile } from '#features/catalog/ProductTile.tsx';
import type { ProductCard } from '#machines/domain/catalog.ts';

const ContentTile = ({ product }: { readonly product: ProductCard }) => (
  <ProductTile product={product} headingLevel={3} isWide />
);

export default ContentTile;
