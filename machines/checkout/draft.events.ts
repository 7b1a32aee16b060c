/** The requests and facts of the draft machine. */

import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { TabName } from '../domain/checkout-tab.ts';
import type { Account } from '../domain/customer.ts';
import type { Failure } from '../domain/failure.ts';
import type { PaymentMethod } from '../domain/payment.ts';
import type { PayableOrder, PaymentObstacle } from '../domain/payment-form.ts';
import type { Collection } from '../domain/pickup.ts';
import type { AddressOffers } from '../domain/stored-address.ts';
import type { AccountSectionEvent } from './account-section.events.ts';
import type { CheckoutFact, Whereabouts } from './checkout.events.ts';
import type { DraftContext } from './draft.context.ts';
import type { FulfilmentFact } from './fulfilment.events.ts';
import type { IdentityFact } from './identity.events.ts';
import type { FrozenOrder } from './placing.events.ts';
import type { TabsFact } from './tabs.events.ts';

/** What a shopper asks of the server at the checkout. */
export type CheckoutRequest =
  | { readonly type: 'draft.submitEmail'; readonly email: string }
  | { readonly type: 'draft.submitDelivery'; readonly address: Address }
  | { readonly type: 'draft.submitCollection'; readonly collection: Collection }
  | { readonly type: 'draft.submitShipping' }
  | { readonly type: 'draft.placeOrder' }
  /** On to where they were when their session expired (BEY-02, BEY-04). */
  | { readonly type: 'draft.resume'; readonly left: Whereabouts };

export type DraftEvent =
  /** The cart as it now is, with something in it. */
  | { readonly type: 'draft.syncCart'; readonly cart: Cart }
  /** Who is signed in; null for a guest. */
  | { readonly type: 'draft.syncCustomer'; readonly email: string | null }
  /** What the session and the cart have to say to the account section (CHK-03). */
  | { readonly type: 'draft.informAccount'; readonly told: AccountSectionEvent }
  /** The account or team the customer buys for. */
  | { readonly type: 'draft.syncAccount'; readonly account: Account }
  /** The addresses a customer need not type (CHK-15). */
  | { readonly type: 'draft.offerAddresses'; readonly offers: AddressOffers }
  /** An order whose end this tab has not seen is under way, or is settled (BEY-06). */
  | {
      readonly type: 'draft.syncRecovery';
      readonly isOrderUnderWay: boolean;
      readonly message: string | null;
    }
  /** What is missing before the payment can be authorised. */
  | { readonly type: 'draft.syncObstacles'; readonly obstacles: readonly PaymentObstacle[] }
  | { readonly type: 'draft.changeTab'; readonly tab: TabName }
  | CheckoutRequest
  /** What an expired session interrupted; ignored for a shopper who has gone on (BEY-02). */
  | { readonly type: 'draft.replay'; readonly request: CheckoutRequest }
  /** An error or a message was read, and is in the way now (CHK-08). */
  | { readonly type: 'draft.dismiss'; readonly message: string }
  /** What was asked in the background and failed is asked again (BEY-02). */
  | { readonly type: 'draft.retry' }
  /** A code has come or gone: the sums are other ones now (PROMO-01, GIFT-01). */
  | { readonly type: 'draft.refreshTotals' }
  /** The cart holds still: the order is as it was seen, or not at all (BEY-16). */
  | { readonly type: 'draft.confirmLock' }
  /** The server took the billing address of the order. */
  | { readonly type: 'draft.addBilling' }
  /** Nothing was sent, and nothing will be. */
  | { readonly type: 'draft.reopen'; readonly message: string | null }
  /** The bill, the payment or, where it was sent, the order was refused. */
  | { readonly type: 'draft.refuse'; readonly failure: Failure; readonly isOrdered: boolean }
  /** The cart is not what the shopper saw (BEY-16). */
  | { readonly type: 'draft.revise'; readonly changes: readonly string[] }
  /** Said by the draft itself: the order cannot be placed (BEY-07). */
  | { readonly type: 'draft.nameBlockers' }
  | IdentityFact
  | TabsFact
  | FulfilmentFact;

export type DraftFact =
  /** For the shop, as it is. */
  | { readonly type: 'draft.reported'; readonly fact: CheckoutFact }
  /** What matters to the payment; `methods` where the server listed them again. */
  | {
      readonly type: 'draft.payableChanged';
      readonly order: PayableOrder;
      readonly methods: readonly PaymentMethod[] | null;
    }
  /** The button was pressed, and nothing is missing. */
  | {
      readonly type: 'draft.orderRequested';
      readonly order: FrozenOrder;
      /** The delivery step has not told the server the billing address. */
      readonly isBilledElsewhere: boolean;
    }
  /** Locked, and still what the shopper saw. */
  | { readonly type: 'draft.orderConfirmed'; readonly cart: Cart }
  /** The cart changed between the button and the lock (BEY-16). */
  | { readonly type: 'draft.orderWithdrawn' }
  /** With or without delivery: there are other tabs to go through. */
  | { readonly type: 'draft.kindChanged'; readonly draft: DraftContext };
