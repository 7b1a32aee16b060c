/** Takes the payment of an order by its method (GEN-03, PAY-02, PAY-03). */
import type { Quote } from '../cart/quotes.ts';
import type { Queries } from '../database/database.ts';
import { hasApproval } from '../payments/buy-later.ts';
import type { Amount, TokenisedCard } from '../payments/gateway.ts';
import {
  findSavedPayment,
  gatewayTokenOf,
  savePayment,
  type SavedPayment,
} from '../payments/saved-payments.ts';
import type { Shop } from '../shop.ts';
import { nonceStore } from './nonces.ts';
import { poNumberOf } from './po-number.ts';

export interface Taking extends Amount {
  readonly quote: Pick<Quote, 'customerId' | 'payment'>;
  readonly method: string;
  /** A rental is charged monthly, so its payment token is stored with the order, for guests too. */
  readonly hasRental: boolean;
}

export interface TakenPayment {
  readonly kind: 'taken';
  /** Whether the payment has arrived, so that an invoice can be issued. */
  readonly isPaid: boolean;
  readonly transactionId: string | null;
  readonly cardType: string | null;
  readonly lastFour: string | null;
  readonly payerEmail: string | null;
  /** The provider's token for the monthly rental charges (GEN-02). */
  readonly keptToken: string | null;
  /** The sentinel for an order that is placed but whose response is dropped. */
  readonly isAnswerLost: boolean;
}

export type PaymentOutcome = TakenPayment | { readonly kind: 'refused'; readonly message: string };

const nothing: TakenPayment = {
  kind: 'taken',
  isPaid: false,
  transactionId: null,
  cardType: null,
  lastFour: null,
  payerEmail: null,
  keptToken: null,
  isAnswerLost: false,
};

async function takeByNonce(
  shop: Shop,
  tx: Queries,
  taking: Taking,
  instrument: 'card' | 'paypal',
): Promise<PaymentOutcome> {
  const { quote, amount, currency, orderNumber } = taking;
  const sale = await shop.gateway.sale(
    { nonce: quote.payment.nonce ?? '', amount, currency, orderNumber, instrument },
    nonceStore(tx, () => shop.now()),
  );
  if (sale.kind === 'declined') return { kind: 'refused', message: sale.message };
  const kept: TokenisedCard | undefined = sale.instrument;
  const isKept = quote.payment.isVaulted === true || taking.hasRental;
  if (kept && isKept && quote.customerId !== null) await savePayment(tx, quote.customerId, kept, shop.now());
  return {
    ...nothing,
    isPaid: true,
    transactionId: sale.transactionId,
    cardType: sale.cardType,
    lastFour: sale.lastFour,
    payerEmail: kept?.payerEmail ?? null,
    keptToken: kept && taking.hasRental ? gatewayTokenOf(kept) : null,
    isAnswerLost: kept?.outcome === 'lost',
  };
}

async function chargeSaved(shop: Shop, saved: SavedPayment, taking: Taking): Promise<PaymentOutcome> {
  const { details, outcome, gatewayToken } = saved;
  const sale = await shop.gateway.saleOfKept(taking, { gatewayToken, outcome });
  if (sale.kind === 'declined') return { kind: 'refused', message: sale.message };
  return {
    ...nothing,
    isPaid: true,
    transactionId: sale.transactionId,
    cardType: details['type'] ?? 'PayPal',
    lastFour: details['maskedCC'] ?? '',
    payerEmail: details['payerEmail'] ?? null,
    keptToken: taking.hasRental ? gatewayToken : null,
  };
}

async function takeBySaved(
  shop: Shop,
  tx: Queries,
  taking: Taking,
  kind: SavedPayment['kind'],
): Promise<PaymentOutcome> {
  const { quote } = taking;
  const { publicHash } = quote.payment;
  const saved =
    publicHash === undefined || quote.customerId === null
      ? null
      : await findSavedPayment(tx, quote.customerId, publicHash, shop.now());
  return saved?.kind === kind
    ? chargeSaved(shop, saved, taking)
    : { kind: 'refused', message: 'No available payment tokens' };
}

/**
 * Methods charged by the card provider; only these can be charged again without the customer
 * (GEN-02).
 */
const cardProviderMethods: ReadonlySet<string | null> = new Set([
  'braintree',
  'braintree_paypal',
  'braintree_cc_vault',
  'braintree_paypal_vault',
]);

export function asksCardProvider(method: string | null): boolean {
  return cardProviderMethods.has(method);
}

/** A refusal undoes nothing: as at the real provider, a declined card's nonce stays spent. */
export async function takePayment(shop: Shop, tx: Queries, taking: Taking): Promise<PaymentOutcome> {
  const { method, quote } = taking;
  if (taking.hasRental && !asksCardProvider(method))
    return { kind: 'refused', message: 'A rental is charged every month: pay by card or PayPal.' };
  if (method === 'braintree') return takeByNonce(shop, tx, taking, 'card');
  if (method === 'braintree_paypal') return takeByNonce(shop, tx, taking, 'paypal');
  if (method === 'braintree_cc_vault') return takeBySaved(shop, tx, taking, 'card');
  if (method === 'braintree_paypal_vault') return takeBySaved(shop, tx, taking, 'account');
  if (method === 'purchaseorder' && poNumberOf(quote) === null)
    return { kind: 'refused', message: 'Purchase order number is a required field.' };
  if (method === 'afterpay') {
    if (!hasApproval(quote.payment, taking.amount))
      return { kind: 'refused', message: 'Your instalments have not been approved yet. Please try again.' };
    const { transactionId } = await shop.gateway.saleInInstalments(taking);
    return { ...nothing, isPaid: true, transactionId };
  }
  return nothing;
}
