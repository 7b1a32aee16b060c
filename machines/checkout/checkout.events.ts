/** What the checkout machine is asked and tells. */

import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { Receipt } from '../domain/order.ts';
import type { OrderFact } from '../order/order.events.ts';
import type { PaymentFact } from '../payment/payment.events.ts';
import type { ShippingFact } from '../shipping/shipping.events.ts';
import type { StepFact } from './step.events.ts';
import type { TabName, TabsFact } from './tabs.events.ts';

export interface SavedCheckout {
  readonly email: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly isBillingSame: boolean;
}

export type CheckoutEvent =
  | { readonly type: 'checkout.begin' }
  | { readonly type: 'checkout.cancel' }
  /** The cart as it now is; null where there is none. */
  | { readonly type: 'checkout.syncCart'; readonly cart: Cart | null }
  /** The cart holds still: money may move. */
  | { readonly type: 'checkout.confirmLock' }
  | { readonly type: 'checkout.changeTab'; readonly tab: TabName }
  | { readonly type: 'checkout.submitEmail'; readonly email: string }
  /** What stands in the delivery form, complete or not. */
  | { readonly type: 'checkout.changeDelivery'; readonly address: Address }
  | { readonly type: 'checkout.submitDelivery'; readonly address: Address }
  | { readonly type: 'checkout.submitShipping' }
  | {
      readonly type: 'checkout.changeBilling';
      readonly address: Address;
      readonly isSame: boolean;
    }
  | { readonly type: 'checkout.placeOrder' }
  | StepFact
  | TabsFact
  | ShippingFact
  | PaymentFact
  | OrderFact;

export type CheckoutFact =
  | { readonly type: 'checkout.started' }
  | { readonly type: 'checkout.tabChanged'; readonly tab: TabName }
  | { readonly type: 'checkout.draftChanged'; readonly draft: SavedCheckout }
  | { readonly type: 'checkout.failed'; readonly message: string }
  | { readonly type: 'checkout.lockWanted' }
  | { readonly type: 'checkout.lockReleased' }
  /** The cart is not what it was taken for and should be read again. */
  | { readonly type: 'checkout.cartDoubted' }
  | { readonly type: 'checkout.orderPlaced'; readonly receipt: Receipt };
