/** Requests to the order look-up and its facts, which contain no personal data (TRK-04). */

import type { FailureKind } from '../../domain/failure.ts';
import type { OrderQuestion, OrderQuestionDraft } from '../../domain/order-lookup.ts';

export type OrderLookupEvent =
  /** Stores a field, so that it survives leaving the page. */
  | { readonly type: 'orderLookup.keepDraft'; readonly draft: Partial<OrderQuestionDraft> }
  | { readonly type: 'orderLookup.find'; readonly question: OrderQuestion }
  /** Fills the form with the known values of an order. */
  | { readonly type: 'orderLookup.prepare'; readonly question: OrderQuestion }
  /** Starts a look-up of another order. */
  | { readonly type: 'orderLookup.renew' }
  /** The customer has signed out. */
  | { readonly type: 'orderLookup.forget' };

export type OrderLookupFact =
  | { readonly type: 'orderLookup.found' }
  | { readonly type: 'orderLookup.failed'; readonly kind: FailureKind };
