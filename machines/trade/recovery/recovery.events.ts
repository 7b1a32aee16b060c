/** Requests to the recovery machine, events it receives and facts it reports. */

import type { Purchase, Receipt } from '../../domain/order.ts';
import type { PendingOrder } from '../../domain/pending-order.ts';
import type { OrderOutcomeFact } from '../../order-outcome/order-outcome.events.ts';

/** The open order stored in this browser; null once it is settled. */
export type OrderNoticed = { readonly type: 'order.noticed'; readonly order: PendingOrder | null };

/** No other tab holds the order any more; null where one has settled it. */
export type OrderClaimed = { readonly type: 'order.claimed'; readonly order: PendingOrder | null };

/** The order's own tab took it back after this tab had it first. */
export type OrderCeded = { readonly type: 'order.ceded' };

/** To the actor that holds the order: its outcome is known, so it is no longer stored. */
export type OrderSettled = { readonly type: 'order.settled' };

export type RecoveryEvent =
  /** This tab is placing an order. */
  | { readonly type: 'recovery.begin'; readonly order: PendingOrder }
  /** This tab knows the outcome. */
  | { readonly type: 'recovery.end' }
  /** The customer has signed out. */
  | { readonly type: 'recovery.forget' }
  /** The shopper asks at once instead of waiting for the next attempt. */
  | { readonly type: 'recovery.retry' }
  | OrderNoticed
  | OrderClaimed
  | OrderCeded
  | OrderOutcomeFact;

export type RecoveryFact =
  /** There is an open order whose outcome this tab does not know. */
  | { readonly type: 'recovery.started' }
  /** The order was placed. */
  | {
      readonly type: 'recovery.placed';
      readonly cartId: string;
      readonly receipt: Receipt;
      readonly purchase: Purchase;
    }
  /** The order was not placed and may be placed again, or its outcome can no longer be known. */
  | {
      readonly type: 'recovery.refused';
      /** `cartMissing` where the outcome can no longer be known. */
      readonly kind: 'refused' | 'cartMissing';
      readonly message: string;
    }
  /** The customer signed out before the outcome was known. */
  | { readonly type: 'recovery.abandoned'; readonly message: string }
  /** Another tab knows the outcome, or the customer has signed out. */
  | { readonly type: 'recovery.ended' };
