/** Payment methods, and the chosen one after the server's list changes (§4 payment method sync). */

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

/**
 * Where nothing is due, Magento lists other methods besides "free" but refuses orders with them.
 */
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

/**
 * A rental is charged monthly to a saved payment; "free" stays, so that its blocker can be shown
 * (GEN-02).
 */
export const payableMonthly = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter(({ code }) => monthlyMethodCodes.includes(code));

/**
 * The default of §3: saved payments first, then one press orders; card or PayPal by the merchant's
 * order (GEN-07 `paypal_express`). Before them all a purchase order for those who need its number.
 */
const usualMethod = (methods: readonly PaymentMethod[], isByNumber: boolean): PaymentMethod | undefined =>
  [
    isByNumber ? [purchaseOrderMethodCode] : [],
    [savedCardMethodCode],
    [savedPayPalMethodCode],
    [cardMethodCode, payPalMethodCode],
  ]
    .map((codes) => methods.find(({ code }) => codes.includes(code)))
    .find((method) => method !== undefined);

/**
 * A free method if offered; else the current one, the last preferred one or the first (§4). Without
 * a choice the card provider's (§3).
 */
export const syncedMethod = (
  methods: readonly PaymentMethod[],
  current: string | null,
  preferred: string | null,
  isByNumber: boolean,
): string | null => {
  const isOffered = (wanted: string | null): boolean => methods.some(({ code }) => code === wanted);
  const wanted = [freeMethodCode, current, preferred].find(isOffered);
  if (wanted !== undefined) return wanted;
  const isUnchosen = current === null && preferred === null;
  const usual = isUnchosen ? usualMethod(methods, isByNumber) : undefined;
  return (usual ?? methods[0])?.code ?? null;
};

/**
 * Each of four instalments, a quarter of the total, and the last one with the remainder (§5, §9).
 */
export const instalmentsOf = ({ cents, currency }: Money): { readonly each: Money; readonly last: Money } => {
  // three of them never exceed the total, however small it is
  const each = Math.min(Math.round(cents / 4), Math.floor(cents / 3));
  return { each: { cents: each, currency }, last: { cents: cents - 3 * each, currency } };
};

/**
 * The provider's own fields: our page only provides their containers and never sees the input
 * (PAY-02).
 */
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
  /** The provider's name for it; null until known. */
  readonly cardType: string | null;
  /** Grows with each card number begun: one pasted over another changes nothing else. */
  readonly numbersBegun?: number;
}

/** Nothing is typed, or the fields were removed with their input. */
export const emptyCard: CardState = (() => {
  const field = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
  return { fields: { number: field, expirationDate: field, cvv: field }, cardType: null };
})();

const isSameField = (one: CardFieldState, other: CardFieldState): boolean =>
  one.isEmpty === other.isEmpty && one.isValid === other.isValid;

/** The input changed; moving between fields does not count. */
export const isCardChanged = (before: CardState | null, now: CardState): boolean =>
  before !== null &&
  (before.numbersBegun !== now.numbersBegun ||
    cardFields.some((field) => !isSameField(before.fields[field], now.fields[field])));

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

/** The problem of a field. */
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

/** Messages for a shopper who returns from the instalment provider. */
export const instalmentsText = {
  approved: 'Your instalments are approved. Place your order to finish: nothing has been ordered yet.',
  cancelled: 'You came back before your instalments were approved. Nothing has been ordered or charged.',
  refused:
    'Your instalments were not approved. Nothing has been ordered or charged. Choose another way to pay, or try again.',
};

export type InstalmentsOutcome = keyof typeof instalmentsText;

/** The payment data of an order; null, false or empty where the method has none. */
export interface PaymentAuthorisation {
  readonly method: string;
  /** For the receipt, for example 'Visa ending in 1111'. */
  readonly label: string;
  /** A one-time token for the card or the PayPal account; sent once and never again. */
  readonly nonce: string | null;
  /** Identifies a card or account that the provider has saved. */
  readonly publicHash: string | null;
  readonly poNumber: string | null;
  /** The provider saves the card or account for the next order. */
  readonly isCardSaved: boolean;
  /** The server's ids of the accepted terms. */
  readonly agreementIds: readonly number[];
}

/** The common data of every method; each adds its own. */
export const plainAuthorisation = (method: string, label: string): PaymentAuthorisation => ({
  method,
  label,
  nonce: null,
  publicHash: null,
  poNumber: null,
  isCardSaved: false,
  agreementIds: [],
});
