/** What the totals machine is asked and tells. */

import type { Failure } from '../../domain/failure.ts';
import type { ShippingInformation } from '../../domain/totals.ts';

export type TotalsEvent =
  /** Asks the server anew; an answer still on its way no longer counts. */
  | { readonly type: 'totals.read'; readonly cartId: string }
  /** Asks once more where there was no answer. */
  | { readonly type: 'totals.retry' }
  /** Nobody waits for the sums any more. */
  | { readonly type: 'totals.clear' };

export type TotalsFact =
  | { readonly type: 'totals.loaded'; readonly information: ShippingInformation }
  | { readonly type: 'totals.loadFailed'; readonly failure: Failure };
