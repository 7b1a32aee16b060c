/**
 * Turns a cart into an order exactly once; the caller's transaction holds the cart's row throughout
 * (PAY-04).
 */
import { sql } from 'drizzle-orm';
import { readCart } from '../cart/cart.ts';
import { couponUser } from '../cart/coupons.ts';
import { changeQuote, type Quote } from '../cart/quotes.ts';
import { accountProblem } from '../company/account-problem.ts';
import type { Queries } from '../database/database.ts';
import { findWindow, planDelivery } from '../delivery/plan-delivery.ts';
import { canPay, offeredMethods } from '../payments/payment-methods.ts';
import type { Shop } from '../shop.ts';
import { readCountries } from '../store/countries.ts';
import { storeAddresses } from './address-book.ts';
import { createPurchasedItems } from './purchased-items.ts';
import { holdStock, takeStock } from './held-stock.ts';
import { checkOrder, refuse, type OrderRefusal } from './order-checks.ts';
import { poNumberOf } from './po-number.ts';
import { postReceipt } from './receipt-mail.ts';
import { insertInvoice, insertItems, insertOrder, insertPayment, type Order } from './store-order.ts';
import { takePayment } from './take-payment.ts';
import { invalidCoupon } from '../cart/apply-coupon.ts';
import { holdPromotions, isUsedUp, spendPromotions } from './used-promotions.ts';

export type OrderOutcome =
  { readonly kind: 'placed'; readonly order: Order; readonly isAnswerLost: boolean } | OrderRefusal;

async function nextNumber(tx: Queries): Promise<string> {
  const { rows } = await tx.execute<{ value: number }>(sql`select nextval('order_number')::int as value`);
  return String(rows[0]?.value ?? 0).padStart(9, '0');
}

/**
 * The quote must be active and locked by `tx`. Further locks always follow in this order: products
 * by id, coupon, gift cards by code, delivery window. A refusal is returned so that the transaction
 * commits: a declined card's nonce stays spent, the billing address saved, the cart active.
 */
export async function placeOrder(shop: Shop, tx: Queries, quote: Quote): Promise<OrderOutcome> {
  const now = shop.now();
  await holdStock(tx, quote.id);
  const coupon = await holdPromotions(tx, quote);
  const cart = await readCart(tx, quote, now);
  const email = cart.customer?.email ?? quote.email;
  const checked = checkOrder(cart, { countries: await readCountries(tx), email });
  if (checked.kind === 'refused') return checked;
  const barred = await accountProblem(tx, quote.customerId, quote);
  if (barred !== null) return refuse('account', barred);
  if (coupon !== null && (await isUsedUp(tx, coupon, couponUser({ ...quote, email })))) {
    // Magento drops it with the next totals: kept, it would refuse every later order of this cart
    await changeQuote(tx, quote.id, now, { couponCode: null });
    return refuse('promotion', invalidCoupon);
  }
  const gone = quote.giftCardCodes.filter(
    (code) => !cart.giftCards.some((card) => card.code.toLowerCase() === code.trim().toLowerCase()),
  );
  if (gone.length > 0) {
    // another order emptied the card: the shopper must see the new total before any charge
    const giftCardCodes = quote.giftCardCodes.filter((code) => !gone.includes(code));
    await changeQuote(tx, quote.id, now, { giftCardCodes });
    return refuse('promotion', 'Please correct the gift card code.');
  }
  const { grandTotal } = cart.totals;
  if (quote.paymentMethod === null) return refuse('method', 'Enter a valid payment method and try again.');
  const method = (await offeredMethods(tx, cart)).find(
    ({ code }) => code === quote.paymentMethod && canPay(code, cart),
  );
  if (!method) return refuse('payment', 'The requested Payment Method is not available.');
  const planned = await findWindow(tx, cart, now);
  if (planned.kind === 'full')
    return refuse('delivery', 'The delivery window is full. Choose another one and try again.');

  const { settings, currency } = cart;
  const identity = { number: await nextNumber(tx), currency, placedAt: now };
  const payment = await takePayment(shop, tx, {
    quote,
    method: method.code,
    amount: grandTotal,
    currency,
    orderNumber: identity.number,
    hasRental: cart.lines.some(({ product }) => product.isRental),
  });
  if (payment.kind === 'refused') {
    const { nonce: _spent, ...kept } = quote.payment;
    await changeQuote(tx, quote.id, now, { payment: kept });
    return refuse('payment', payment.message);
  }

  await takeStock(tx, cart);
  const order = await insertOrder(tx, checked, identity);
  const items = await insertItems(tx, order.id, cart, payment.isPaid);
  const poNumber = poNumberOf(quote);
  await insertPayment(tx, order, { ...method, poNumber }, payment);
  if (payment.isPaid) await insertInvoice(tx, order, items);
  await spendPromotions(tx, order.id, cart, order.email);
  await createPurchasedItems(tx, order, items, payment.isPaid || grandTotal === 0, settings);
  await storeAddresses(tx, quote);
  const window = planned.kind === 'planned' ? planned.window : null;
  await postReceipt(tx, { order, items, method: method.title, poNumber, window }, settings);
  if (window !== null) await planDelivery(tx, order, window, settings);
  await changeQuote(tx, quote.id, now, { isActive: false, reservedOrderId: order.number, payment: {} });
  return { kind: 'placed', order, isAnswerLost: payment.isAnswerLost };
}
