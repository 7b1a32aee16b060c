/** Cart as the drawer and the page show it; held while an order may be pending. */

import { selectCartView, type CartView } from '#machines/trade/cart/cart.selectors.ts';
import { useIsRecovering, useOfCart } from '#shop/use-shop.ts';

export const useCartView = (): CartView | 'held' => {
  const view = useOfCart<CartView>(selectCartView, 'loading');
  return useIsRecovering() ? 'held' : view;
};

export const loadingMessages = { loading: 'Loading your cart', renewing: 'Renewing your cart' } as const;
