/** An invoice paid online: amount due, payment methods and messages (BEY-19). */

import type { Failure } from './failure.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './payment.ts';
import type { PayableOrder } from './payment-form.ts';
import { emptyAddress } from './address.ts';

export interface InvoiceToPay {
  readonly number: string;
  /** Zero where it is already paid. */
  readonly balance: Money;
  readonly methods: readonly PaymentMethod[];
  /** The prefix of all request ids of this opening; each attempt adds its number. */
  readonly key: string;
}

export interface InvoiceReceipt {
  readonly number: string;
  /** Null where it was paid before. */
  readonly amount: Money | null;
  /** For example Visa ending in 1111. */
  readonly label: string;
}

/** The invoice in the form that the payment machine needs. */
export const payableOf = ({ number, balance }: InvoiceToPay): PayableOrder => ({
  grandTotal: balance,
  isRental: false,
  isPurchaseOrderRequired: false,
  isCustomer: true,
  email: '',
  cartId: number,
  billing: emptyAddress(''),
});

export const requestIdOf = (key: string, attempt: number): string => `${key}-${attempt}`;

/** The server confirmed that the payment was not made and has cancelled it. */
export const paymentNotMade: Failure = {
  kind: 'refused',
  message: 'Your payment did not arrive, and nothing has been charged. You can safely pay again.',
};
