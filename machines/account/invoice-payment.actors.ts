/** Actor slots that paying an invoice needs. */

import type { paymentMachine } from '../checkout/payment/payment.machine.ts';
import type { InvoiceToPay } from '../domain/invoice-payment.ts';
import type { Money } from '../domain/money.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import { machineSlot, slot } from '../slot.ts';

export interface PaymentOfInvoice {
  readonly number: string;
  readonly amount: Money;
  readonly requestId: string;
  readonly payment: PaymentAuthorisation;
}

/**
 * Reads the current invoice while the code of `payment` is loaded; rejects with `notFound` where it
 * does not exist.
 */
export const openPayment = slot<InvoiceToPay, { readonly number: string }>('openPayment');
/** The payment machine of the checkout. */
export const payment = machineSlot<typeof paymentMachine>('payment');
/** Sending the same request again does not pay twice. */
export const payInvoice = slot<void, PaymentOfInvoice>('payInvoice');
/** Whether the payment was made. If not, the server refuses it from now on. */
export const settlePayment = slot<boolean, Pick<PaymentOfInvoice, 'number' | 'requestId'>>('settlePayment');
