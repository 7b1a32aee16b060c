/** The requests and facts of the fulfilment machine. */

import type { Address, AddressKind } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import type { DeliveryOffers, ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import type { PaymentMethod } from '../domain/payment.ts';
import type { Collection } from '../domain/pickup.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { AddressOffers } from '../domain/stored-address.ts';
import type { TotalsFact } from './totals/totals.events.ts';
import type { AddressesFact, DestinationCause } from './addresses.events.ts';
import type { DeliveryFact, DeliveryGoal } from './delivery.events.ts';
import type { Fulfilment } from './fulfilment.context.ts';

export type FulfilmentEvent =
  /** Another cart, or other lines: what was offered and summed up may not hold. */
  | { readonly type: 'fulfilment.syncCart'; readonly cart: Cart }
  /** The cart of an order that is being placed: nothing is asked again. */
  | { readonly type: 'fulfilment.setCart'; readonly cart: Cart }
  /** Who is signed in; null for a guest, who has no address book. */
  | { readonly type: 'fulfilment.syncCustomer'; readonly email: string | null }
  | {
      readonly type: 'fulfilment.offerAddresses';
      readonly offers: AddressOffers;
      readonly accountId: number | null;
    }
  /** The shopper is typing: it counts at once while what stood there is being confirmed. */
  | { readonly type: 'fulfilment.writeDelivery'; readonly address: Address }
  | { readonly type: 'fulfilment.writeCollection'; readonly collection: Collection }
  | { readonly type: 'fulfilment.submitDelivery'; readonly address: Address }
  | { readonly type: 'fulfilment.submitCollection'; readonly collection: Collection }
  /** What of the addresses was asked, and what was confirmed (BEY-23). */
  | { readonly type: 'fulfilment.setAnswers'; readonly answers: PlaceAnswers }
  /** The server took the address: it is offered with the stored ones. */
  | { readonly type: 'fulfilment.addStored'; readonly kind: AddressKind }
  /** Estimates delivery to an address that is still being written. */
  | { readonly type: 'fulfilment.consider' }
  /** Takes the destination through delivery, as far as the goal says. */
  | { readonly type: 'fulfilment.confirm'; readonly goal: DeliveryGoal }
  /** Saves the chosen method. */
  | { readonly type: 'fulfilment.saveMethod' }
  /** Nothing is delivered: reads the sums. */
  | { readonly type: 'fulfilment.sumUp' }
  /** The method to choose where it is offered. */
  | { readonly type: 'fulfilment.setWish'; readonly method: ShippingMethod | null }
  /** A code has come or gone: the sums are different now (PROMO-01, GIFT-01). */
  | { readonly type: 'fulfilment.refreshTotals' }
  /** Asks once more where there was no answer. */
  | { readonly type: 'fulfilment.retry' }
  /** Nothing waits for the answers any more. */
  | { readonly type: 'fulfilment.release' }
  /** An order is being placed: nothing changes. */
  | { readonly type: 'fulfilment.freeze' }
  | { readonly type: 'fulfilment.thaw' }
  /** The order, or what comes before it, was refused: a stored address or the slot may be why. */
  | { readonly type: 'fulfilment.recheckStored'; readonly failure: Failure; readonly isOrdered: boolean }
  | { readonly type: 'fulfilment.recheckSlots'; readonly isOrdered: boolean }
  /** The cart became another one: what was chosen is only wished for now. */
  | { readonly type: 'fulfilment.withdraw' }
  | AddressesFact
  | DeliveryFact
  | TotalsFact;

/** `words` are the catalogue's own for this failure; they are also told in a toast (§8). */
export interface FailureToTell {
  readonly failure: Failure | null;
  readonly words?: string;
  /** The shopper reads the failure's own sentence after the words. */
  readonly isReasonTold?: boolean;
}

export type FulfilmentFact =
  /** Where it goes, how, and what it comes to, as it is now: sent before the fact that says why. */
  | { readonly type: 'fulfilment.changed'; readonly known: Fulfilment }
  /** What is to be kept for the next visit. */
  | { readonly type: 'fulfilment.edited'; readonly isByHand: boolean }
  | { readonly type: 'fulfilment.redirected'; readonly cause: DestinationCause }
  /** A complete destination was submitted. */
  | { readonly type: 'fulfilment.destinationConfirmed' }
  /** The chosen method is being saved. */
  | { readonly type: 'fulfilment.saveBegun' }
  /** An incomplete one was submitted, or the server refuses its details. */
  | { readonly type: 'fulfilment.detailsRefused'; readonly message: string }
  /** The server took the delivery address. */
  | { readonly type: 'fulfilment.addressAccepted' }
  /** Nothing that was offered for the cart before holds. */
  | { readonly type: 'fulfilment.cartReplaced' }
  /** Other lines: delivery is offered and summed up again. */
  | { readonly type: 'fulfilment.refreshBegun'; readonly message: string }
  /** A tab may be visited, or may no longer be visited, nor those after it. */
  | { readonly type: 'fulfilment.tabOpened'; readonly tab: 'shipping' | 'payment' }
  | { readonly type: 'fulfilment.tabClosed'; readonly tab: 'shipping' | 'payment' }
  /** For the next visit. */
  | ({ readonly type: 'fulfilment.offersChanged' } & DeliveryOffers)
  /** The method that was saved is not offered any more. */
  | { readonly type: 'fulfilment.methodWithdrawn'; readonly message: string }
  | { readonly type: 'fulfilment.methodRefused'; readonly message: string }
  /** The server stated the sums, and the ways to pay them. */
  | { readonly type: 'fulfilment.priced'; readonly methods: readonly PaymentMethod[] }
  | { readonly type: 'fulfilment.totalsFailed'; readonly failure: Failure }
  | ({ readonly type: 'fulfilment.failed' } & FailureToTell)
  /** A stored address or the slot keeps the order from being placed. */
  | { readonly type: 'fulfilment.blocked' }
  /** What was asked for has come to its end, one way or another. */
  | { readonly type: 'fulfilment.settled' };
