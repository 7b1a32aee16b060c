/** Requests to the fulfilment machine and the facts it reports. */

import type { Address, AddressKind } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { DeliveryOffers, ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import type { PaymentMethod } from '../domain/payment.ts';
import type { Pickup } from '../domain/pickup.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { AddressOffers } from '../domain/stored-address.ts';
import type { TotalsFact } from './totals/totals.events.ts';
import type { AddressesFact, DestinationCause } from './addresses.events.ts';
import type { DeliveryFact, DeliveryGoal } from './delivery.events.ts';
import type { Fulfilment } from './fulfilment.context.ts';

export type FulfilmentEvent =
  /** Another cart or other lines: methods and totals may be stale. */
  | { readonly type: 'fulfilment.syncCart'; readonly cart: Cart }
  /** The cart of an order that is being placed: nothing is read again. */
  | { readonly type: 'fulfilment.setCart'; readonly cart: Cart }
  /** The signed-in customer; null for a guest, who has no address book. */
  | { readonly type: 'fulfilment.syncCustomer'; readonly email: string | null }
  | {
      readonly type: 'fulfilment.offerAddresses';
      readonly offers: AddressOffers;
      readonly accountId: number | null;
    }
  /** The shopper is typing: counts at once while the previous address is being confirmed. */
  | { readonly type: 'fulfilment.writeDelivery'; readonly address: Address }
  | { readonly type: 'fulfilment.submitDelivery'; readonly address: Address }
  | { readonly type: 'fulfilment.submitPickup'; readonly pickup: Pickup }
  /** The shopper goes on to the delivery tab: what only the later tabs show is read. */
  | { readonly type: 'fulfilment.prepare' }
  /** Questions about the addresses, and which of them the shopper confirmed (BEY-23). */
  | { readonly type: 'fulfilment.setAnswers'; readonly answers: PlaceAnswers }
  /** The server accepted the address: it is offered with the stored ones. */
  | { readonly type: 'fulfilment.addStored'; readonly kind: AddressKind }
  /** Estimates delivery to an address that is still being typed. */
  | { readonly type: 'fulfilment.consider' }
  /** Takes the destination through the delivery steps, as far as the goal says. */
  | { readonly type: 'fulfilment.confirm'; readonly goal: DeliveryGoal }
  /** Saves the chosen method. */
  | { readonly type: 'fulfilment.saveMethod' }
  /** Nothing is delivered: reads the totals. */
  | { readonly type: 'fulfilment.readTotals' }
  /** The method to choose where it is offered. */
  | { readonly type: 'fulfilment.setPreferred'; readonly method: ShippingMethod | null }
  /** A code was applied or removed: the totals changed (PROMO-01, GIFT-01). */
  | { readonly type: 'fulfilment.refreshTotals' }
  /** Repeats a failed request. */
  | { readonly type: 'fulfilment.retry' }
  /** Responses are no longer needed. */
  | { readonly type: 'fulfilment.release' }
  /** An order is being placed: nothing changes. */
  | { readonly type: 'fulfilment.freeze' }
  | { readonly type: 'fulfilment.thaw' }
  /** The order, or a step before it, was refused: a stored address or the slot may be the reason. */
  | { readonly type: 'fulfilment.recheckStored'; readonly failure: Failure; readonly isOrdered: boolean }
  | { readonly type: 'fulfilment.recheckSlots'; readonly isOrdered: boolean }
  /** The cart was replaced: the chosen method is only a preference now. */
  | { readonly type: 'fulfilment.withdraw' }
  | AddressesFact
  | DeliveryFact
  | TotalsFact;

/** `words` is the specified message for this failure; it is also shown in a toast (§8). */
export interface FailureToReport {
  readonly failure: Failure | null;
  readonly words?: string;
  /** The failure's own message follows. */
  readonly isReasonTold?: boolean;
}

export type FulfilmentFact =
  /** Destination, method and totals as they are now; sent before the fact that says why. */
  | { readonly type: 'fulfilment.changed'; readonly known: Fulfilment }
  /** Values to store for the next visit. */
  | { readonly type: 'fulfilment.edited'; readonly isByHand: boolean }
  | { readonly type: 'fulfilment.redirected'; readonly cause: DestinationCause }
  /** A complete destination was submitted. */
  | { readonly type: 'fulfilment.destinationConfirmed' }
  /** The chosen method is being saved. */
  | { readonly type: 'fulfilment.saveBegun' }
  /** The submitted destination is incomplete, or the server refused its details. */
  | { readonly type: 'fulfilment.detailsRefused'; readonly message: string }
  /** The server accepted the delivery address. */
  | { readonly type: 'fulfilment.addressAccepted' }
  /** All offers for the previous cart are invalid. */
  | { readonly type: 'fulfilment.cartReplaced' }
  /** Other lines: methods and totals are read again. */
  | { readonly type: 'fulfilment.refreshBegun'; readonly message: string }
  /** A tab may be visited, or it and those after it may no longer be. */
  | { readonly type: 'fulfilment.tabOpened'; readonly tab: 'shipping' | 'payment' }
  | { readonly type: 'fulfilment.tabClosed'; readonly tab: 'shipping' | 'payment' }
  /** Stored for the next visit. */
  | ({ readonly type: 'fulfilment.offersChanged' } & DeliveryOffers)
  /** The saved method is no longer offered. */
  | { readonly type: 'fulfilment.methodWithdrawn'; readonly message: string }
  | { readonly type: 'fulfilment.methodRefused'; readonly message: string }
  /** The server sent totals and payment methods. */
  | { readonly type: 'fulfilment.priced'; readonly methods: readonly PaymentMethod[] }
  | { readonly type: 'fulfilment.totalsFailed'; readonly failure: Failure }
  | ({ readonly type: 'fulfilment.failed' } & FailureToReport)
  /** A stored address or the slot prevents the order. */
  | { readonly type: 'fulfilment.blocked' }
  /** The request has finished, with any result. */
  | { readonly type: 'fulfilment.settled' };
