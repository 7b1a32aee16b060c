/**
 * Sets the payment and places orders by REST, for guests and customers (CHK-13, CHK-14, PAY-04).
 */
import { readCart } from '../cart/cart.ts';
import { saveAddress } from '../cart/quote-addresses.ts';
import { changeQuote, type Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { limitDeclines } from '../order/declined-cards.ts';
import { LostResponse } from '../order/lost-response.ts';
import type { OrderOutcome } from '../order/place-order.ts';
import { choosePayment, type PaymentChoice } from '../payments/choose-payment.ts';
import { offeredMethods } from '../payments/payment-methods.ts';
import { refuseInput } from '../refusal.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import { addressRules, type Call, type Route } from './call.ts';
import { requireGuestCheckout } from './guest-checkout.ts';
import { readPaymentBody, readPaymentMethod, type PaymentBody } from './payment-body.ts';
import { incompleteness, isGuestCall, lockPaymentCart, openPaymentCart } from './payment-cart.ts';
import { paymentDetails } from './payment-details.ts';

async function readPayment(call: Call): Promise<PaymentBody> {
  return readPaymentBody(call.body, await addressRules(call), isGuestCall(call));
}

/**
 * Incomplete carts are refused before the payment is checked: guests without items, customers
 * without an address.
 */
async function choose(tx: Queries, call: Call, quote: Quote, choice: PaymentChoice): Promise<Quote> {
  const problem = await incompleteness(tx, call, quote);
  if (problem !== null) throw refuseInput(problem);
  return choosePayment(tx, quote, choice, call.shop.now());
}

/** As in Magento the payment stays saved even when the order is refused. */
async function savePayment(tx: Queries, call: Call, quote: Quote, payment: PaymentBody): Promise<Quote> {
  const { billing } = payment;
  if (billing)
    await saveAddress(tx, quote.id, 'billing', billing.address, { isSavedInBook: billing.isSavedInBook });
  const chosen = await choose(tx, call, quote, payment.choice);
  if (payment.email === null) return chosen;
  const email = payment.email === '' ? null : payment.email;
  await changeQuote(tx, quote.id, call.shop.now(), { email });
  return { ...chosen, email };
}

async function requireAgreement({ shop }: Call, agreementIds: readonly string[]): Promise<void> {
  const settings = await readSettings(shop.database);
  const isAsked = settingFlag(settings, 'checkout/options/enable_agreements', false);
  if (isAsked && !agreementIds.includes('1'))
    throw refuseInput(
      "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
    );
}

/** Returns the order's numeric database id, which is not the order number. */
function orderId(outcome: OrderOutcome): number {
  if (outcome.kind === 'refused') throw refuseInput(outcome.message);
  if (outcome.isAnswerLost) throw new LostResponse();
  return outcome.order.id;
}

function placeOnce(
  call: Call,
  method: string | null,
  prepare: (tx: Queries) => Promise<Quote>,
): Promise<OrderOutcome> {
  const { shop, viewer, cartId } = call;
  return limitDeclines(shop, viewer, { cartId, method }, (place) =>
    shop.database.transaction(async (tx) => place(tx, await prepare(tx))),
  );
}

async function order(call: Call): Promise<number> {
  const payment = await readPayment(call);
  await requireGuestCheckout(call);
  await requireAgreement(call, payment.agreementIds);
  const outcome = await placeOnce(call, payment.choice.method, async (tx) =>
    savePayment(tx, call, await lockPaymentCart(tx, call), payment),
  );
  // thrown outside the transaction, so that a refused order keeps its saved changes
  return orderId(outcome);
}

/** Orders the cart as it is, with its stored payment or the one sent here. */
async function orderAsItIs(call: Call): Promise<number> {
  await requireGuestCheckout(call);
  const given = call.body['paymentMethod'];
  const choice = given == null ? null : readPaymentMethod(given).choice;
  const lockCart = (tx: Queries) => lockPaymentCart(tx, call);
  const { method } = choice ?? { method: (await call.shop.database.transaction(lockCart)).paymentMethod };
  const outcome = await placeOnce(call, method, async (tx) => {
    const quote = await lockCart(tx);
    return choice === null ? quote : choose(tx, call, quote, choice);
  });
  if (outcome.kind === 'refused' && outcome.reason === 'email')
    throw refuseInput('Failed address validation:\n%1', ['Email has a wrong format']);
  return orderId(outcome);
}

async function setPayment(call: Call): Promise<true> {
  const payment = await readPayment(call);
  await requireGuestCheckout(call);
  await call.shop.database.transaction(async (tx) => {
    await savePayment(tx, call, await lockPaymentCart(tx, call), payment);
  });
  return true;
}

async function readOffered(call: Call) {
  const { database } = call.shop;
  const cart = await readCart(database, await openPaymentCart(call), call.shop.now());
  return offeredMethods(database, cart);
}

async function readDetails(call: Call) {
  const { database } = call.shop;
  return paymentDetails(database, await readCart(database, await openPaymentCart(call), call.shop.now()));
}

async function readSelected(call: Call) {
  const { paymentMethod, payment } = await openPaymentCart(call);
  return {
    method: paymentMethod,
    ...(payment.poNumber === undefined ? {} : { po_number: payment.poNumber }),
  };
}

function routesOf(cart: string): Route[] {
  return [
    { method: 'GET', path: `${cart}/payment-methods`, handle: readOffered },
    { method: 'GET', path: `${cart}/payment-information`, handle: readDetails },
    { method: 'POST', path: `${cart}/payment-information`, handle: order },
    { method: 'POST', path: `${cart}/set-payment-information`, handle: setPayment },
    { method: 'GET', path: `${cart}/selected-payment-method`, handle: readSelected },
    { method: 'PUT', path: `${cart}/order`, handle: orderAsItIs },
  ];
}

export const paymentRoutes: readonly Route[] = [
  ...routesOf('/guest-carts/:cartId'),
  ...routesOf('/carts/mine'),
];
