/**
 * Pays an invoice online exactly once; its row stays locked from reading the balance to the receipt
 * (BEY-19, PAY-04).
 */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { customer } from '../database/schema/customer.ts';
import { billingInvoice, invoicePayment } from '../database/schema/service.ts';
import { returnAttempt, spendAttempt } from '../identity/attempts.ts';
import type { Viewer } from '../identity/viewer.ts';
import { takePayment, type TakenPayment } from '../order/take-payment.ts';
import type { PaymentChoice } from '../payments/choose-payment.ts';
import { activeMethods, type PaymentMethod } from '../payments/payment-methods.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { currencyOf, readSettings } from '../store/settings.ts';
import { findInvoice, type OwnInvoice } from './billing-invoices.ts';
import { mailInvoiceReceipt } from './invoice-receipt.ts';

export interface InvoicePaymentRequest {
  readonly number: string;
  /** Cents. */
  readonly amount: number;
  readonly requestId: string;
  readonly choice: PaymentChoice;
}

export interface InvoicePaymentResult {
  readonly own: OwnInvoice;
  /** The sentinel for a payment that is made but whose response is dropped. */
  readonly isAnswerLost: boolean;
}

/** Methods that are charged immediately. */
const onlineMethods: readonly string[] = [
  'braintree',
  'braintree_cc_vault',
  'braintree_paypal',
  'braintree_paypal_vault',
];

export async function invoiceMethods(queries: Queries): Promise<PaymentMethod[]> {
  return activeMethods(await readSettings(queries)).filter(({ code }) => onlineMethods.includes(code));
}

export async function requireInvoice(
  queries: Queries,
  customerId: number,
  number: string,
): Promise<OwnInvoice> {
  const own = await findInvoice(queries, customerId, number);
  if (own === null) throw refuseMissing('Could not find invoice "%1"', [number]);
  return own;
}

/** Locks the invoice until the transaction ends. */
async function holdInvoice(tx: Queries, customerId: number, number: string): Promise<OwnInvoice> {
  const { invoice } = await requireInvoice(tx, customerId, number);
  await tx.select().from(billingInvoice).where(eq(billingInvoice.id, invoice.id)).for('update');
  return requireInvoice(tx, customerId, number);
}

async function statusOfRequest(tx: Queries, { invoice }: OwnInvoice, requestId: string) {
  const [found] = await tx
    .select({ status: invoicePayment.status })
    .from(invoicePayment)
    .where(and(eq(invoicePayment.invoiceId, invoice.id), eq(invoicePayment.requestId, requestId)));
  return found?.status ?? null;
}

function checkRequestId(requestId: string): void {
  if (!/^[\w-]{8,64}$/.test(requestId)) throw refuseInput('Invalid request_id.');
}

async function charge(
  shop: Shop,
  tx: Queries,
  customerId: number,
  { invoice }: OwnInvoice,
  { choice: { method, ...payment } }: InvoicePaymentRequest,
) {
  const title = (await invoiceMethods(tx)).find(({ code }) => code === method)?.title;
  if (method === null || title === undefined)
    throw refuseInput('The requested Payment Method is not available.');
  const currency = currencyOf(await readSettings(tx));
  const sale = { amount: invoice.balance, currency, orderNumber: invoice.number, hasRental: false };
  const outcome = await takePayment(shop, tx, { ...sale, method, quote: { customerId, payment } });
  return { method, title, currency, outcome };
}

async function keepPayment(
  tx: Queries,
  customerId: number,
  { invoice }: OwnInvoice,
  { requestId }: InvoicePaymentRequest,
  paid: { readonly method: string; readonly taken: TakenPayment; readonly now: Date },
): Promise<void> {
  const { method, taken, now } = paid;
  await tx
    .update(billingInvoice)
    .set({ balance: 0, status: 'paid' })
    .where(eq(billingInvoice.id, invoice.id));
  await tx.insert(invoicePayment).values({
    invoiceId: invoice.id,
    requestId,
    status: 'paid',
    customerId,
    amount: invoice.balance,
    method,
    transactionId: taken.transactionId,
    createdAt: now,
  });
}

/** Returns a declined payment as a value instead of throwing, so that its nonce stays spent. */
async function payHeld(
  shop: Shop,
  tx: Queries,
  customerId: number,
  request: InvoicePaymentRequest,
): Promise<InvoicePaymentResult | string> {
  const own = await holdInvoice(tx, customerId, request.number);
  const earlier = await statusOfRequest(tx, own, request.requestId);
  if (earlier === 'paid') return { own, isAnswerLost: false };
  if (earlier === 'void') throw refuseInput('This payment was given up. Please start it again.');
  if (own.invoice.status === 'paid' || own.invoice.balance <= 0)
    throw refuseInput('This invoice is already paid.');
  if (own.invoice.balance !== request.amount)
    throw refuseInput('What is to be paid of this invoice has changed. Please look at it again.');
  const { method, title, currency, outcome } = await charge(shop, tx, customerId, own, request);
  if (outcome.kind === 'refused') return outcome.message;
  const now = shop.now();
  await keepPayment(tx, customerId, own, request, { method, taken: outcome, now });
  const [payer] = await tx
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, customerId));
  const receipt = { own, method: title, taken: outcome, currency, recipient: payer?.email ?? '' };
  await mailInvoiceReceipt(tx, receipt, await readSettings(tx), now);
  return {
    own: await requireInvoice(tx, customerId, request.number),
    isAnswerLost: outcome.isAnswerLost,
  };
}

/** Declined cards count towards the same limit as those of orders (X4). */
export async function payInvoice(
  shop: Shop,
  viewer: Viewer,
  customerId: number,
  request: InvoicePaymentRequest,
): Promise<InvoicePaymentResult> {
  checkRequestId(request.requestId);
  const subject = `customer ${customerId}`;
  await spendAttempt(shop, viewer, 'card', subject);
  let isDeclined = false;
  try {
    const result = await shop.database.transaction((tx) => payHeld(shop, tx, customerId, request));
    isDeclined = typeof result === 'string';
    if (typeof result === 'string') throw refuseInput(result);
    return result;
  } finally {
    if (!isDeclined) await returnAttempt(shop, viewer, 'card', subject);
  }
}

/**
 * Settles a payment request: one that has not been paid by now is void, even if its request arrives
 * later.
 */
export async function settlePayment(
  tx: Queries,
  customerId: number,
  number: string,
  requestId: string,
  now: Date,
): Promise<boolean> {
  checkRequestId(requestId);
  const own = await holdInvoice(tx, customerId, number);
  const status = await statusOfRequest(tx, own, requestId);
  if (status === null)
    await tx
      .insert(invoicePayment)
      .values({ invoiceId: own.invoice.id, requestId, status: 'void', customerId, createdAt: now });
  return status === 'paid';
}
