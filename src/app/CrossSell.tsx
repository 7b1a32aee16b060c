/** The products below the cart that the merchant links to the ones in it (issue: cross-sell). */

import { useCallback } from 'react';
import { ProductRow } from '#features/catalog/ProductRow.tsx';
import { selectSkus, skuSeparator } from '#machines/trade/cart/cart.selectors.ts';
import { crossSellOf } from '#machines/domain/subject.ts';
import { useCart, useDisplay, useSelected } from '#shop/use-shop.ts';
import { useReading } from '#shop/use-reading.ts';
import { WhenSeen } from '#ui/WhenSeen.tsx';
import styles from './CrossSell.module.css';

const room = <div className={styles['room']} />;

const CrossSellRow = () => {
  const skus = useSelected(useCart(), selectSkus);
  const { content, failure } = useReading(crossSellOf(skus === '' ? [] : skus.split(skuSeparator)));
  if (content?.kind === 'crossSell')
    return <ProductRow heading="Goes with your cart" products={content.products} />;
  return failure === null && room;
};

export const CrossSell = () => {
  const display = useDisplay();
  const show = useCallback(() => display.send({ type: 'display.showCrossSell' }), [display]);
  return (
    <WhenSeen onSeen={show} placeholder={room}>
      <CrossSellRow />
    </WhenSeen>
  );
};
