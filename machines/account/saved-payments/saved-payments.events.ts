/** Requests to the saved payments and the facts they report. */

import type { Failure } from '../../domain/failure.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';

export type SavedPaymentsEvent =
  /** Opens the confirmation of a deletion. */
  | { readonly type: 'savedPayments.askRemoval'; readonly payment: SavedPayment }
  | { readonly type: 'savedPayments.cancelRemoval' }
  | { readonly type: 'savedPayments.confirmRemoval' }
  /** The deletion was confirmed before the session expired (BEY-02). */
  | { readonly type: 'savedPayments.remove'; readonly publicHash: string }
  /** Another page was opened: messages are cleared. */
  | { readonly type: 'savedPayments.leave' }
  /** The customer has signed out. */
  | { readonly type: 'savedPayments.forget' };

export type SavedPaymentsRequest = Extract<SavedPaymentsEvent, { readonly type: 'savedPayments.remove' }>;

export type SavedPaymentsFact =
  | { readonly type: 'savedPayments.removed' }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'savedPayments.failed';
      readonly failure: Failure;
      readonly asked: SavedPaymentsRequest;
      /** The list was left, so the failure is shown elsewhere. */
      readonly isLeft: boolean;
    };
