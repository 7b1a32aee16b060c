/** Failures of PayPal with clear messages (PAY-02, §8). */

import { FailureError } from '#machines/domain/failure.ts';

export const payPalUnavailable = (cause?: unknown): FailureError =>
  new FailureError(
    'cardUnavailable',
    'PayPal could not be loaded. Try again, or choose another way to pay.',
    {
      cause,
    },
  );

export const payPalRefused = (cause?: unknown): FailureError =>
  new FailureError(
    'cardRefused',
    'PayPal could not approve this payment. Try again, or choose another way to pay.',
    { cause },
  );
