/** What of the cart the drawer and the page show; nothing of it while an order may still be under way. */

import { selectCartView, type CartView } from '#machines/cart/cart.selectors.ts';
import { selectIsRecovering } from '#machines/recovery/recovery.selectors.ts';
import { useCart, useRecovery, useSelected } from '#shop/use-shop.ts';

export const useCartView = (): CartView | 'held' => {
  const view = useSelected(useCart(), selectCartView);
  return useSelected(useRecovery(), selectIsRecovering) ? 'held' : view;
};

export const loadingMessages = { loading: 'Loading your cart', renewing: 'Renewing your cart' } as const;
