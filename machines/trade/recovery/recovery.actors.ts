/** What the recovery machine needs from outside. */

import type { PendingOrder } from '../../domain/pending-order.ts';
import { listenerSlot } from '../../slot.ts';
import type { OrderCeded, OrderClaimed, OrderNoticed } from './recovery.events.ts';

/** Tells of the order that this browser remembers: at the start, and when another tab begins or ends one. */
export const watchOrders = listenerSlot<OrderNoticed, undefined>('watchOrders');

/** Holds an order among the tabs as long as it runs, one tab at a time and its own before any other: remembers one of our own at once, and forgets what it held when it ends. */
export const holdOrder = listenerSlot<
  OrderClaimed | OrderCeded,
  { readonly order: PendingOrder; readonly isOwn: boolean }
>('holdOrder');
