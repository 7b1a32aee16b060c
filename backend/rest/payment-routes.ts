/** Payment and the order by REST (CHK-13, CHK-14, PAY-04). */
import { readCart } from '../cart/cart.ts';
import { findPaymentMethod, paymentMethods } from '../cart/payment-methods.ts';
import { saveAddress } from '../cart/quote-addresses.ts';
import { changeQuote, type Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { placeOrder } from '../order/place-order.ts';
import { refuseInput } from '../refusal.ts';
import { addressRules, lockActiveQuote, openActiveQuote, type Call, type Route } from './call.ts';
import { readPaymentBody, type PaymentBody } from './payment-body.ts';
import { paymentDetails } from './payment-details.ts';

/** Why the method cannot be taken, in the two wordings Magento has for it. */
function methodProblem(method: string | null): string | null {
  if (method === null || method === '') return 'The payment method you requested is not available.';
  return findPaymentMethod(method) === null ? 'The requested Payment Method is not available.' : null;
}

/** Kept whatever becomes of the order, as in Magento. */
async function savePayment(tx: Queries, quote: Quote, payment: PaymentBody, now: Date): Promise<Quote> {
  if (payment.billingAddress) await saveAddress(tx, quote.id, 'billing', payment.billingAddress);
  const change = {
    email: payment.email === '' ? null : payment.email,
    paymentMethod: payment.method,
    paymentNonce: payment.nonce,
  };
  await changeQuote(tx, quote.id, now, change);
  return { ...quote, ...change };
}

async function readPayment(call: Call): Promise<PaymentBody> {
  return readPaymentBody(call.body, await addressRules(call));
}

/** Answers the order's database id, a number, which is not the order's number. */
async function order(call: Call): Promise<number> {
  const { shop, cartId } = call;
  const payment = await readPayment(call);
  const outcome = await shop.database.transaction(async (tx) => {
    const quote = await lockActiveQuote(tx, cartId);
    const problem = methodProblem(payment.method);
    if (problem !== null) throw refuseInput(problem);
    return placeOrder(shop, tx, await savePayment(tx, quote, payment, shop.now()));
  });
  // Thrown only now, outside the transaction: what a refused order keeps has been kept.
  if (outcome.kind === 'refused') throw refuseInput(outcome.message);
  return outcome.order.id;
}

export const paymentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/guest-carts/:cartId/payment-methods',
    async handle(call) {
      await openActiveQuote(call);
      return paymentMethods;
    },
  },
  {
    method: 'GET',
    path: '/guest-carts/:cartId/payment-information',
    async handle(call) {
      const { database } = call.shop;
      return paymentDetails(database, await readCart(database, await openActiveQuote(call), call.shop.now()));
    },
  },
  { method: 'POST', path: '/guest-carts/:cartId/payment-information', handle: order },
  {
    method: 'POST',
    path: '/guest-carts/:cartId/set-payment-information',
    async handle(call) {
      const payment = await readPayment(call);
      const problem = methodProblem(payment.method);
      await call.shop.database.transaction(async (tx) => {
        const quote = await lockActiveQuote(tx, call.cartId);
        if (problem !== null) throw refuseInput(problem);
        await savePayment(tx, quote, payment, call.shop.now());
      });
      return true;
    },
  },
];
