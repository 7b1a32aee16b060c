/** Actor slots that paying an invoice needs. */

import type { paymentMachine } from '../checkout/payment/payment.machine.ts';
import type { InvoiceToPay } from '../domain/invoice-payment.ts';
import type { Money } from '../domain/money.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import { slot } from '../slot.ts';

export interface OpenedPayment {
  readonly invoice: InvoiceToPay;
  /** The payment machine of the checkout, whose code is loaded on demand. */
  readonly logic: typeof paymentMachine;
}

export interface PaymentOfInvoice {
  readonly number: string;
  readonly amount: Money;
  readonly requestId: string;
  readonly payment: PaymentAuthorisation;
}

/** Reads the current invoice; rejects with `notFound` where it does not exist. */
export const openPayment = slot<OpenedPayment, { readonly number: string }>('openPayment');
/** Sending the same request again does not pay twice. */
export const payInvoice = slot<void, PaymentOfInvoice>('payInvoice');
/** Whether the payment was made. If not, the server refuses it from now on. */
export const settlePayment = slot<boolean, Pick<PaymentOfInvoice, 'number' | 'requestId'>>('settlePayment');
