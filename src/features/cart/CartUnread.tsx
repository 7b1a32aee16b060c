/** Says that nobody knows what the cart holds, and asks again (CART-02). */

import type { Failure } from '#machines/domain/failure.ts';
import { useCart } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export const CartUnread = ({ failure }: { readonly failure: Failure }) => {
  const cart = useCart();
  return (
    <Notice
      type="error"
      title="Your cart could not be loaded"
      announce
      action={<Button onClick={() => cart.send({ type: 'cart.load' })}>Try again</Button>}
    >
      {failure.message}
    </Notice>
  );
};
