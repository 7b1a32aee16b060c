/** Requests to the checkout machine and the facts it reports. */

import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { Account } from '../domain/customer.ts';
import type { DeliveryOffers, ShippingMethod } from '../domain/delivery.ts';
import type { Failure, FailureKind } from '../domain/failure.ts';
import type { Purchase, Receipt } from '../domain/order.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import type { Pickup } from '../domain/pickup.ts';
import type { InstalmentsOutcome } from '../domain/payment.ts';
import type { AddressOffers } from '../domain/stored-address.ts';
import type { PaymentFact } from './payment/payment.events.ts';
import type { AccountSectionEvent } from './account-section.events.ts';
import type { CheckoutRequest, DraftFact } from './draft.events.ts';
import type { PlacingFact } from './placing.events.ts';
import type { TabName } from '../domain/checkout-tab.ts';

export interface SavedCheckout {
  readonly email: string;
  readonly delivery: Address;
  readonly pickup: Pickup;
  /** Blank where none is needed. */
  readonly billing: Address;
  /**
   * Whether billing and delivery address are the same; never for pickup or for orders without
   * delivery.
   */
  readonly isBillingSame: boolean;
  /** Chosen by the shopper; absent where unknown. */
  readonly isBillingChosen?: boolean;
  /** The account or team whose addresses were used as defaults; null for a guest (CHK-15). */
  readonly accountId: number | null;
}

/** The shopper's last step; null for unknown values (BEY-04). */
export interface LastStep {
  readonly tab: TabName | null;
  readonly method: ShippingMethod | null;
}

/** Stored values besides the draft. */
export interface RestoredCheckout extends SavedCheckout {
  /** The code of the last payment method. */
  readonly paymentCode?: string | null;
  /** The purchase order number typed so far. */
  readonly poNumber?: string | null;
  readonly left?: LastStep;
  /** The result of the instalment provider's pages. */
  readonly instalments?: InstalmentsOutcome | null;
}

export type CheckoutEvent =
  | { readonly type: 'checkout.begin' }
  | { readonly type: 'checkout.cancel' }
  /** The current cart; null for none. */
  | { readonly type: 'checkout.syncCart'; readonly cart: Cart | null }
  /** The signed-in customer; null for a guest. */
  | { readonly type: 'checkout.syncCustomer'; readonly email: string | null }
  /** Addresses a customer need not type (CHK-15). */
  | { readonly type: 'checkout.syncAddresses'; readonly offers: AddressOffers }
  /** Events of session and cart for the account section (CHK-03). */
  | { readonly type: 'checkout.informAccount'; readonly told: AccountSectionEvent }
  /** The account or team the customer buys for. */
  | { readonly type: 'checkout.syncAccount'; readonly account: Account }
  /** Signed out: cancels and clears receipt and addresses (SESS-02). */
  | { readonly type: 'checkout.forget' }
  /** There is an open order whose outcome this tab does not know (BEY-06). */
  | { readonly type: 'checkout.beginRecovery' }
  /** That order is settled, with a message if there is one. */
  | { readonly type: 'checkout.endRecovery'; readonly message: string | null }
  /** The order was placed. */
  | {
      readonly type: 'checkout.acknowledgeOrder';
      readonly receipt: Receipt;
      readonly purchase: Purchase;
    }
  /** The cart is locked: payment may begin. */
  | { readonly type: 'checkout.confirmLock' }
  /** Repeats a request that the expired session prevented (BEY-02). */
  | { readonly type: 'checkout.replay'; readonly request: CheckoutRequest }
  /** Repeats failed background requests (BEY-02). */
  | { readonly type: 'checkout.retry' }
  /**
   * The shopper accepted the account offer on the confirmation; the receipt fills the form (CHK-10).
   */
  | { readonly type: 'checkout.createAccount' }
  /** A code was applied or removed: the totals changed (PROMO-01, GIFT-01). */
  | { readonly type: 'checkout.refreshTotals' }
  | DraftFact
  | PaymentFact
  | PlacingFact;

export type CheckoutFact =
  /** Started again, cancelled or done: dialogs over the page close (CHK-05). */
  | { readonly type: 'checkout.cleared' }
  | { readonly type: 'checkout.started' }
  /** The form for a new account is shown. */
  | { readonly type: 'checkout.creationChosen' }
  /** `isKept`: the tab to return to after a reload (BEY-04). */
  | { readonly type: 'checkout.tabChanged'; readonly tab: TabName; readonly isKept: boolean }
  | { readonly type: 'checkout.draftChanged'; readonly draft: SavedCheckout }
  | ({ readonly type: 'checkout.offersChanged' } & DeliveryOffers)
  /** The method's code; null where none is left. */
  | { readonly type: 'checkout.paymentChosen'; readonly code: string | null }
  | { readonly type: 'checkout.poNumberChanged'; readonly poNumber: string }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'checkout.failed';
      readonly kind: FailureKind;
      /** For a toast; null where the checkout shows the failure, or nothing does. */
      readonly message: string | null;
      readonly asked: CheckoutRequest | null;
    }
  /** Enter in the card's fields pressed the button: what blocks the order gets the focus. */
  | { readonly type: 'checkout.cardSubmitted' }
  /** A payment provider cannot be reached; the checkout shows it. */
  | { readonly type: 'checkout.providerFailed'; readonly failure: Failure }
  /** The totals could not be read (PAY-01). */
  | { readonly type: 'checkout.totalsFailed'; readonly kind: FailureKind; readonly message: string }
  /** The customer may be charged from now on, until an outcome is reported. */
  | { readonly type: 'checkout.orderUnderWay'; readonly order: PendingOrder }
  | { readonly type: 'checkout.lockWanted' }
  | { readonly type: 'checkout.lockReleased' }
  /** The cart differs from the expected one and has to be read again. */
  | { readonly type: 'checkout.cartUnverified' }
  /**
   * Reported before the checkout ends, so that a page that closes with it is still tracked (CHK-06).
   */
  | { readonly type: 'checkout.purchaseMade'; readonly purchase: Purchase }
  | {
      readonly type: 'checkout.accountWanted';
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
      readonly telephone: string;
    }
  /** The payment continues on the provider's pages, which lead back. */
  | { readonly type: 'checkout.redirected'; readonly to: string }
  | { readonly type: 'checkout.orderPlaced'; readonly receipt: Receipt }
  /** The outcome of an order whose customer signed out meanwhile, as a sentence. */
  | { readonly type: 'checkout.orderForgotten'; readonly message: string };
