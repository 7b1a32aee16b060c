/** What paying an invoice needs from outside. */

import type { paymentMachine } from '../checkout/payment/payment.machine.ts';
import type { InvoiceToPay } from '../domain/invoice-payment.ts';
import type { Money } from '../domain/money.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import { slot } from '../slot.ts';

export interface OpenedPayment {
  readonly invoice: InvoiceToPay;
  /** The checkout's payment machine, whose code is loaded for it. */
  readonly logic: typeof paymentMachine;
}

export interface PaymentOfInvoice {
  readonly number: string;
  readonly amount: Money;
  readonly requestId: string;
  readonly payment: PaymentAuthorisation;
}

/** Reads the invoice as it stands; rejects with `notFound` where there is none. */
export const openPayment = slot<OpenedPayment, { readonly number: string }>('openPayment');
/** The same request sent again is the same payment. */
export const payInvoice = slot<void, PaymentOfInvoice>('payInvoice');
/** Whether the payment was made; where it was not, it never will be. */
export const settlePayment = slot<boolean, Pick<PaymentOfInvoice, 'number' | 'requestId'>>('settlePayment');
