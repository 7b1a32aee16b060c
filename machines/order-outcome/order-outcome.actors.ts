/**
 * Actor slots of the orderOutcome machine; the order machine also reads an order's number with it.
 */

import type { OrderState } from '../domain/order.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import { slot } from '../slot.ts';

/** The state of the cart's order on the server. */
export const readOrderState = slot<OrderState, { readonly order: PendingOrder }>('readOrderState');
