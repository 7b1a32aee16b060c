/** The requests and facts of the placing machine. */

import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import type { forgottenOrderMessages, OrderRequest, Receipt } from '../domain/order.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import type { OrderFact } from './order/order.events.ts';
import type { StepFact } from './step.events.ts';

/** The order as the shopper saw it when they pressed the button: all but what pays for it. */
export type FrozenOrder = Omit<OrderRequest, 'payment'>;

export type PlacingEvent =
  | {
      readonly type: 'placing.begin';
      readonly order: FrozenOrder;
      /** The delivery step has not told the server the billing address. */
      readonly isBilledElsewhere: boolean;
    }
  /** The same goods, at the prices on screen. */
  | { readonly type: 'placing.confirmLock'; readonly cart: Cart }
  /** Payment is authorised. */
  | { readonly type: 'placing.confirmPayment'; readonly authorisation: PaymentAuthorisation }
  /** Nothing has been sent, and nothing is to be. */
  | { readonly type: 'placing.stop' }
  /** The customer has left; the order they sent is waited for (SESS-02, BEY-08). */
  | { readonly type: 'placing.forget' }
  | StepFact
  | OrderFact;

export type PlacingFact =
  | { readonly type: 'placing.billingAccepted' }
  | { readonly type: 'placing.billingRefused'; readonly failure: Failure }
  /** Money may move: the payment is to be authorised. */
  | { readonly type: 'placing.paymentRequested' }
  /** The order is on its way. */
  | { readonly type: 'placing.orderBegun'; readonly order: PendingOrder }
  | { readonly type: 'placing.orderPlaced'; readonly receipt: Receipt }
  /** `isSent`: what was authorised has left this page, so it must not be used again. */
  | { readonly type: 'placing.orderRefused'; readonly failure: Failure; readonly isSent: boolean }
  /** The cart is not what the shopper saw; nothing was ordered (BEY-16). */
  | { readonly type: 'placing.orderStopped'; readonly changes: readonly string[] }
  /** It is not known yet what became of the order; it is asked again. */
  | { readonly type: 'placing.orderDoubted' }
  /** What became of the order of a customer who has left. */
  | { readonly type: 'placing.orderForgotten'; readonly outcome: keyof typeof forgottenOrderMessages };
