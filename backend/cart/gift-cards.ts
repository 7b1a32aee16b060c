/** Gift cards on a cart: what each still holds, and what it takes over of the sum (GIFT-01). */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { giftCard } from '../database/schema/promotion.ts';

export type GiftCard = typeof giftCard.$inferSelect;

export interface AppliedGiftCard {
  readonly code: string;
  /** Cents that this cart takes of it. */
  readonly applied: number;
  readonly balance: number;
  readonly expiresAt: Date | null;
}

/** Null too where it is switched off, has expired or is empty. */
export async function findGiftCard(queries: Queries, code: string, now: Date): Promise<GiftCard | null> {
  const [found] = await queries
    .select()
    .from(giftCard)
    .where(eq(sql`lower(${giftCard.code})`, code.trim().toLowerCase()));
  if (!found?.isActive || (found.expiresAt !== null && found.expiresAt <= now)) return null;
  return found.balance > 0 ? found : null;
}

/** In the order in which they were applied; the sum never falls below nothing. */
export async function applyGiftCards(
  queries: Queries,
  codes: readonly string[],
  due: number,
  now: Date,
): Promise<readonly AppliedGiftCard[]> {
  const applied: AppliedGiftCard[] = [];
  let left = due;
  for (const code of codes) {
    const card = await findGiftCard(queries, code, now);
    if (card === null) continue;
    const taken = Math.min(card.balance, left);
    left -= taken;
    applied.push({ code: card.code, applied: taken, balance: card.balance, expiresAt: card.expiresAt });
  }
  return applied;
}
