/** What a shopper fills in to pay, and what of it is still missing, each with its sentence and its field (§3 payment, CHK-08, BEY-07). */

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

/** What of the order matters to how it is paid. */
export interface PayableOrder {
  readonly grandTotal: Money;
  /** A rental is charged again every month. */
  readonly isRental: boolean;
  /** The account or team orders by purchase order numbers only (§3 po_required). */
  readonly isPurchaseOrderRequired: boolean;
  /** Signed in: the provider can keep a card for them. */
  readonly isCustomer: boolean;
  readonly email: string;
  readonly cartId: string;
  readonly billing: Address;
}

/** Terms of the merchant; those that are not agreed to by ordering have a box to tick. */
export interface Agreement {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly content: string;
  /** The content is HTML, already cleaned, and not plain text. */
  readonly isHtml: boolean;
  readonly isTicked: boolean;
}

export interface PaymentForm {
  /** Code of the chosen method. */
  readonly chosen: string | null;
  readonly order: PayableOrder | null;
  /** The public hash of the saved card or account that pays. */
  readonly publicHash: string | null;
  /** What the providers' forms still need. */
  readonly missing: {
    readonly card: readonly PaymentObstacle[];
    readonly payPal: readonly PaymentObstacle[];
  };
  /** Null until it was typed; one that was emptied is named at its field (CHK-08). */
  readonly poNumber: string | null;
  /** The shopper wants the provider to keep the card or the account for the next time. */
  readonly isSaveWanted: boolean;
  readonly agreements: readonly Agreement[];
  readonly agreedIds: readonly number[];
  readonly isRecurringAgreed: boolean;
}

export interface PaymentObstacle {
  readonly tab: 'payment';
  readonly field: PaymentFieldName;
  readonly message: string;
}

/** "Free" keeps nothing that the months to come could be charged by (GEN-02). */
export const isRentalUnkept = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  chosen === freeMethodCode && order?.isRental === true;

export const rentalUnkeptMessage =
  'A rental is charged every month and needs a card or PayPal account. Remove a gift card or promo code, so that something is left to pay.';

export const poNumberMissingMessage = 'Enter your purchase order number.';

/** A purchase order has a number, and where the account orders by numbers so has every order that costs something. */
export const isPoNumberAsked = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  chosen === purchaseOrderMethodCode ||
  (chosen !== null && chosen !== freeMethodCode && order?.isPurchaseOrderRequired === true);

/** What is paid with now can be kept for the next time, if its owner wishes. */
export const canBeSaved = ({ chosen, order }: Pick<PaymentForm, 'chosen' | 'order'>): boolean =>
  order?.isCustomer === true && !order.isRental && (chosen === cardMethodCode || chosen === payPalMethodCode);

/** What is sent with the order, whatever the method adds to it; the provider keeps what pays a rental (GEN-02). */
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
  // those without a box are agreed to by ordering
  agreementIds: form.agreements
    .filter(({ id, isTicked }) => !isTicked || form.agreedIds.includes(id))
    .map(({ id }) => id),
});

/** The card fields to fill in or to correct; none before the provider has reported them. */
export const cardObstacles = (card: CardState | null): readonly PaymentObstacle[] =>
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
export const payPalObstacles: readonly PaymentObstacle[] = [
  { tab: 'payment', field: 'payment.paypal', message: 'Approve the payment with PayPal.' },
];

export const paymentObstacles = (form: PaymentForm): readonly PaymentObstacle[] => {
  const obstacles: PaymentObstacle[] = [];
  const miss = (field: PaymentFieldName, message: string): void =>
    void obstacles.push({ tab: 'payment', field, message });
  if (form.chosen === null) miss('payment.methods', 'Choose how you would like to pay.');
  if (isVaultCode(form.chosen) && form.publicHash === null)
    miss('payment.methods', 'Choose one of your saved cards or accounts, or another way to pay.');
  if (form.chosen === cardMethodCode) obstacles.push(...form.missing.card);
  if (form.chosen === payPalMethodCode) obstacles.push(...form.missing.payPal);
  if (isPoNumberAsked(form) && (form.poNumber ?? '').trim() === '')
    miss('payment.po-number', poNumberMissingMessage);
  if (isRentalUnkept(form)) miss('payment.methods', rentalUnkeptMessage);
  else if (form.order?.isRental === true && !form.isRecurringAgreed)
    miss('payment.recurring', 'Agree to the monthly rental payments.');
  for (const { id, label, isTicked } of form.agreements)
    if (isTicked && !form.agreedIds.includes(id))
      miss(`payment.agreement-${id}`, `Please confirm: ${label}.`);
  return obstacles;
};
