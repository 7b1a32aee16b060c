/** Notice that the totals may be stale, with a retry (BEY-05). */

import { outdatedCartMessage } from '#copy/cart.ts';
import { selectIsCartUnread } from '#machines/trade/cart/cart.selectors.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export const CartOutdated = () => {
  const cart = useCart();
  if (!useSelected(cart, selectIsCartUnread)) return null;
  return (
    <Notice
      type="warning"
      announce
      action={
        <Button color="outline" onClick={() => cart.send({ type: 'cart.load' })}>
          Try again
        </Button>
      }
    >
      {outdatedCartMessage}
    </Notice>
  );
};
