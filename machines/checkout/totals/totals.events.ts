/** Requests to the totals machine and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';
import type { ShippingInformation } from '../../domain/totals.ts';

export type TotalsEvent =
  /** Reads the totals again and ignores responses still in flight. */
  | { readonly type: 'totals.read'; readonly cartId: string }
  /** Repeats a failed read. */
  | { readonly type: 'totals.retry' }
  /** The totals are no longer needed. */
  | { readonly type: 'totals.clear' };

export type TotalsFact =
  | { readonly type: 'totals.loaded'; readonly information: ShippingInformation }
  | { readonly type: 'totals.loadFailed'; readonly failure: Failure };
