/** Messages about gift cards on a cart (§3 gift card, GIFT-01). */

import type { CodeMessage } from '../../domain/code.ts';
import type { Failure } from '../../domain/failure.ts';

export const giftCardAppliedMessage: CodeMessage = {
  isGood: true,
  text: 'Gift card was successfully applied',
};
export const giftCardRemovedMessage: CodeMessage = {
  isGood: true,
  text: 'Gift card was successfully removed',
};

export const giftCardFailureMessage = ({ message }: Failure): CodeMessage => ({
  isGood: false,
  text: message,
});
