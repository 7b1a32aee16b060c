/** Requests to an account reading and the facts it reports. */

import type { FailureKind } from '../../domain/failure.ts';

export type AccountReadingEvent =
  /** Reads again because the page was opened again and the data may have changed. */
  | { readonly type: 'accountReading.refresh' }
  /** Reads again after a failure: on a press, on reconnect or after signing in again (BEY-02). */
  | { readonly type: 'accountReading.retry' };

export type AccountReadingFact = { readonly type: 'accountReading.failed'; readonly kind: FailureKind };
