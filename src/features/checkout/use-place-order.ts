/** Places the order; if it is blocked, moves focus to the reasons (CHK-07, BEY-07). */

import { flushSync } from 'react-dom';
import { usePaying } from '#shop/paying.ts';
import { useDraftUnless } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { blockersId } from './Blockers.tsx';

export const usePlaceOrder = (): (() => void) => {
  const paying = usePaying();
  const draft = useDraftUnless(paying !== null);
  if (paying !== null) return paying.pay;
  return () => {
    flushSync(() => draft?.send({ type: 'draft.placeOrder' }));
    focusField(blockersId);
  };
};
