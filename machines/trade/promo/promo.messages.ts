/** Messages about promo codes on a cart (§4 promo code, PROMO-01). */

import type { CodeMessage } from '../../domain/code.ts';
import type { Failure } from '../../domain/failure.ts';

export const promoAppliedMessage: CodeMessage = {
  isGood: true,
  text: 'Promo code was successfully applied',
};
/** A cart has one code: an accepted one replaces it. */
export const promoReplacedMessage = (replaced: string): CodeMessage => ({
  isGood: true,
  text: `${promoAppliedMessage.text}. It replaces ${replaced}`,
});
export const promoRemovedMessage: CodeMessage = {
  isGood: true,
  text: 'Promo code was successfully removed',
};
export const promoInvalidMessage: CodeMessage = { isGood: false, text: 'Promo code is not valid' };

/** The message for a refused code while another stays applied. */
export const promoKeptText = (refused: string, kept: string): string =>
  `Promo code ${refused} is not valid. ${kept} still counts`;
export const promoLostText = (refused: string, lost: string): string =>
  `Promo code ${refused} is not valid, and ${lost} does not count any more. Please apply it again`;

/** The server knows no such code for this cart; any other failure shows its own message. */
export const promoFailureMessage = ({ kind, message }: Failure): CodeMessage =>
  kind === 'notFound' ? promoInvalidMessage : { isGood: false, text: message };
