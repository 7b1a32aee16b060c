/** The ways to pay, and which one is chosen when the server's list changes (§4 payment method sync). */

import type { Failure } from './failure.ts';
import type { Money } from './money.ts';

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

export const cardMethodCode = 'braintree';
export const savedCardMethodCode = 'braintree_cc_vault';
export const payPalMethodCode = 'braintree_paypal';
export const savedPayPalMethodCode = 'braintree_paypal_vault';
export const purchaseOrderMethodCode = 'purchaseorder';
export const instalmentsMethodCode = 'afterpay';
export const freeMethodCode = 'free';

/** Magento offers other ways beside "free" where nothing is to be paid, and refuses the order by them. */
export const payableFor = (total: Money, methods: readonly PaymentMethod[]): readonly PaymentMethod[] => {
  const free = methods.filter(({ code }) => code === freeMethodCode);
  return total.cents === 0 && free.length > 0 ? free : methods;
};

const monthlyMethodCodes = [
  cardMethodCode,
  savedCardMethodCode,
  payPalMethodCode,
  savedPayPalMethodCode,
  freeMethodCode,
];

/** A rental is paid every month by what the provider keeps; "free" stays, so that its obstacle can be told (GEN-02). */
export const payableMonthly = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter(({ code }) => monthlyMethodCodes.includes(code));

/**
 * The card provider's own (§3 "default is the card provider's"): what it has kept goes first, then one press orders;
 * of a card and PayPal the one that the merchant puts first (GEN-07 `paypal_express`).
 */
const usualMethod = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  [[savedCardMethodCode], [savedPayPalMethodCode], [cardMethodCode, payPalMethodCode]]
    .map((codes) => methods.find(({ code }) => codes.includes(code)))
    .find((method) => method !== undefined);

/**
 * A free method if offered; the current one while it is still offered, else the one last wished for; else the first
 * (§4). Where nothing was chosen yet the card provider's (§3).
 */
export const syncedMethod = (
  methods: readonly PaymentMethod[],
  current: string | null,
  wished: string | null = null,
): string | null => {
  const isOffered = (wanted: string | null): boolean => methods.some(({ code }) => code === wanted);
  const wanted = [freeMethodCode, current, wished].find(isOffered);
  if (wanted !== undefined) return wanted;
  const isUnchosen = current === null && wished === null;
  const usual = isUnchosen ? usualMethod(methods) : undefined;
  return (usual ?? methods[0])?.code ?? null;
};

/** Each of four instalments, a quarter of the total (§5, §9), and the last, so that they add up to it. */
export const instalmentsOf = ({ cents, currency }: Money): { readonly each: Money; readonly last: Money } => {
  // three of them never come to more than the total, however small it is
  const each = Math.min(Math.round(cents / 4), Math.floor(cents / 3));
  return { each: { cents: each, currency }, last: { cents: cents - 3 * each, currency } };
};

/** The provider's own fields; our page only lends them a place and never sees what is typed (PAY-02). */
export const cardFields = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof cardFields)[number];

export interface CardFieldState {
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
  readonly isFocused: boolean;
}

export interface CardState {
  readonly fields: Readonly<Record<CardField, CardFieldState>>;
  /** As the provider names it, null until it can be told. */
  readonly cardType: string | null;
}

/** Nothing is typed yet, or all of it is gone with the fields. */
export const emptyCard: CardState = (() => {
  const field = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
  return { fields: { number: field, expirationDate: field, cvv: field }, cardType: null };
})();

const isSameField = (one: CardFieldState, other: CardFieldState): boolean =>
  one.isEmpty === other.isEmpty && one.isValid === other.isValid;

/** Something of it was typed anew; going from field to field changes nothing. */
export const isCardChanged = (before: CardState | null, now: CardState): boolean =>
  before !== null && cardFields.some((field) => !isSameField(before.fields[field], now.fields[field]));

const missingCard: Readonly<Record<CardField, string>> = {
  number: 'Enter the card number.',
  expirationDate: 'Enter the expiry date as month and year.',
  cvv: 'Enter the security code.',
};

export const mistakenCard: Readonly<Record<CardField, string>> = {
  number: 'Check the card number.',
  expirationDate: 'Check the expiry date: month and year, not in the past.',
  cvv: 'Check the security code: 3 digits on the back, or 4 on the front of American Express.',
};

/** What a field wants of the shopper. */
export const cardFieldMessage = (field: CardField, { fields }: CardState): string =>
  (fields[field].isEmpty ? missingCard : mistakenCard)[field];

export const paymentNotReady: Failure = {
  kind: 'cardUnavailable',
  message: 'Payment is not ready yet. Please try again in a moment.',
};

export const paymentInterrupted: Failure = {
  kind: 'cancelled',
  message: 'The payment form was closed before it was finished.',
};

export const payPalCancelled: Failure = {
  kind: 'cancelled',
  message: 'PayPal was closed before you approved the payment. Nothing has been charged.',
};

export const instalmentsLeft: Failure = {
  kind: 'cancelled',
  message:
    'Your instalments were not approved. Nothing has been charged. Try again, or choose another way to pay.',
};

/** What is said to somebody who comes back from the pages of the instalment provider. */
export const instalmentsWords = {
  approved: 'Your instalments are approved. Place your order to finish: nothing has been ordered yet.',
  cancelled: 'You came back before your instalments were approved. Nothing has been ordered or charged.',
  refused:
    'Your instalments were not approved. Nothing has been ordered or charged. Choose another way to pay, or try again.',
};

export type InstalmentsOutcome = keyof typeof instalmentsWords;

/** What an order needs to know of how it is paid; null, false or empty where the method has no such thing. */
export interface PaymentAuthorisation {
  readonly method: string;
  /** For the receipt, for example 'Visa ending in 1111'. */
  readonly label: string;
  /** A one-time stand-in for the card or the PayPal account; it is sent once and never again. */
  readonly nonce: string | null;
  /** Names a card or an account that the provider has kept. */
  readonly publicHash: string | null;
  readonly poNumber: string | null;
  /** The provider is to keep the card or the account for the next time. */
  readonly isCardSaved: boolean;
  /** The terms that were agreed to, by the server's numbers. */
  readonly agreementIds: readonly number[];
}

/** What every method has to say; each adds its own. */
export const plainAuthorisation = (method: string, label: string): PaymentAuthorisation => ({
  method,
  label,
  nonce: null,
  publicHash: null,
  poNumber: null,
  isCardSaved: false,
  agreementIds: [],
});
