/** Says that a line of the cart is being changed, or that it is not there any more (CART-03). */

import {
  selectEditedLine,
  selectEditedLineId,
  selectIsLineGone,
} from '#machines/options/options.selectors.ts';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { Notice } from '#ui/Notice.tsx';

export interface EditNoticeProps {
  readonly options: OptionsActor;
}

export const EditNotice = ({ options }: EditNoticeProps) => {
  const isEditing = useSelected(options, selectEditedLineId) !== null;
  const line = useSelected(options, selectEditedLine);
  if (useSelected(options, selectIsLineGone))
    return (
      <Notice type="warning" title="It is no longer in your cart" announce>
        What you wanted to change has left your cart. You can add it anew here.
      </Notice>
    );
  return (
    isEditing && (
      <Notice type="info" title="You are changing your cart">
        {line === null ? 'Fetching what you chose' : `${line.name} stays as it is until you update it.`}
      </Notice>
    )
  );
};
