/**
 * Reads all details of orders together: a history page takes as many statements as a single order.
 */
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orderComment, orderDocument } from '../database/schema/order.ts';
import { deliveriesOf, type Delivery } from '../delivery/deliveries.ts';
import type { Settings } from '../store/settings.ts';
import { progressOf, type Progress } from './order-progress.ts';
import { completeOrders, type StoredOrder } from './orders.ts';
import type { Order } from './store-order.ts';

export interface OrderDetails extends StoredOrder {
  readonly comments: readonly (typeof orderComment.$inferSelect)[];
  readonly invoices: readonly (typeof orderDocument.$inferSelect)[];
  readonly deliveries: readonly Delivery[];
  readonly progress: Progress;
}

export async function readDetails(
  queries: Queries,
  orders: readonly Order[],
  now: Date,
  settings: Settings,
): Promise<OrderDetails[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const stored = await completeOrders(queries, orders);
  const comments = await queries
    .select()
    .from(orderComment)
    .where(inArray(orderComment.orderId, ids))
    .orderBy(asc(orderComment.id));
  const documents = await queries
    .select()
    .from(orderDocument)
    .where(inArray(orderDocument.orderId, ids))
    .orderBy(asc(orderDocument.id));
  const deliveries = await deliveriesOf(queries, ids, now, settings);
  return stored.map((one) => {
    const isOwn = ({ orderId }: { readonly orderId: number }) => orderId === one.order.id;
    const invoices = documents.filter((document) => isOwn(document) && document.kind === 'invoice');
    const own = deliveries.filter(isOwn);
    return {
      ...one,
      comments: comments.filter(isOwn),
      invoices,
      deliveries: own,
      progress: progressOf(one.order, invoices.length > 0, own, now),
    };
  });
}
