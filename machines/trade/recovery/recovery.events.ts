/** What the recovery machine is asked, hears and tells. */

import type { Purchase, Receipt } from '../../domain/order.ts';
import type { PendingOrder } from '../../domain/pending-order.ts';
import type { OrderOutcomeFact } from '../../order-outcome/order-outcome.events.ts';

/** What this browser remembers of an order under way; null once it is settled. */
export type OrderNoticed = { readonly type: 'order.noticed'; readonly order: PendingOrder | null };

/** No other tab is at it any more; null where one has settled it meanwhile. */
export type OrderClaimed = { readonly type: 'order.claimed'; readonly order: PendingOrder | null };

/** The tab whose order it is took it back: it came to it later than this one. */
export type OrderCeded = { readonly type: 'order.ceded' };

export type RecoveryEvent =
  /** An order of this tab's own is on its way. */
  | { readonly type: 'recovery.begin'; readonly order: PendingOrder }
  /** Its outcome is known here. */
  | { readonly type: 'recovery.end' }
  /** Whose it was has left. */
  | { readonly type: 'recovery.forget' }
  /** The shopper does not want to wait for the next time it is asked by itself. */
  | { readonly type: 'recovery.retry' }
  | OrderNoticed
  | OrderClaimed
  | OrderCeded
  | OrderOutcomeFact;

export type RecoveryFact =
  /** There is an order under way whose end this tab has not seen. */
  | { readonly type: 'recovery.started' }
  /** It was placed. */
  | {
      readonly type: 'recovery.placed';
      readonly cartId: string;
      readonly receipt: Receipt;
      readonly purchase: Purchase;
    }
  /** It was not placed and may be placed again, or it can no longer be known. */
  | {
      readonly type: 'recovery.refused';
      /** 'cartMissing' where it can no longer be known. */
      readonly kind: 'refused' | 'cartMissing';
      readonly message: string;
    }
  /** Whose it was has left before it was known. */
  | { readonly type: 'recovery.abandoned'; readonly message: string }
  /** Another tab knows the outcome, or the customer it belongs to has left. */
  | { readonly type: 'recovery.ended' };
