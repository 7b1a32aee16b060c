/** What a reader of the account is asked and reports. */

import type { FailureKind } from '../../domain/failure.ts';

export type AccountReadingEvent =
  /** Its page is opened once more: it may have changed since. */
  | { readonly type: 'accountReading.refresh' }
  /** Once more, where it failed: somebody pressed, the connection is back, or its customer has signed in again (BEY-02). */
  | { readonly type: 'accountReading.retry' };

export type AccountReadingFact = { readonly type: 'accountReading.failed'; readonly kind: FailureKind };
