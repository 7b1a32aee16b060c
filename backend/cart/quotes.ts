/** Creates, finds and locks carts (CART-01). */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { quote } from '../database/schema/cart.ts';

export type Quote = typeof quote.$inferSelect;

export async function createQuote(
  queries: Queries,
  now: Date,
  maskedId = randomBytes(16).toString('hex'),
  owner: Pick<typeof quote.$inferInsert, 'customerId' | 'email'> = {},
): Promise<Quote | null> {
  const [made] = await queries
    .insert(quote)
    .values({ maskedId, createdAt: now, updatedAt: now, ...owner })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

export async function findQuote(queries: Queries, maskedId: string): Promise<Quote | null> {
  const [found] = await queries.select().from(quote).where(eq(quote.maskedId, maskedId));
  return found ?? null;
}

/** Locks the cart until the transaction ends, so that concurrent writers take turns. */
export async function lockQuote(tx: Queries, maskedId: string): Promise<Quote | null> {
  const [found] = await tx.select().from(quote).where(eq(quote.maskedId, maskedId)).for('update');
  return found ?? null;
}

export type QuoteChange = Partial<Omit<typeof quote.$inferInsert, 'id' | 'maskedId' | 'createdAt'>>;

export async function changeQuote(tx: Queries, id: number, now: Date, change: QuoteChange): Promise<void> {
  await tx
    .update(quote)
    .set({ ...change, updatedAt: now })
    .where(eq(quote.id, id));
}
