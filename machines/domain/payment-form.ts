/** What a shopper fills in to pay, and what of it is still missing, each with its sentence and its field (§3 payment, CHK-08, BEY-07). */

import type { Money } from './money.ts';
import {
  freeMethodCode,
  payPalMethodCode,
  purchaseOrderMethodCode,
  savedCardMethodCode,
  savedPayPalMethodCode,
} from './payment.ts';

/** What of the order matters to how it is paid. */
export interface PayableOrder {
  readonly grandTotal: Money;
  /** A rental is charged again every month. */
  readonly isRental: boolean;
  /** The account or team orders by purchase order numbers only (§3 po_required). */
  readonly isPurchaseOrderRequired: boolean;
  readonly email: string;
  readonly cartId: string;
}

/** Terms of the merchant; those that are not agreed to by ordering have a box to tick. */
export interface Agreement {
  readonly id: number;
  readonly label: string;
  readonly content: string;
  readonly isTicked: boolean;
}

export interface PaymentForm {
  /** Code of the chosen method. */
  readonly chosen: string | null;
  readonly order: PayableOrder | null;
  /** The public hash of the saved card or account that pays. */
  readonly publicHash: string | null;
  readonly isPayPalApproved: boolean;
  readonly poNumber: string;
  readonly agreements: readonly Agreement[];
  readonly agreedIds: readonly number[];
  readonly isRecurringAgreed: boolean;
}

/** Ids of what can be focused where something is missing. */
export const paymentFieldIds = {
  methods: 'payment-methods',
  payPal: 'payment-paypal',
  poNumber: 'payment-po-number',
  recurring: 'payment-recurring',
  agreement: (id: number): string => `payment-agreement-${id}`,
};

export interface PaymentObstacle {
  readonly tab: 'payment';
  /** The id of the element to go to. */
  readonly field: string;
  readonly message: string;
}

export const poNumberMissingMessage = 'Enter your purchase order number.';

/** A purchase order has a number, and where the account orders by numbers so has every order that costs something. */
export const isPoNumberAsked = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  chosen === purchaseOrderMethodCode ||
  (chosen !== null && chosen !== freeMethodCode && order?.isPurchaseOrderRequired === true);

const isSaved = (chosen: string | null): boolean =>
  chosen === savedCardMethodCode || chosen === savedPayPalMethodCode;

export const paymentObstacles = (form: PaymentForm): readonly PaymentObstacle[] => {
  const obstacles: PaymentObstacle[] = [];
  const miss = (field: string, message: string): void =>
    void obstacles.push({ tab: 'payment', field, message });
  if (form.chosen === null) miss(paymentFieldIds.methods, 'Choose how you would like to pay.');
  if (isSaved(form.chosen) && form.publicHash === null)
    miss(paymentFieldIds.methods, 'Choose one of your saved cards or accounts, or another way to pay.');
  if (form.chosen === payPalMethodCode && !form.isPayPalApproved)
    miss(paymentFieldIds.payPal, 'Approve the payment with PayPal.');
  if (isPoNumberAsked(form) && form.poNumber.trim() === '')
    miss(paymentFieldIds.poNumber, poNumberMissingMessage);
  if (form.order?.isRental === true && !form.isRecurringAgreed)
    miss(paymentFieldIds.recurring, 'Agree to the monthly rental payments.');
  for (const { id, label, isTicked } of form.agreements)
    if (isTicked && !form.agreedIds.includes(id))
      miss(paymentFieldIds.agreement(id), `Please confirm: ${label}.`);
  return obstacles;
};
