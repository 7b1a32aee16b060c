/** What the card provider's fields want of a shopper, told a second time (BEY-07, PAY-02). */

import type { CardField, CardState } from '#machines/domain/payment.ts';
import type { PaymentContext } from '#machines/payment/payment.context.ts';

export const notReady = {
  kind: 'cardUnavailable',
  message: 'Payment is not ready yet. Please try again in a moment.',
};
export const interrupted = {
  kind: 'cancelled',
  message: 'The payment form was closed before it was finished.',
};

const empty = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
export const emptied: CardState = {
  fields: { number: empty, expirationDate: empty, cvv: empty },
  cardType: null,
};

const right = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
export const filled: CardState = {
  fields: { number: right, expirationDate: right, cvv: right },
  cardType: 'Visa',
};

type Known = Pick<PaymentContext, 'card' | 'failure'>;

const lookOf = ({ fields }: CardState): string =>
  Object.values(fields)
    .map(({ isEmpty, isValid }) => `${String(isEmpty)} ${String(isValid)}`)
    .join();

/** A refusal was of the card before it was typed anew; where the cursor stands says nothing of the card. */
export const withCard = ({ card: before, failure }: Known, card: CardState): Known => {
  const isOther = before !== null && lookOf(before) !== lookOf(card);
  return { card, failure: isOther && failure?.kind === 'cardRefused' ? null : failure };
};

/** Said of a field that is empty, and of one that is wrong. */
const wanted: readonly (readonly [field: CardField, ofEmpty: string, ofWrong: string])[] = [
  ['number', 'Enter the card number.', 'Check the card number.'],
  [
    'expirationDate',
    'Enter the expiry date as month and year.',
    'Check the expiry date: month and year, not in the past.',
  ],
  [
    'cvv',
    'Enter the security code.',
    'Check the security code: 3 digits on the back, or 4 on the front of American Express.',
  ],
];

export const missingOfCard = (card: CardState | null): [field: string, message: string][] =>
  wanted
    .filter(([field]) => card?.fields[field].isValid === false)
    .map(([field, ofEmpty, ofWrong]) => [`card-${field}`, card?.fields[field].isEmpty ? ofEmpty : ofWrong]);

/** What a rental wants: something that the months to come are charged by, and a yes to it. */
export const missingOfRental = (
  chosen: string | null,
  isAgreed: boolean,
): [field: string, message: string][] => {
  if (chosen === 'free')
    return [
      [
        'payment-methods',
        'A rental is charged every month and needs a card or PayPal account. Remove a gift card or promo code, so that something is left to pay.',
      ],
    ];
  return isAgreed ? [] : [['payment-recurring', 'Agree to the monthly rental payments.']];
};

/** Where paying in such a way begins. */
export const roomOf: Readonly<Record<string, string>> = {
  braintree: 'card.hidden',
  braintree_paypal: 'payPal.hidden',
  afterpay: 'instalments.ready',
};
