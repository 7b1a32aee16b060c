/** Signs out: as in Magento this ends every token of the customer, on every device (STO-01). */
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { attempt, customerToken } from '../database/schema/customer.ts';
import type { Shop } from '../shop.ts';
import { sha256 } from './viewer.ts';

export async function endTokens(queries: Queries, customerId: number): Promise<void> {
  await queries.delete(customerToken).where(eq(customerToken.customerId, customerId));
}

const keyOf = (customerId: number): string => sha256(`revoked:${customerId}`);

export async function signOut(shop: Shop, customerId: number): Promise<void> {
  await endTokens(shop.database, customerId);
  if (!shop.hasHabits) return;
  const expiresAt = new Date((Math.floor(shop.now().getTime() / 1000) + 1) * 1000);
  await shop.database
    .insert(attempt)
    .values({ key: keyOf(customerId), points: 0, expiresAt })
    .onConflictDoUpdate({ target: attempt.key, set: { expiresAt } });
}

/**
 * Stock Magento compares whole seconds, so a token issued in the second of a sign-out never works.
 */
export async function isTokenIssuedRevoked(shop: Shop, customerId: number): Promise<boolean> {
  if (!shop.hasHabits) return false;
  const [found] = await shop.database
    .select({ key: attempt.key })
    .from(attempt)
    .where(and(eq(attempt.key, keyOf(customerId)), gt(attempt.expiresAt, shop.now())));
  return found !== undefined;
}
