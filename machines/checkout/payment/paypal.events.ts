/** Requests to the PayPal machine, reports of PayPal's button, and facts for the payment machine. */

import type { Failure } from '../../domain/failure.ts';
import type { Money } from '../../domain/money.ts';
import type { PaymentObstacle } from '../../domain/payment-form.ts';

/** What the shopper approves in PayPal's window. */
export interface PayPalOffer {
  /** Null while the total is not known. */
  readonly amount: Money | null;
  /** The account is saved for the next order. */
  readonly isKept: boolean;
  /** A second button, to pay in parts. */
  readonly isPayLater: boolean;
}

/** Request to PayPal's button: hand over what was approved. */
export type PayPalButtonRequest = { readonly type: 'payPalButton.tokenize' };

/** Reports of PayPal's button. */
export type PayPalButtonEvent =
  | { readonly type: 'payPalButton.mounted' }
  | { readonly type: 'payPalButton.approved'; readonly email: string }
  /** Its window was closed, or left by its own link. */
  | { readonly type: 'payPalButton.cancelled' }
  | { readonly type: 'payPalButton.refused'; readonly failure: Failure }
  | { readonly type: 'payPalButton.tokenized'; readonly nonce: string }
  | { readonly type: 'payPalButton.failed'; readonly failure: Failure };

export type PaypalEvent =
  | { readonly type: 'paypal.setOffer'; readonly offer: PayPalOffer }
  /** The place for the button is on the page, or has left it. */
  | { readonly type: 'paypal.showButton' }
  | { readonly type: 'paypal.hideButton' }
  | { readonly type: 'paypal.retryButton' }
  /** The approval was sent with an order that was refused. */
  | { readonly type: 'paypal.renewApproval' }
  | { readonly type: 'paypal.authorize' }
  | PayPalButtonEvent;

export type PaypalFact =
  | { readonly type: 'paypal.obstaclesChanged'; readonly obstacles: readonly PaymentObstacle[] }
  | { readonly type: 'paypal.authorized'; readonly nonce: string; readonly label: string }
  /** PayPal cannot pay: declined, closed or out of reach. */
  | { readonly type: 'paypal.refused'; readonly failure: Failure }
  /** PayPal's script or button did not come, or broke. */
  | { readonly type: 'paypal.buttonFailed'; readonly failure: Failure };
