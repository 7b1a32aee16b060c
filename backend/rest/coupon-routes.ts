/**
 * Applies coupons by REST; as in Magento a refused code also removes the previous one (PROMO-01).
 */
import { countsFor, invalidCoupon } from '../cart/apply-coupon.ts';
import { readCart } from '../cart/cart.ts';
import { changeQuote } from '../cart/quotes.ts';
import { returnAttempt, spendAttempt } from '../identity/attempts.ts';
import { refuseMissing } from '../refusal.ts';
import type { Call, Route } from './call.ts';
import { forBoth, isMine, lockCart, openCart, requireConsumer } from './cart-of-call.ts';

/** Under which key failed guesses are counted. */
export function attemptSubject(call: Call): string {
  return isMine(call) ? `customer ${requireConsumer(call)}` : call.cartId;
}

async function putCoupon(call: Call): Promise<true> {
  const { shop, parameters } = call;
  const code = (parameters['couponCode'] ?? '').trim();
  await spendAttempt(shop, call.viewer, 'coupon', attemptSubject(call));
  const isTaken = await shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    const cart = await readCart(tx, quote, shop.now());
    if (cart.lines.length === 0)
      throw refuseMissing('The "%1" Cart doesn\'t contain products.', [String(quote.id)]);
    const counts = await countsFor(tx, quote, code, shop.now());
    await changeQuote(tx, quote.id, shop.now(), { couponCode: counts ? code : null });
    return counts;
  });
  // thrown outside the transaction, because the previous code must stay removed
  if (!isTaken) throw refuseMissing(invalidCoupon);
  await returnAttempt(shop, call.viewer, 'coupon', attemptSubject(call));
  return true;
}

async function deleteCoupon(call: Call): Promise<true> {
  await call.shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    await changeQuote(tx, quote.id, call.shop.now(), { couponCode: null });
  });
  return true;
}

/** The code as typed; an empty list where there is none. */
async function getCoupon(call: Call) {
  const quote = await openCart(call);
  const cart = await readCart(call.shop.database, quote, call.shop.now());
  return cart.coupon === null ? [] : quote.couponCode;
}

export const couponRoutes: readonly Route[] = [
  ...forBoth('GET', '/coupons', getCoupon),
  ...forBoth('PUT', '/coupons/:couponCode', putCoupon),
  ...forBoth('DELETE', '/coupons', deleteCoupon),
];
