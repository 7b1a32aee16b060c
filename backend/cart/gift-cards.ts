/** Reads the gift cards on a cart: their balances and the amounts they pay (GIFT-01). */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { giftCard } from '../database/schema/promotion.ts';
import { changeQuote, type Quote } from './quotes.ts';

export type GiftCard = typeof giftCard.$inferSelect;

export interface AppliedGiftCard {
  readonly code: string;
  /** Cents this cart uses. */
  readonly applied: number;
  readonly balance: number;
  readonly expiresAt: Date | null;
}

/** Null where the card is unknown, disabled, expired or empty. */
export async function findGiftCard(queries: Queries, code: string, now: Date): Promise<GiftCard | null> {
  const [found] = await queries
    .select()
    .from(giftCard)
    .where(eq(sql`lower(${giftCard.code})`, code.trim().toLowerCase()));
  if (!found?.isActive || (found.expiresAt !== null && found.expiresAt <= now)) return null;
  return found.balance > 0 ? found : null;
}

/** In the order in which they were applied; the total never falls below zero. */
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

export const giftCardMessages = {
  unknown: 'Please correct the gift card code.',
  alreadyApplied: 'This gift card account is already in the quote.',
  notApplied: "The gift card couldn't be deleted from the quote.",
} as const;

function isSame(code: string, other: string): boolean {
  return code.toLowerCase() === other.trim().toLowerCase();
}

/** Null on success, else why the card was refused. The quote must be locked. */
export async function addGiftCard(
  tx: Queries,
  quote: Quote,
  code: string,
  now: Date,
): Promise<string | null> {
  const card = await findGiftCard(tx, code, now);
  if (card === null) return giftCardMessages.unknown;
  if (quote.giftCardCodes.some((own) => isSame(own, code))) return giftCardMessages.alreadyApplied;
  await changeQuote(tx, quote.id, now, { giftCardCodes: [...quote.giftCardCodes, card.code] });
  return null;
}

export async function removeGiftCard(tx: Queries, quote: Quote, code: string, now: Date): Promise<boolean> {
  const left = quote.giftCardCodes.filter((own) => !isSame(own, code));
  if (left.length === quote.giftCardCodes.length) return false;
  await changeQuote(tx, quote.id, now, { giftCardCodes: left });
  return true;
}
