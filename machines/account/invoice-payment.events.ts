/** Requests to the invoice payment and the facts it reports. */

import type { PaymentFact } from '../checkout/payment/payment.events.ts';
import type { Failure } from '../domain/failure.ts';

export type InvoicePaymentRequest =
  | { readonly type: 'invoicePayment.open'; readonly number: string }
  | { readonly type: 'invoicePayment.close' }
  /** Repeats a failed read of the invoice, or checks an unknown outcome again. */
  | { readonly type: 'invoicePayment.retry' }
  | { readonly type: 'invoicePayment.pay' }
  /** Another page was opened. */
  | { readonly type: 'invoicePayment.leave' }
  /** The customer has signed out. */
  | { readonly type: 'invoicePayment.forget' };

export type InvoicePaymentEvent = InvoicePaymentRequest | PaymentFact;

export type InvoicePaymentFact =
  | { readonly type: 'invoicePayment.paid'; readonly message: string }
  | { readonly type: 'invoicePayment.failed'; readonly failure: Failure }
  /** A payment provider cannot be reached; the other methods work. */
  | { readonly type: 'invoicePayment.providerFailed'; readonly failure: Failure };
