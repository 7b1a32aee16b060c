/** Decides which coupons are valid for a cart, and for which of its rows (PROMO-01). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { productCategory } from '../database/schema/catalog.ts';
import { coupon, couponUse } from '../database/schema/promotion.ts';
import type { UnpricedLine } from './cart-lines.ts';
import type { Quote } from './quotes.ts';

export type Coupon = typeof coupon.$inferSelect;

/** Codes are case-insensitive. */
export async function findCoupon(queries: Queries, code: string): Promise<Coupon | null> {
  const [found] = await queries
    .select()
    .from(coupon)
    .where(eq(sql`lower(${coupon.code})`, code.trim().toLowerCase()));
  return found ?? null;
}

/** The coupon's user as stored in coupon_use.used_by; null for a guest without an email yet. */
export function couponUser({ customerId, email }: Quote): string | null {
  return customerId === null ? (email?.toLowerCase() ?? null) : String(customerId);
}

async function isUsedUp(queries: Queries, quote: Quote, own: Coupon): Promise<boolean> {
  if (own.usageLimit !== null && own.timesUsed >= own.usageLimit) return true;
  const usedBy = couponUser(quote);
  if (own.usageLimitPerCustomer === null || usedBy === null) return false;
  const uses = await queries
    .select({ orderId: couponUse.orderId })
    .from(couponUse)
    .where(and(eq(couponUse.code, own.code), eq(couponUse.usedBy, usedBy)));
  return uses.length >= own.usageLimitPerCustomer;
}

/** For each row, with bundles split into parts: whether it is in one of the coupon's categories. */
export async function coveredRows(
  queries: Queries,
  { categoryIds }: Coupon,
  lines: readonly UnpricedLine[],
): Promise<readonly boolean[]> {
  const rows = lines.flatMap(({ product, variant, parts }) =>
    parts.length > 0 && !product.bundle?.isFixedPrice
      ? parts.map((part) => [product.id, part.product.id])
      : [variant ? [product.id, variant.id] : [product.id]],
  );
  if (categoryIds.length === 0 || rows.length === 0) return rows.map(() => true);
  const shelved = await queries
    .select({ id: productCategory.productId })
    .from(productCategory)
    .where(
      and(
        inArray(productCategory.categoryId, [...categoryIds]),
        inArray(productCategory.productId, rows.flat()),
      ),
    );
  const inside = new Set(shelved.map(({ id }) => id));
  return rows.map((ids) => ids.some((id) => inside.has(id)));
}

/** Whether the coupon may be used on this cart now; the rows it covers are checked separately. */
export async function isUsable(
  queries: Queries,
  own: Coupon,
  { quote, subtotalInclTax, now }: { quote: Quote; subtotalInclTax: number; now: Date },
): Promise<boolean> {
  const isTime = (own.startsAt === null || own.startsAt <= now) && (own.endsAt === null || own.endsAt > now);
  if (!own.isActive || !isTime || subtotalInclTax < own.minSubtotal) return false;
  if (own.isCustomerOnly && quote.customerId === null) return false;
  return !(await isUsedUp(queries, quote, own));
}
