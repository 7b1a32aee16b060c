/** What the look-up of an order is asked and tells; a fact says nothing of the person (TRK-04). */

import type { FailureKind } from '../../domain/failure.ts';
import type { OrderQuestion, OrderQuestionDraft } from '../../domain/order-lookup.ts';

export type OrderLookupEvent =
  /** What was written into a field: it outlasts the page. */
  | { readonly type: 'orderLookup.keepDraft'; readonly draft: Partial<OrderQuestionDraft> }
  | { readonly type: 'orderLookup.find'; readonly question: OrderQuestion }
  /** The form is to be opened with what is known of an order already. */
  | { readonly type: 'orderLookup.prepare'; readonly question: OrderQuestion }
  /** Another order is to be looked for. */
  | { readonly type: 'orderLookup.renew' }
  /** Whoever asked is gone. */
  | { readonly type: 'orderLookup.forget' };

export type OrderLookupFact =
  | { readonly type: 'orderLookup.found' }
  | { readonly type: 'orderLookup.failed'; readonly kind: FailureKind };
