/** The slot of the orderOutcome machine; the order machine reads the number of a placed order by it. */

import type { OrderState } from '../domain/order.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import { slot } from '../slot.ts';

/** What the server says became of the cart. */
export const readOrderState = slot<OrderState, { readonly order: PendingOrder }>('readOrderState');
