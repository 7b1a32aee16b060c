/** Actor slots that the order look-up needs. */

import type { OrderQuestion, TrackedOrder } from '../../domain/order-lookup.ts';
import { slot } from '../../slot.ts';

/** Rejects with `notFound` when any of the three values does not match the order. */
export const findOrder = slot<TrackedOrder, { readonly question: OrderQuestion }>('findOrder');
