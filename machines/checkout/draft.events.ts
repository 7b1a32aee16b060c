/** Requests to the draft machine and the facts it reports. */

import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { TabName } from '../domain/checkout-tab.ts';
import type { Account } from '../domain/customer.ts';
import type { Failure } from '../domain/failure.ts';
import type { PaymentMethod } from '../domain/payment.ts';
import type { PayableOrder, PaymentBlocker } from '../domain/payment-form.ts';
import type { Pickup } from '../domain/pickup.ts';
import type { AddressOffers } from '../domain/stored-address.ts';
import type { AccountSectionEvent } from './account-section.events.ts';
import type { CheckoutFact, LastStep } from './checkout.events.ts';
import type { DraftContext } from './draft.context.ts';
import type { FulfilmentFact } from './fulfilment.events.ts';
import type { IdentityFact } from './identity.events.ts';
import type { FrozenOrder } from './placing.events.ts';
import type { TabsFact } from './tabs.events.ts';

/** Requests of a shopper that go to the server. */
export type CheckoutRequest =
  | { readonly type: 'draft.submitEmail'; readonly email: string }
  | { readonly type: 'draft.submitDelivery'; readonly address: Address }
  | { readonly type: 'draft.submitPickup'; readonly pickup: Pickup }
  | { readonly type: 'draft.submitShipping' }
  | { readonly type: 'draft.placeOrder' }
  /** Continues to where they were when the session expired (BEY-02, BEY-04). */
  | { readonly type: 'draft.resume'; readonly left: LastStep };

export type DraftEvent =
  /** The current cart, not empty. */
  | { readonly type: 'draft.syncCart'; readonly cart: Cart }
  /** The signed-in customer; null for a guest. */
  | { readonly type: 'draft.syncCustomer'; readonly email: string | null }
  /** Events of session and cart for the account section (CHK-03). */
  | { readonly type: 'draft.informAccount'; readonly told: AccountSectionEvent }
  /** The account or team the customer buys for. */
  | { readonly type: 'draft.syncAccount'; readonly account: Account }
  /** Addresses a customer need not type (CHK-15). */
  | { readonly type: 'draft.offerAddresses'; readonly offers: AddressOffers }
  /** An order whose outcome this tab does not know is open, or is settled (BEY-06). */
  | {
      readonly type: 'draft.syncRecovery';
      readonly isOrderUnderWay: boolean;
      readonly message: string | null;
    }
  /** What is missing before the payment can be authorised. */
  | { readonly type: 'draft.syncBlockers'; readonly blockers: readonly PaymentBlocker[] }
  /** Another card is typed: the order's refusal belongs to the one before. */
  | { readonly type: 'draft.dropRefusal' }
  | { readonly type: 'draft.changeTab'; readonly tab: TabName }
  | CheckoutRequest
  /** Interrupted by an expired session; ignored for a shopper who has continued (BEY-02). */
  | { readonly type: 'draft.replay'; readonly request: CheckoutRequest }
  /** The shopper dismisses an error or a message (CHK-08). */
  | { readonly type: 'draft.dismiss'; readonly message: string }
  /** Repeats failed background requests (BEY-02). */
  | { readonly type: 'draft.retry' }
  /** A code was applied or removed: the totals changed (PROMO-01, GIFT-01). */
  | { readonly type: 'draft.refreshTotals' }
  /** The cart is locked: the order goes on only if it is unchanged (BEY-16). */
  | { readonly type: 'draft.confirmLock' }
  /** The server accepted the order's billing address. */
  | { readonly type: 'draft.addBilling' }
  /** Nothing was sent, and nothing will be. */
  | { readonly type: 'draft.reopen'; readonly message: string | null }
  /** Billing address, payment or, once sent, the order was refused. */
  | { readonly type: 'draft.refuse'; readonly failure: Failure; readonly isOrdered: boolean }
  /** The cart differs from the one the shopper saw (BEY-16). */
  | { readonly type: 'draft.revise'; readonly changes: readonly string[] }
  /** Raised by the draft: the order cannot be placed (BEY-07). */
  | { readonly type: 'draft.nameBlockers' }
  | IdentityFact
  | TabsFact
  | FulfilmentFact;

export type DraftFact =
  /** A fact for the shop, passed on unchanged. */
  | { readonly type: 'draft.reported'; readonly fact: CheckoutFact }
  /** Values that matter to the payment; `methods` where the server listed them again. */
  | {
      readonly type: 'draft.payableChanged';
      readonly order: PayableOrder;
      readonly methods: readonly PaymentMethod[] | null;
    }
  /** The button was pressed and nothing is missing. */
  | {
      readonly type: 'draft.orderRequested';
      readonly order: FrozenOrder;
      /** The delivery step has not sent the billing address. */
      readonly isBilledElsewhere: boolean;
    }
  /** Locked and unchanged. */
  | { readonly type: 'draft.orderConfirmed'; readonly cart: Cart }
  /** The cart changed between the press of the button and the lock (BEY-16). */
  | { readonly type: 'draft.orderWithdrawn' }
  /** With or without delivery: the tabs change. */
  | { readonly type: 'draft.kindChanged'; readonly draft: DraftContext };
