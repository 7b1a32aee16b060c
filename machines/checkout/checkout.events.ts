/** The requests and facts of the checkout machine. */

import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { Account } from '../domain/customer.ts';
import type { DeliveryOffers, ShippingMethod } from '../domain/delivery.ts';
import type { Failure, FailureKind } from '../domain/failure.ts';
import type { Purchase, Receipt } from '../domain/order.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import type { Collection } from '../domain/pickup.ts';
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
  readonly collection: Collection;
  /** Blank where none is needed. */
  readonly billing: Address;
  /** Whether it is billed where it is delivered; to a store, and where nothing is delivered, it is not in any case. */
  readonly isBillingSame: boolean;
  /** The shopper has said so themselves; absent where it is not known. */
  readonly isBillingChosen?: boolean;
  /** The account or team that supplied what the shopper did not write; null for a guest (CHK-15). */
  readonly accountId: number | null;
}

/** Where the shopper was when they left; null for what is not known (BEY-04). */
export interface Whereabouts {
  readonly tab: TabName | null;
  readonly method: ShippingMethod | null;
}

/** What is found again beside the draft. */
export interface RestoredCheckout extends SavedCheckout {
  /** The code of the way to pay last chosen. */
  readonly paymentCode?: string | null;
  /** The number of a purchase order, as far as it was typed. */
  readonly poNumber?: string | null;
  readonly left?: Whereabouts;
  /** How they came back from the instalment provider's pages. */
  readonly instalments?: InstalmentsOutcome | null;
}

export type CheckoutEvent =
  | { readonly type: 'checkout.begin' }
  | { readonly type: 'checkout.cancel' }
  /** The cart as it now is; null where there is none. */
  | { readonly type: 'checkout.syncCart'; readonly cart: Cart | null }
  /** Who is signed in; null for a guest. */
  | { readonly type: 'checkout.syncCustomer'; readonly email: string | null }
  /** The addresses a customer need not type (CHK-15). */
  | { readonly type: 'checkout.syncAddresses'; readonly offers: AddressOffers }
  /** What the session and the cart have to say to the account section (CHK-03). */
  | { readonly type: 'checkout.informAccount'; readonly told: AccountSectionEvent }
  /** The account or team the customer buys for. */
  | { readonly type: 'checkout.syncAccount'; readonly account: Account }
  /** Signed out: as cancel, and nothing of a receipt or an address remains (SESS-02). */
  | { readonly type: 'checkout.forget' }
  /** An order is under way whose end this tab has not seen (BEY-06). */
  | { readonly type: 'checkout.beginRecovery' }
  /** That one is settled; what is to be said of it, if anything. */
  | { readonly type: 'checkout.endRecovery'; readonly message: string | null }
  /** It was placed. */
  | {
      readonly type: 'checkout.acknowledgeOrder';
      readonly receipt: Receipt;
      readonly purchase: Purchase;
    }
  /** The cart holds still: money may move. */
  | { readonly type: 'checkout.confirmLock' }
  /** What an expired session kept from being asked (BEY-02). */
  | { readonly type: 'checkout.replay'; readonly request: CheckoutRequest }
  /** What was asked in the background and failed is asked again (BEY-02). */
  | { readonly type: 'checkout.retry' }
  /** The offer on the confirmation is taken: an account, with what the receipt knows (CHK-10). */
  | { readonly type: 'checkout.createAccount' }
  /** A code has come or gone: the sums are other ones now (PROMO-01, GIFT-01). */
  | { readonly type: 'checkout.refreshTotals' }
  | DraftFact
  | PaymentFact
  | PlacingFact;

export type CheckoutFact =
  /** Begun afresh, given up or done: what lay over the page goes (CHK-05). */
  | { readonly type: 'checkout.cleared' }
  | { readonly type: 'checkout.started' }
  /** The form for a new account is shown. */
  | { readonly type: 'checkout.creationChosen' }
  | { readonly type: 'checkout.tabChanged'; readonly tab: TabName }
  /** Where the shopper would want to find themselves again (BEY-04). */
  | { readonly type: 'checkout.tabKept'; readonly tab: TabName }
  | { readonly type: 'checkout.draftChanged'; readonly draft: SavedCheckout }
  | ({ readonly type: 'checkout.offersChanged' } & DeliveryOffers)
  /** By its code; null where none is left. */
  | { readonly type: 'checkout.paymentChosen'; readonly code: string | null }
  | { readonly type: 'checkout.poNumberChanged'; readonly poNumber: string }
  /** `asked` is what could be asked again once signed in, where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'checkout.failed';
      readonly kind: FailureKind;
      /** For a toast; null where the checkout itself shows the failure, or nothing does. */
      readonly message: string | null;
      readonly asked: CheckoutRequest | null;
    }
  /** A provider of payments cannot be reached; the checkout itself says so. */
  | { readonly type: 'checkout.providerFailed'; readonly failure: Failure }
  /** The sums could not be read again (PAY-01). */
  | { readonly type: 'checkout.totalsFailed'; readonly kind: FailureKind; readonly message: string }
  /** Money may move from now on, until one of the outcomes is told. */
  | { readonly type: 'checkout.orderUnderWay'; readonly order: PendingOrder }
  | { readonly type: 'checkout.lockWanted' }
  | { readonly type: 'checkout.lockReleased' }
  /** The cart is not what it was taken for and should be read again. */
  | { readonly type: 'checkout.cartDoubted' }
  /** Told before the checkout ends, so that a page that ends with it still tells of the purchase (CHK-06). */
  | { readonly type: 'checkout.purchaseMade'; readonly purchase: Purchase }
  | {
      readonly type: 'checkout.accountWanted';
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
    }
  /** The payment goes on elsewhere, and comes back. */
  | { readonly type: 'checkout.redirected'; readonly to: string }
  | { readonly type: 'checkout.orderPlaced'; readonly receipt: Receipt }
  /** What became of the order of somebody who signed out meanwhile, in a sentence. */
  | { readonly type: 'checkout.orderForgotten'; readonly message: string };
