/** Notice that the cart could not be read, with a retry (CART-02). */

import type { Failure } from '#machines/domain/failure.ts';
import { useCart } from '#shop/use-shop.ts';
import { RetryNotice } from '#ui/RetryNotice.tsx';

export const CartUnread = ({ failure }: { readonly failure: Failure }) => {
  const cart = useCart();
  return (
    <RetryNotice title="Your cart could not be loaded" onRetry={() => cart.send({ type: 'cart.load' })}>
      {failure.message}
    </RetryNotice>
  );
};
