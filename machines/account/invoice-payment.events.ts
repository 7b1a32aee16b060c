/** What paying an invoice is asked and reports. */

import type { PaymentFact } from '../checkout/payment/payment.events.ts';
import type { Failure } from '../domain/failure.ts';

export type InvoicePaymentRequest =
  | { readonly type: 'invoicePayment.open'; readonly number: string }
  | { readonly type: 'invoicePayment.close' }
  /** Once more, where the invoice could not be read or the outcome is not known. */
  | { readonly type: 'invoicePayment.retry' }
  | { readonly type: 'invoicePayment.pay' }
  /** Another page. */
  | { readonly type: 'invoicePayment.leave' }
  /** The customer has signed out. */
  | { readonly type: 'invoicePayment.forget' };

export type InvoicePaymentEvent = InvoicePaymentRequest | PaymentFact;

export type InvoicePaymentFact =
  | { readonly type: 'invoicePayment.paid'; readonly message: string }
  | { readonly type: 'invoicePayment.failed'; readonly failure: Failure }
  /** A provider of payments cannot be reached; the other methods work. */
  | { readonly type: 'invoicePayment.providerFailed'; readonly failure: Failure };
