/** A product, and what goes with it (CAT-04, CAT-09). */

import { ProductRow } from '#features/catalog/ProductRow.tsx';
import RecentlyViewed from '#features/catalog/RecentlyViewed.tsx';
import { ProductScreen } from '#features/product/ProductScreen.tsx';
import type { Content } from '#machines/domain/subject.ts';

export interface ProductPageProps {
  readonly product: Extract<Content, { readonly kind: 'product' }>['product'];
  /** The line of the cart that is being changed. */
  readonly editedLineId: string | null;
}

const ProductPage = ({ product, editedLineId }: ProductPageProps) => (
  <ProductScreen product={product} editedLineId={editedLineId}>
    <ProductRow heading="Goes well with it" products={product.related} />
    <ProductRow heading="You may also like" products={product.upsell} />
    <RecentlyViewed besides={product.sku} />
  </ProductScreen>
);

export default ProductPage;
