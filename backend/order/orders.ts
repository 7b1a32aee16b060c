/** Reads stored orders for the receipt, for the look-up of guests and for tests. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orderItem, orderPayment, salesOrder } from '../database/schema/order.ts';
import type { Order, OrderItem } from './store-order.ts';

export interface StoredOrder {
  readonly order: Order;
  readonly items: readonly OrderItem[];
  readonly payment: typeof orderPayment.$inferSelect | null;
}

export async function completeOrders(queries: Queries, orders: readonly Order[]): Promise<StoredOrder[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const items = await queries
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, ids))
    .orderBy(asc(orderItem.id));
  const payments = await queries.select().from(orderPayment).where(inArray(orderPayment.orderId, ids));
  return orders.map((order) => ({
    order,
    items: items.filter(({ orderId }) => orderId === order.id),
    payment: payments.find(({ orderId }) => orderId === order.id) ?? null,
  }));
}

export async function findOrderByNumber(queries: Queries, number: string): Promise<StoredOrder | null> {
  const found = await queries.select().from(salesOrder).where(eq(salesOrder.number, number));
  return (await completeOrders(queries, found))[0] ?? null;
}

export async function findOrderByToken(queries: Queries, token: string): Promise<StoredOrder | null> {
  const found = await queries.select().from(salesOrder).where(eq(salesOrder.token, token));
  return (await completeOrders(queries, found))[0] ?? null;
}

export async function readOrders(queries: Queries): Promise<StoredOrder[]> {
  return completeOrders(queries, await queries.select().from(salesOrder).orderBy(asc(salesOrder.id)));
}
