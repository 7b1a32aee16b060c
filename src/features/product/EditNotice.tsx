/** Notice that a cart line is being edited, or is no longer in the cart (CART-03). */

import { selectCart, selectCartFailure, selectIsCartBusy } from '#machines/trade/cart/cart.selectors.ts';
import {
  selectEditedLine,
  selectEditedLineId,
  selectIsLineGone,
} from '#machines/options/options.selectors.ts';
import { paths } from '#paths.ts';
import { useAsk } from '#shop/use-ask.ts';
import type { OptionsActor } from '#shop/use-options.ts';
import { useOfCart, useSelected } from '#shop/use-shop.ts';
import { Notice } from '#ui/Notice.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';

export interface EditNoticeProps {
  readonly options: OptionsActor;
}

export const EditNotice = ({ options }: EditNoticeProps) => {
  const ask = useAsk();
  const isEditing = useSelected(options, selectEditedLineId) !== null;
  const line = useSelected(options, selectEditedLine);
  const failure = useOfCart(selectCartFailure, null);
  const isBusy = useOfCart(selectIsCartBusy, true);
  const isUnread = useOfCart(selectCart, null) === null && !isBusy;
  // a merged or replaced cart has new line ids
  if (useSelected(options, selectIsLineGone))
    return (
      <Notice type="warning" title="We could not find it in your cart" announce>
        What you wanted to change is not there as it was. Please <a href={paths.cart}>look into your cart</a>{' '}
        before you add it anew.
      </Notice>
    );
  if (!isEditing) return null;
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
