/** Replaces Magento's messages about a rejected order with clear ones (§8, CHK-13). */

import { FailureError, toFailure, type FailureSubject } from '#machines/domain/failure.ts';

const sentences: Partial<Record<FailureSubject, string>> = {
  country: 'We do not deliver to the country of this delivery address. Please choose another one.',
  paymentMethod: 'This way to pay is not available for this order. Please choose another one.',
};

export const withOrderMessage = (cause: unknown): unknown => {
  const { kind, about } = toFailure(cause);
  const text = kind === 'refused' && about !== undefined ? sentences[about] : undefined;
  return text === undefined || about === undefined
    ? cause
    : new FailureError('refused', text, { cause, about });
};
