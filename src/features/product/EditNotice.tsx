/** Notice that a cart line is being edited, or is no longer in the cart (CART-03). */

import { selectCart, selectCartFailure, selectIsCartBusy } from '#machines/trade/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { paths } from '#paths.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useOfCart } from '#shop/use-shop.ts';
import { Notice } from '#ui/Notice.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';

export interface EditNoticeProps {
  /** null until known. */
  readonly line: NewLine | null;
  /** It is not in the cart any more. */
  readonly isGone: boolean;
}

export const EditNotice = ({ line, isGone }: EditNoticeProps) => {
  const ask = useAsk();
  const failure = useOfCart(selectCartFailure, null);
  const isBusy = useOfCart(selectIsCartBusy, true);
  const isUnread = useOfCart(selectCart, null) === null && !isBusy;
  // a merged or replaced cart has new line ids
  if (isGone)
    return (
      <Notice type="warning" title="We could not find it in your cart" announce>
        What you wanted to change is not there as it was. Please <a href={paths.cart}>look into your cart</a>{' '}
        before you add it anew.
      </Notice>
    );
  if (isUnread && failure !== null)
    return (
      <RetryNotice title="Your cart could not be loaded" onRetry={() => ask.cart({ type: 'cart.load' })}>
        {failure.message}
      </RetryNotice>
    );
  return (
    <Notice type="info" title="You are changing your cart">
      {line === null ? 'Fetching what you chose' : `${line.name} stays as it is until you update it.`}
    </Notice>
  );
};
