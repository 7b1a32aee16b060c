/** What the cart comes to, said once a change of it has settled (look.md, everyone can use it). Page and drawer have one each, and only one of them is there at a time. */

import { selectIsCartBusy } from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { inFull } from '#machines/domain/sums.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { SaidAnew } from '#ui/SaidAnew.tsx';
import { itemsText } from './items-text.ts';

export const CartNews = ({ cart }: { readonly cart: Cart }) => {
  const isBusy = useSelected(useCart(), selectIsCartBusy);
  const total = inFull(cart.grandTotal, usePriceFormat());
  return <SaidAnew text={isBusy ? null : `${itemsText(cart.totalQuantity)}, total ${total}`} />;
};
