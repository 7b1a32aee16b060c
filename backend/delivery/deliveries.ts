/** Deliveries as they stand today: a day that has passed is delivered, without any clockwork (ROUTE-02). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { delivery } from '../database/schema/service.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { lengthOf } from '../rules/text-length.ts';
import type { Settings } from '../store/settings.ts';
import { dayOf } from './calendar.ts';

type DeliveryRow = typeof delivery.$inferSelect;

export type Delivery = DeliveryRow;

/** Nothing writes "delivered": it is read off the calendar, the day after. */
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

export async function findDelivery(
  queries: Queries,
  token: string,
  now: Date,
  settings: Settings,
): Promise<Delivery> {
  const [row] = await queries.select().from(delivery).where(eq(delivery.token, token));
  if (!row) throw refuseMissing("We couldn't find a delivery for this link.");
  return asOfToday(row, now, settings);
}

const longestInstructions = 500;

/** Confirming twice is the same as once; instructions are only changed where some are given. */
export async function confirmDelivery(
  tx: Queries,
  token: string,
  instructions: string | null,
  now: Date,
  settings: Settings,
): Promise<Delivery> {
  const [row] = await tx.select().from(delivery).where(eq(delivery.token, token)).for('update');
  if (!row) throw refuseMissing("We couldn't find a delivery for this link.");
  if (asOfToday(row, now, settings).status === 'delivered')
    throw refuseInput('This delivery has already been made.');
  if (instructions !== null && lengthOf(instructions) > longestInstructions)
    throw refuseInput(`The instructions must not be longer than ${longestInstructions} characters.`);
  const change = {
    status: 'confirmed' as const,
    confirmedAt: row.confirmedAt ?? now,
    ...(instructions === null
      ? {}
      : { instructions: instructions.trim() === '' ? null : instructions.trim() }),
  };
  await tx.update(delivery).set(change).where(eq(delivery.id, row.id));
  return { ...row, ...change };
}
