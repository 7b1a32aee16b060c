/** Beneath the cart: what the merchant says goes with what is in it (issue: cross-sell). */

import { useEffect } from 'react';
import { ProductRow } from '#features/catalog/ProductRow.tsx';
import { selectSkus, skuSeparator } from '#machines/cart/cart.selectors.ts';
import type { Subject } from '#machines/domain/subject.ts';
import { useCart, useReading, useSelected, useShop } from '#shop/use-shop.ts';

export const CrossSell = () => {
  const shop = useShop();
  const skus = useSelected(useCart(), selectSkus);
  const subject: Subject = { kind: 'crossSell', skus: skus === '' ? [] : skus.split(skuSeparator) };
  const { content } = useReading(subject);
  // another set of products is another question; a changed quantity is none
  useEffect(() => {
    if (skus !== '')
      shop.send({ type: 'shop.read', subject: { kind: 'crossSell', skus: skus.split(skuSeparator) } });
  }, [shop, skus]);
  if (content?.kind !== 'crossSell') return null;
  return <ProductRow heading="Goes with your cart" products={content.products} />;
};
