/**
 * Stores the card provider's nonces, so that a nonce is spent in the same transaction as its order.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { paymentNonce } from '../database/schema/order.ts';
import type { NonceStore } from '../payments/gateway.ts';

export function nonceStore(queries: Queries, now: () => Date): NonceStore {
  return {
    async save(card) {
      await queries.insert(paymentNonce).values(card);
    },
    async take(nonce) {
      const [spent] = await queries
        .update(paymentNonce)
        .set({ spentAt: now() })
        .where(and(eq(paymentNonce.nonce, nonce), isNull(paymentNonce.spentAt)))
        .returning();
      if (!spent) return null;
      const { spentAt: _, ...card } = spent;
      return card;
    },
  };
}
