/** Messages about an order being placed or forgotten (§3 order receipt, BEY-01). */

import type { Account } from './customer.ts';
import type { Failure } from './failure.ts';

/** The account changed between the press of the button and the order (BEY-10). */
export const accountChangedMessage =
  'The account you buy for has changed. Please look your order over once more before you place it.';

/** For a shopper who signed out, or whose session expired, before the outcome was known. */
export const forgottenOrderMessages = {
  placed: 'Your order was placed. Its confirmation comes by email.',
  refused: 'Your order was not placed, and nothing has been charged.',
  unconfirmed:
    'We could not find out whether your order was placed. Please look for its confirmation in your email before you order again.',
};

/** The response was lost and the server no longer knows the cart. */
export const orderUnconfirmed: Failure = { kind: 'refused', message: forgottenOrderMessages.unconfirmed };

/** The same before the button is pressed: choices may belong to the other account's address. */
export const boughtForMessage = ({ name }: Pick<Account, 'name'>): string =>
  `You buy for ${name} now. Please check where it is delivered.`;

/** The server confirmed an order but its cart is still open. */
export const orderContradicted: Failure = { kind: 'malformed', message: forgottenOrderMessages.unconfirmed };

export const missingCartIdMessage = 'Missing required information: cartId';
export const missingEmailMessage = 'Missing required information: email';

/** The response was lost and the cart is still open: it is safe to order again. */
export const safeToRetry: Failure = {
  kind: 'refused',
  message: 'Your order did not reach us and nothing has been charged. It is safe to place it again.',
};
