/** Puts a coupon on a cart or says that it does not count there (PROMO-01). */
import type { Queries } from '../database/database.ts';
import { readCart } from './cart.ts';
import { findCoupon } from './coupons.ts';
import type { Quote } from './quotes.ts';

export const invalidCoupon = "The coupon code isn't valid. Verify the code and try again.";

/** Whether the code would count for the cart as it is now; a coupon marked as failing fails. */
export async function countsFor(tx: Queries, quote: Quote, code: string, now: Date): Promise<boolean> {
  const coupon = await findCoupon(tx, code);
  if (coupon?.isFailing) throw new Error(`The sentinel coupon ${coupon.code} was asked for.`);
  if (coupon === null) return false;
  return (await readCart(tx, { ...quote, couponCode: code }, now)).coupon !== null;
}
