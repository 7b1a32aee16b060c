/** Finds and changes customers; email addresses are case-insensitive. */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { customer } from '../database/schema/customer.ts';
import { refuseGuest } from '../refusal.ts';

export type CustomerRow = typeof customer.$inferSelect;
export type CustomerChange = Partial<Omit<CustomerRow, 'id' | 'createdAt' | 'updatedAt'>>;

export async function findCustomer(queries: Queries, id: number): Promise<CustomerRow | null> {
  const [row] = await queries.select().from(customer).where(eq(customer.id, id));
  return row ?? null;
}

export async function findCustomerByEmail(queries: Queries, email: string): Promise<CustomerRow | null> {
  const [row] = await queries
    .select()
    .from(customer)
    .where(sql`lower(${customer.email}) = lower(${email})`);
  return row ?? null;
}

/** Locks the row until the transaction ends. A deleted customer counts as a guest. */
export async function lockCustomer(tx: Queries, id: number): Promise<CustomerRow> {
  const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('update');
  if (!row) throw refuseGuest();
  return row;
}

/** An update that matches no customer, so that unknown addresses take as long as known ones. */
export async function imitateCustomerUpdate(queries: Queries, now: Date): Promise<void> {
  await queries
    .update(customer)
    .set({ failedSignIns: 0, updatedAt: now })
    .where(eq(customer.id, 0))
    .returning();
}

/**
 * Counted by the database, so that failures at the same moment all count; `most` of them lock the
 * account and start the count again.
 */
export async function countFailedSignIn(
  queries: Queries,
  id: number,
  { most, lockedUntil }: { readonly most: number; readonly lockedUntil: Date },
  now: Date,
): Promise<void> {
  const failures = sql`${customer.failedSignIns} + 1`;
  const isTooMany = most > 0 ? sql`${failures} >= ${most}` : sql`false`;
  const lock = sql`${lockedUntil.toISOString()}::timestamptz`;
  await queries
    .update(customer)
    .set({
      failedSignIns: sql`case when ${isTooMany} then 0 else ${failures} end`,
      lockedUntil: sql`case when ${isTooMany} then ${lock} else ${customer.lockedUntil} end`,
      updatedAt: now,
    })
    .where(eq(customer.id, id))
    .returning();
}

export async function changeCustomer(
  tx: Queries,
  id: number,
  change: CustomerChange,
  now: Date,
): Promise<CustomerRow> {
  const [row] = await tx
    .update(customer)
    .set({ ...change, updatedAt: now })
    .where(eq(customer.id, id))
    .returning();
  if (!row) throw refuseGuest();
  return row;
}
