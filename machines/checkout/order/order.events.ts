/** What the order machine is asked and tells. */

import type { Failure } from '../../domain/failure.ts';
import type { OrderRequest, Receipt } from '../../domain/order.ts';
import type { OrderOutcomeFact } from '../../order-outcome/order-outcome.events.ts';

export type OrderEvent =
  | { readonly type: 'order.place'; readonly request: OrderRequest }
  /** Asks again what became of an order whose answer was lost. */
  | { readonly type: 'order.reconcile' }
  | OrderOutcomeFact;

export type OrderFact =
  | { readonly type: 'order.placed'; readonly receipt: Receipt }
  /** The outcome is not known yet; it is asked again. */
  | { readonly type: 'order.doubted' }
  /** `isSent` where what was authorised for it has left this page, and so must not be used again. */
  | { readonly type: 'order.refused'; readonly failure: Failure; readonly isSent: boolean }
  /** The cart is no longer what the shopper saw; nothing was ordered (BEY-16). */
  | { readonly type: 'order.stopped'; readonly changes: readonly string[] };
