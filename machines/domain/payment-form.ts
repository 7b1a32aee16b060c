/** The payment form, and what is still missing, with message and field (§3, CHK-08, BEY-07). */

import type { PaymentFieldName } from './checkout-field.ts';
import type { Address } from './address.ts';
import type { Money } from './money.ts';
import {
  cardFieldMessage,
  cardFields,
  cardMethodCode,
  type CardState,
  freeMethodCode,
  payPalMethodCode,
  purchaseOrderMethodCode,
  type PaymentAuthorisation,
} from './payment.ts';
import { isVaultCode } from './saved-payment.ts';

/** The part of the order that matters to its payment. */
export interface PayableOrder {
  readonly grandTotal: Money;
  /** A rental is charged every month. */
  readonly isRental: boolean;
  /** The account or team orders by purchase order numbers only (§3 po_required). */
  readonly isPurchaseOrderRequired: boolean;
  /** Signed in, so the provider can save a card. */
  readonly isCustomer: boolean;
  readonly email: string;
  readonly cartId: string;
  readonly billing: Address;
}

/** The merchant's terms; terms without a checkbox are accepted by ordering. */
export interface Agreement {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly content: string;
  /** The content is sanitised HTML instead of plain text. */
  readonly isHtml: boolean;
  readonly isTicked: boolean;
}

export interface PaymentForm {
  /** Code of the chosen method. */
  readonly chosen: string | null;
  readonly order: PayableOrder | null;
  /** The public hash of the saved card or account. */
  readonly publicHash: string | null;
  /** Missing parts of the providers' forms. */
  readonly missing: {
    readonly card: readonly PaymentBlocker[];
    readonly payPal: readonly PaymentBlocker[];
  };
  /** Null until typed; an emptied field shows its problem (CHK-08). */
  readonly poNumber: string | null;
  /** The shopper wants the provider to save the card or account. */
  readonly isSaveWanted: boolean;
  readonly agreements: readonly Agreement[];
  readonly agreedIds: readonly number[];
  readonly isRecurringAgreed: boolean;
}

export interface PaymentBlocker {
  readonly tab: 'payment';
  readonly field: PaymentFieldName;
  readonly message: string;
}

/** "Free" saves nothing that later months could be charged to (GEN-02). */
export const isRentalUnkept = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  chosen === freeMethodCode && order?.isRental === true;

export const rentalUnkeptMessage =
  'A rental is charged every month and needs a card or PayPal account. Have it delivered, or remove a gift card or promo code.';

export const poNumberMissingMessage = 'Enter your purchase order number.';

/**
 * A purchase order needs a number; for accounts that require them, so does every order with a
 * price.
 */
export const isPoNumberAsked = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  chosen === purchaseOrderMethodCode ||
  (chosen !== null && chosen !== freeMethodCode && order?.isPurchaseOrderRequired === true);

/** The payment can be saved for the next order if the customer agrees. */
export const canBeSaved = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  order?.isCustomer === true && !order.isRental && (chosen === cardMethodCode || chosen === payPalMethodCode);

/**
 * The data sent with the order, plus the method's own; the provider saves what pays a rental
 * (GEN-02).
 */
export const authorisationOf = (
  form: PaymentForm,
  label: string,
  nonce: string | null = null,
): PaymentAuthorisation => ({
  method: form.chosen ?? '',
  label,
  nonce,
  publicHash: isVaultCode(form.chosen) ? form.publicHash : null,
  poNumber: isPoNumberAsked(form) ? (form.poNumber ?? '').trim() : null,
  isCardSaved: nonce !== null && (form.order?.isRental === true || (canBeSaved(form) && form.isSaveWanted)),
  // terms without a checkbox are accepted by ordering
  agreementIds: form.agreements
    .filter(({ id, isTicked }) => !isTicked || form.agreedIds.includes(id))
    .map(({ id }) => id),
});

/** The card fields to fill in or correct; none before the provider has reported them. */
export const cardBlockers = (card: CardState | null): readonly PaymentBlocker[] =>
  card === null
    ? []
    : cardFields
        .filter((field) => !card.fields[field].isValid)
        .map((field) => ({
          tab: 'payment',
          field: `card.${field}`,
          message: cardFieldMessage(field, card),
        }));

/** PayPal without an approval. */
export const payPalBlockers: readonly PaymentBlocker[] = [
  { tab: 'payment', field: 'payment.paypal', message: 'Approve the payment with PayPal.' },
];

export const paymentBlockers = (form: PaymentForm): readonly PaymentBlocker[] => {
  const blockers: PaymentBlocker[] = [];
  const miss = (field: PaymentFieldName, message: string): void =>
    void blockers.push({ tab: 'payment', field, message });
  if (form.chosen === null) miss('payment.methods', 'Choose how you would like to pay.');
  if (isVaultCode(form.chosen) && form.publicHash === null)
    miss('payment.methods', 'Choose one of your saved cards or accounts, or another way to pay.');
  if (form.chosen === cardMethodCode) blockers.push(...form.missing.card);
  if (form.chosen === payPalMethodCode) blockers.push(...form.missing.payPal);
  if (isPoNumberAsked(form) && (form.poNumber ?? '').trim() === '')
    miss('payment.po-number', poNumberMissingMessage);
  if (isRentalUnkept(form)) miss('payment.methods', rentalUnkeptMessage);
  else if (form.order?.isRental === true && !form.isRecurringAgreed)
    miss('payment.recurring', 'Agree to the monthly rental payments.');
  for (const { id, label, isTicked } of form.agreements)
    if (isTicked && !form.agreedIds.includes(id))
      miss(`payment.agreement-${id}`, `Please confirm: ${label}.`);
  return blockers;
};
