/** Actor slots that the recovery machine needs. */

import type { PendingOrder } from '../../domain/pending-order.ts';
import { listenerSlot } from '../../slot.ts';
import type { OrderCeded, OrderClaimed, OrderNoticed, OrderSettled } from './recovery.events.ts';

/** Sends the order stored in this browser at once and whenever another tab begins or ends one. */
export const watchOrders = listenerSlot<OrderNoticed, undefined>('watchOrders');

/**
 * Holds an order for one tab at a time while it runs; the order's own tab goes first. Stores its
 * own order at once, and removes an order that it holds when told that it is settled.
 */
export const holdOrder = listenerSlot<
  OrderClaimed | OrderCeded | OrderSettled,
  { readonly order: PendingOrder; readonly isOwn: boolean }
>('holdOrder');
