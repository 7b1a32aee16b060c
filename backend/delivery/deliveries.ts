/**
 * Reads deliveries as of today: one whose day has passed counts as delivered, without a background
 * job (ROUTE-02).
 */
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { delivery } from '../database/schema/service.ts';
import type { Settings } from '../store/settings.ts';
import { dayOf } from './calendar.ts';

type DeliveryRow = typeof delivery.$inferSelect;

export type Delivery = DeliveryRow;

/** "delivered" is never stored; it follows from the date. */
export function asOfToday(row: DeliveryRow, now: Date, settings: Settings): Delivery {
  return row.deliverOn < dayOf(now, settings) ? { ...row, status: 'delivered' } : row;
}

export async function deliveriesOf(
  queries: Queries,
  orderIds: readonly number[],
  now: Date,
  settings: Settings,
): Promise<Delivery[]> {
  if (orderIds.length === 0) return [];
  const rows = await queries
    .select()
    .from(delivery)
    .where(inArray(delivery.orderId, [...orderIds]))
    .orderBy(asc(delivery.deliverOn), asc(delivery.id));
  return rows.map((row) => asOfToday(row, now, settings));
}
