/** What the look-up of an order needs from outside. */

import type { OrderQuestion, TrackedOrder } from '../../domain/order-lookup.ts';
import { slot } from '../../slot.ts';

/** Rejects with `notFound` whichever of the three is not the order's. */
export const findOrder = slot<TrackedOrder, { readonly question: OrderQuestion }>('findOrder');
