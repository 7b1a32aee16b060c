/** Card fields that are filled in correctly. */

import type { CardState } from '#machines/domain/payment.ts';

const right = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
export const filled: CardState = {
  fields: { number: right, expirationDate: right, cvv: right },
  cardType: 'Visa',
};
