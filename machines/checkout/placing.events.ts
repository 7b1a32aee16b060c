/** Requests to the placing machine and the facts it reports. */

import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import type { OrderRequest, Receipt } from '../domain/order.ts';
import type { forgottenOrderMessages } from '../domain/order-messages.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import type { OrderFact } from './order/order.events.ts';
import type { StepFact } from './step.events.ts';

/** The order as the shopper saw it when they pressed the button, without the payment. */
export type FrozenOrder = Omit<OrderRequest, 'payment'>;

export type PlacingEvent =
  | {
      readonly type: 'placing.begin';
      readonly order: FrozenOrder;
      /** The delivery step has not sent the billing address. */
      readonly isBilledElsewhere: boolean;
    }
  /** The same items at the prices on screen. */
  | { readonly type: 'placing.confirmLock'; readonly cart: Cart }
  /** The payment is authorised. */
  | { readonly type: 'placing.confirmPayment'; readonly authorisation: PaymentAuthorisation }
  /** Nothing has been sent and nothing may be. */
  | { readonly type: 'placing.stop' }
  /** The customer signed out; waits for the outcome of a sent order (SESS-02, BEY-08). */
  | { readonly type: 'placing.forget' }
  | StepFact
  | OrderFact;

export type PlacingFact =
  | { readonly type: 'placing.billingAccepted' }
  | { readonly type: 'placing.billingRefused'; readonly failure: Failure }
  /** The payment has to be authorised: the customer may be charged. */
  | { readonly type: 'placing.paymentRequested' }
  /** The order is being sent. */
  | { readonly type: 'placing.orderBegun'; readonly order: PendingOrder }
  | { readonly type: 'placing.orderPlaced'; readonly receipt: Receipt }
  /** `isSent`: the authorisation has left this page and must not be used again. */
  | { readonly type: 'placing.orderRefused'; readonly failure: Failure; readonly isSent: boolean }
  /** The cart differs from the one the shopper saw; nothing was ordered (BEY-16). */
  | { readonly type: 'placing.orderStopped'; readonly changes: readonly string[] }
  /** The outcome is not known yet; the server is asked again. */
  | { readonly type: 'placing.orderUnconfirmed' }
  /** The outcome of an order whose customer signed out. */
  | { readonly type: 'placing.orderForgotten'; readonly outcome: keyof typeof forgottenOrderMessages };
