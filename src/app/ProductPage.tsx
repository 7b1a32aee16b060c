/** A product page with its related products (CAT-04, CAT-09). */

import { memo, useCallback } from 'react';
import { ProductRow } from '#features/catalog/ProductRow.tsx';
import RecentlyViewed from '#features/catalog/RecentlyViewed.tsx';
import { DeliveryFold } from '#features/delivery/DeliveryFold.tsx';
import { ProductScreen } from '#features/product/ProductScreen.tsx';
import { recentlyViewed, type Content } from '#machines/domain/subject.ts';
import { useShop } from '#shop/use-shop.ts';
import { WhenSeen } from '#ui/WhenSeen.tsx';

export interface ProductPageProps {
  readonly product: Extract<Content, { readonly kind: 'product' }>['product'];
  /** The cart item that is being edited. */
  readonly editedLineId: string | null;
}

const ProductPage = ({ product, editedLineId }: ProductPageProps) => {
  const shop = useShop();
  const readViewed = useCallback(() => shop.send({ type: 'shop.read', subjects: [recentlyViewed] }), [shop]);
  return (
    <ProductScreen product={product} editedLineId={editedLineId} delivery={<DeliveryFold />}>
      <ProductRow heading="Goes well with it" products={product.related} />
      <ProductRow heading="You may also like" products={product.upsell} />
      <WhenSeen onSeen={readViewed}>
        <RecentlyViewed besides={product.sku} />
      </WhenSeen>
    </ProductScreen>
  );
};

// memo: a rendering around the page leaves its carousels alone, whose code may still be loading
export default memo(ProductPage);
