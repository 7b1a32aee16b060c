/**
 * Saves a cart's payment method, with Magento's refusals where it is not available (CHK-14,
 * PAY-01).
 */
import { readCart, type Cart } from '../cart/cart.ts';
import { changeQuote, type Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import type { PaymentDetails } from '../database/schema/cart.ts';
import { refuseInput } from '../refusal.ts';
import { canPay, offeredMethods, type PaymentMethod } from './payment-methods.ts';

export interface PaymentChoice extends Omit<PaymentDetails, 'approval'> {
  /** Null where no method was named. */
  readonly method: string | null;
}

interface GraphqlCard {
  readonly payment_method_nonce: string;
  readonly is_active_payment_token_enabler: boolean;
}

interface GraphqlStored {
  readonly public_hash: string;
}

export interface PaymentMethodInput {
  readonly code: string;
  readonly purchase_order_number?: string | null;
  readonly braintree?: GraphqlCard | null;
  readonly braintree_paypal?: GraphqlCard | null;
  readonly braintree_cc_vault?: GraphqlStored | null;
  readonly braintree_paypal_vault?: GraphqlStored | null;
}

function withMethod<Data>(code: string, data: Data | null | undefined): Data {
  if (data == null) throw refuseInput(`Required parameter "${code}" for "payment_method" is missing.`);
  return data;
}

function cardChoice(card: GraphqlCard): Omit<PaymentChoice, 'method'> {
  return { nonce: card.payment_method_nonce, isVaulted: card.is_active_payment_token_enabler };
}

/** Decodes GraphQL's PaymentMethodInput, whose details are keyed by the method's code. */
export function readPaymentChoice(input: PaymentMethodInput): PaymentChoice {
  const { code, purchase_order_number: poNumber } = input;
  if (code === '') throw refuseInput('Required parameter "code" for "payment_method" is missing.');
  const choice = { method: code, ...(poNumber == null ? {} : { poNumber }) };
  if (code === 'braintree' || code === 'braintree_paypal')
    return { ...choice, ...cardChoice(withMethod(code, input[code])) };
  if (code === 'braintree_cc_vault' || code === 'braintree_paypal_vault')
    return { ...choice, publicHash: withMethod(code, input[code]).public_hash };
  return choice;
}

/** Why the method cannot be used, in Magento's two wordings; null where it can. */
export function methodProblem(
  method: string | null,
  offered: readonly PaymentMethod[],
  cart: Cart,
): string | null {
  if (method === null || method === '') return 'The payment method you requested is not available.';
  return offered.some(({ code }) => code === method) && canPay(method, cart)
    ? null
    : 'The requested Payment Method is not available.';
}

/**
 * Saves the choice, or refuses a method that cannot pay for the cart as it is now. As in Magento,
 * the purchase order number survives a change of method.
 */
export async function choosePayment(
  tx: Queries,
  quote: Quote,
  { method, ...details }: PaymentChoice,
  now: Date,
): Promise<Quote> {
  const cart = await readCart(tx, quote, now);
  const problem = methodProblem(method, await offeredMethods(tx, cart), cart);
  if (problem !== null) throw refuseInput(problem);
  const { poNumber = method === 'purchaseorder' ? undefined : quote.payment.poNumber } = details;
  const { approval } = quote.payment;
  const change = {
    paymentMethod: method,
    payment: {
      // the instalment approval was stored earlier and is not part of the choice
      ...(method === 'afterpay' && approval !== undefined ? { approval } : details),
      ...(poNumber === undefined ? {} : { poNumber }),
    },
  };
  await changeQuote(tx, quote.id, now, change);
  return { ...quote, ...change };
}
