/** The products below the cart that the merchant links to the ones in it (issue: cross-sell). */

import { ProductRow } from '#features/catalog/ProductRow.tsx';
import { selectSkus, skuSeparator } from '#machines/trade/cart/cart.selectors.ts';
import { crossSellOf } from '#machines/domain/subject.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { useReading } from '#shop/use-reading.ts';

export const CrossSell = () => {
  const skus = useSelected(useCart(), selectSkus);
  const { content } = useReading(crossSellOf(skus === '' ? [] : skus.split(skuSeparator)));
  if (content?.kind !== 'crossSell') return null;
  return <ProductRow heading="Goes with your cart" products={content.products} />;
};
