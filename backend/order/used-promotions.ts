/** Spends coupons and gift cards in the transaction of their order (PROMO-01, GIFT-01). */
import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Cart } from '../cart/cart.ts';
import { couponUser } from '../cart/coupons.ts';
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { coupon, couponUse, giftCard, giftCardUse } from '../database/schema/promotion.ts';

type CouponRow = typeof coupon.$inferSelect;

/** Locks the coupon, then the gift cards by code; always after the products and in this order. */
export async function holdPromotions(tx: Queries, quote: Quote): Promise<CouponRow | null> {
  const { couponCode, giftCardCodes } = quote;
  const [held] =
    couponCode === null
      ? []
      : await tx
          .select()
          .from(coupon)
          .where(eq(sql`lower(${coupon.code})`, couponCode.trim().toLowerCase()))
          .for('update');
  if (giftCardCodes.length > 0)
    await tx
      .select({ code: giftCard.code })
      .from(giftCard)
      .where(
        inArray(
          sql`lower(${giftCard.code})`,
          giftCardCodes.map((code) => code.trim().toLowerCase()),
        ),
      )
      .orderBy(asc(giftCard.code))
      .for('update');
  return held ?? null;
}

/**
 * Another order may have used it up since it was applied; the order is then refused, as its total
 * would change.
 */
export async function isUsedUp(tx: Queries, held: CouponRow, usedBy: string | null): Promise<boolean> {
  if (held.usageLimit !== null && held.timesUsed >= held.usageLimit) return true;
  if (held.usageLimitPerCustomer === null || usedBy === null) return false;
  const uses = await tx
    .select({ orderId: couponUse.orderId })
    .from(couponUse)
    .where(and(eq(couponUse.code, held.code), eq(couponUse.usedBy, usedBy)));
  return uses.length >= held.usageLimitPerCustomer;
}

async function spendCoupon(tx: Queries, orderId: number, code: string, usedBy: string): Promise<void> {
  const used = await tx
    .update(coupon)
    .set({ timesUsed: sql`${coupon.timesUsed} + 1` })
    .where(and(eq(coupon.code, code), or(isNull(coupon.usageLimit), lt(coupon.timesUsed, coupon.usageLimit))))
    .returning({ code: coupon.code });
  if (used.length === 0) throw new Error('A coupon was used up although it was held.');
  await tx.insert(couponUse).values({ orderId, code, usedBy });
}

async function spendGiftCard(tx: Queries, orderId: number, code: string, amount: number): Promise<void> {
  const used = await tx
    .update(giftCard)
    .set({ balance: sql`${giftCard.balance} - ${amount}` })
    .where(and(eq(giftCard.code, code), gte(giftCard.balance, amount)))
    .returning({ code: giftCard.code });
  if (used.length === 0) throw new Error('A gift card was emptied although it was held.');
  await tx.insert(giftCardUse).values({ orderId, code, amount });
}

/** The rows are locked since before the cart was added up, so the amounts are still available. */
export async function spendPromotions(
  tx: Queries,
  orderId: number,
  cart: Cart,
  email: string,
): Promise<void> {
  if (cart.coupon)
    await spendCoupon(tx, orderId, cart.coupon.code, couponUser({ ...cart.quote, email }) ?? email);
  for (const { code, applied } of cart.giftCards.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
    if (applied > 0) await spendGiftCard(tx, orderId, code, applied);
}
