/** Reads stored orders: for the receipt, for look-up by number, email and postcode, and for tests. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orderItem, orderPayment, salesOrder } from '../database/schema/order.ts';
import type { Order } from './store-order.ts';

export interface StoredOrder {
  readonly order: Order;
  readonly items: readonly (typeof orderItem.$inferSelect)[];
  readonly payment: typeof orderPayment.$inferSelect | null;
}

async function complete(queries: Queries, order: Order | undefined): Promise<StoredOrder | null> {
  if (!order) return null;
  const items = await queries
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, order.id))
    .orderBy(asc(orderItem.id));
  const [payment] = await queries.select().from(orderPayment).where(eq(orderPayment.orderId, order.id));
  return { order, items, payment: payment ?? null };
}

export async function findOrderByNumber(queries: Queries, number: string): Promise<StoredOrder | null> {
  const [order] = await queries.select().from(salesOrder).where(eq(salesOrder.number, number));
  return complete(queries, order);
}

export async function findOrderByToken(queries: Queries, token: string): Promise<StoredOrder | null> {
  const [order] = await queries.select().from(salesOrder).where(eq(salesOrder.token, token));
  return complete(queries, order);
}

export async function readOrders(queries: Queries): Promise<StoredOrder[]> {
  const orders = await queries.select().from(salesOrder).orderBy(asc(salesOrder.id));
  const stored: StoredOrder[] = [];
  for (const order of orders) {
    const one = await complete(queries, order);
    if (one) stored.push(one);
  }
  return stored;
}
