/** What of the cart the drawer and the page show; nothing of it while an order may still be under way. */

import { selectCartView, type CartView } from '#machines/trade/cart/cart.selectors.ts';
import { useIsRecovering, useOfCart } from '#shop/use-shop.ts';

export const useCartView = (): CartView | 'held' => {
  const view = useOfCart<CartView>(selectCartView, 'loading');
  return useIsRecovering() ? 'held' : view;
};

export const loadingMessages = { loading: 'Loading your cart', renewing: 'Renewing your cart' } as const;
