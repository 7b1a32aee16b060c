/** Applies a coupon to a cart or refuses it (PROMO-01). */
import type { Queries } from '../database/database.ts';
import { readCart } from './cart.ts';
import { findCoupon } from './coupons.ts';
import type { Quote } from './quotes.ts';

export const invalidCoupon = "The coupon code isn't valid. Verify the code and try again.";

/** Whether the coupon is valid for the cart as it is now. Throws for the sentinel coupon. */
export async function countsFor(tx: Queries, quote: Quote, code: string, now: Date): Promise<boolean> {
  const coupon = await findCoupon(tx, code);
  if (coupon?.isFailing) throw new Error(`The sentinel coupon ${coupon.code} was asked for.`);
  if (coupon === null) return false;
  return (await readCart(tx, { ...quote, couponCode: code }, now)).coupon !== null;
}
