/** Requests to the PayPal machine, events of PayPal's button, and facts for the payment machine. */

import type { Failure } from '../../domain/failure.ts';
import type { Money } from '../../domain/money.ts';
import type { PaymentBlocker } from '../../domain/payment-form.ts';

/** The data that the shopper approves in PayPal's window. */
export interface PayPalOffer {
  /** Null while the total is unknown. */
  readonly amount: Money | null;
  /** The account is saved for the next order. */
  readonly isKept: boolean;
  /** A second button for instalments. */
  readonly isPayLater: boolean;
}

/** Asks PayPal's button for the approval. */
export type PayPalButtonRequest = { readonly type: 'payPalButton.tokenize' };

/** Events of PayPal's button. */
export type PayPalButtonEvent =
  | { readonly type: 'payPalButton.mounted' }
  | { readonly type: 'payPalButton.approved'; readonly email: string }
  /** The window was closed or cancelled. */
  | { readonly type: 'payPalButton.cancelled' }
  | { readonly type: 'payPalButton.refused'; readonly failure: Failure }
  | { readonly type: 'payPalButton.tokenized'; readonly nonce: string }
  | { readonly type: 'payPalButton.failed'; readonly failure: Failure };

export type PaypalEvent =
  | { readonly type: 'paypal.setOffer'; readonly offer: PayPalOffer }
  /** The container for the button is on the page, or was removed. */
  | { readonly type: 'paypal.showButton' }
  | { readonly type: 'paypal.hideButton' }
  | { readonly type: 'paypal.retryButton' }
  /** The approval was sent with an order that was refused. */
  | { readonly type: 'paypal.renewApproval' }
  | { readonly type: 'paypal.authorize' }
  | PayPalButtonEvent;

export type PaypalFact =
  | { readonly type: 'paypal.blockersChanged'; readonly blockers: readonly PaymentBlocker[] }
  | { readonly type: 'paypal.authorized'; readonly nonce: string; readonly label: string }
  /** PayPal cannot pay: declined, cancelled or unreachable. */
  | { readonly type: 'paypal.refused'; readonly failure: Failure }
  /** PayPal's script or button failed to load, or broke. */
  | { readonly type: 'paypal.buttonFailed'; readonly failure: Failure };
