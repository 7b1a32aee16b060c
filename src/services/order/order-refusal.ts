/** Why Magento refuses an order for what it took before, in a shopper's words (§8, CHK-13). */

import { FailureError, toFailure } from '#machines/domain/failure.ts';

const sentences: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /country-specific configurations/i,
    'We do not deliver to the country of this delivery address. Please choose another one.',
  ],
  [
    /requested payment method is not available/i,
    'This way to pay is not available for this order. Please choose another one.',
  ],
];

export const withOrderWords = (cause: unknown): unknown => {
  const { kind, message } = toFailure(cause);
  const text = kind === 'refused' ? sentences.find(([pattern]) => pattern.test(message))?.[1] : undefined;
  return text === undefined ? cause : new FailureError('refused', text, { cause });
};
