/** Requests to the order machine and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';
import type { OrderRequest, Receipt } from '../../domain/order.ts';
import type { OrderOutcomeFact } from '../../order-outcome/order-outcome.events.ts';

export type OrderEvent =
  | { readonly type: 'order.place'; readonly request: OrderRequest }
  /** Asks again for the outcome of an order without a response. */
  | { readonly type: 'order.reconcile' }
  | OrderOutcomeFact;

export type OrderFact =
  | { readonly type: 'order.placed'; readonly receipt: Receipt }
  /** The outcome is not known yet; the server is asked again. */
  | { readonly type: 'order.unconfirmed' }
  /** `isSent`: the authorisation has left this page and must not be used again. */
  | { readonly type: 'order.refused'; readonly failure: Failure; readonly isSent: boolean }
  /** The cart differs from the one the shopper saw; nothing was ordered (BEY-16). */
  | { readonly type: 'order.stopped'; readonly changes: readonly string[] };
