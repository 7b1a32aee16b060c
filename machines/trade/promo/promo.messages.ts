/** What is said of a promo code on a cart (§4 promo code, PROMO-01). */

import type { CodeMessage } from '../../domain/code.ts';
import type { Failure } from '../../domain/failure.ts';

export const promoAppliedMessage: CodeMessage = {
  isGood: true,
  text: 'Promo code was successfully applied',
};
/** One code counts for a cart: another that is taken replaces it. */
export const promoReplacedMessage = (replaced: string): CodeMessage => ({
  isGood: true,
  text: `${promoAppliedMessage.text}. It replaces ${replaced}`,
});
export const promoRemovedMessage: CodeMessage = {
  isGood: true,
  text: 'Promo code was successfully removed',
};
export const promoInvalidMessage: CodeMessage = { isGood: false, text: 'Promo code is not valid' };

/** What is said of a refused code on a cart that had another one. */
export const promoKeptText = (refused: string, kept: string): string =>
  `Promo code ${refused} is not valid. ${kept} still counts`;
export const promoLostText = (refused: string, lost: string): string =>
  `Promo code ${refused} is not valid, and ${lost} does not count any more. Please apply it again`;

/** The server knows no such code for this cart; any other failure is told in its own words. */
export const promoFailureMessage = ({ kind, message }: Failure): CodeMessage =>
  kind === 'notFound' ? promoInvalidMessage : { isGood: false, text: message };
