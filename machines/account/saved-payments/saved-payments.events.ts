/** What the saved ways to pay are asked and tell. */

import type { Failure } from '../../domain/failure.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';

export type SavedPaymentsEvent =
  /** Asked to be deleted: done once that is confirmed. */
  | { readonly type: 'savedPayments.askRemoval'; readonly payment: SavedPayment }
  | { readonly type: 'savedPayments.cancelRemoval' }
  | { readonly type: 'savedPayments.confirmRemoval' }
  /** Confirmed before the session expired (BEY-02). */
  | { readonly type: 'savedPayments.remove'; readonly publicHash: string }
  /** Another page: what was said here is over. */
  | { readonly type: 'savedPayments.leave' }
  /** Whose they were is gone. */
  | { readonly type: 'savedPayments.forget' };

export type SavedPaymentsRequest = Extract<SavedPaymentsEvent, { readonly type: 'savedPayments.remove' }>;

export type SavedPaymentsFact =
  | { readonly type: 'savedPayments.removed' }
  /** `asked` is asked again once signed in, where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'savedPayments.failed';
      readonly failure: Failure;
      readonly asked: SavedPaymentsRequest;
      /** Nobody looks at the list any more: it has to be said elsewhere. */
      readonly isLeft: boolean;
    };
