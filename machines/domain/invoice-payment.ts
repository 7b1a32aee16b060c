/** An invoice that is paid online: what it costs now, how it can be paid, and what is said of it (BEY-19). */

import type { Failure } from './failure.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './payment.ts';
import type { PayableOrder } from './payment-form.ts';
import { emptyAddress } from './address.ts';

export interface InvoiceToPay {
  readonly number: string;
  /** Nothing where it is paid already. */
  readonly balance: Money;
  readonly methods: readonly PaymentMethod[];
  /** Names every payment of this opening; each attempt adds its number. */
  readonly key: string;
}

export interface InvoiceReceipt {
  readonly number: string;
  /** Null where it was paid before. */
  readonly amount: Money | null;
  /** Visa ending in 1111. */
  readonly label: string;
}

/** What of the invoice matters to its payment; the provider's own parts ask for nothing else. */
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

/** The server was asked and has made it void. */
export const paymentNotMade: Failure = {
  kind: 'refused',
  message: 'Your payment did not arrive, and nothing has been charged. You can safely pay again.',
};
