/** Announces items and total after a change; page and drawer never render it together. */

import { selectIsCartBusy } from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { inFull } from '#machines/domain/sums.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { AnnouncedChange } from '#ui/AnnouncedChange.tsx';
import { itemsText } from './items-text.ts';

export const CartAnnouncement = ({ cart }: { readonly cart: Cart }) => {
  const isBusy = useSelected(useCart(), selectIsCartBusy);
  const total = inFull(cart.grandTotal, usePriceFormat());
  return <AnnouncedChange text={isBusy ? null : `${itemsText(cart.totalQuantity)}, total ${total}`} />;
};
