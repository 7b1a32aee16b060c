/** Requests to the delivery machine and the facts it reports. */

import type { DeliveryWindowFact } from './delivery-window/delivery-window.events.ts';
import type { Address } from '../domain/address.ts';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { DeliveryOffers, ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import type { Store } from '../domain/pickup.ts';
import type { ShippingInformation } from '../domain/totals.ts';
import type { PickupFact } from './pickup/pickup.events.ts';
import type { ShippingFact, ShippingPlace } from './shipping/shipping.events.ts';
import type { StepFact } from './step.events.ts';

export interface Destination extends ShippingPlace {
  /** Pickup in a store: its postcode needs no check, and it has no delivery slots. */
  readonly isPickup: boolean;
}

/** Where to stop: at the choice, after saving any method, or after saving the preferred one. */
export type DeliveryGoal = 'choose' | 'save' | 'savePreferred';

export type DeliveryEvent =
  /** The shopper, or their return to the checkout, confirms the destination. */
  | {
      readonly type: 'delivery.confirm';
      readonly destination: Destination;
      /** The method to choose where it is offered. */
      readonly preferred: ShippingMethod | null;
      readonly billing: Address | null;
      readonly goal: DeliveryGoal;
    }
  /** Saves the chosen method, then the delivery slot. */
  | { readonly type: 'delivery.save'; readonly billing: Address | null }
  /** The cart changed: methods are offered again and the saved one is saved again. */
  | {
      readonly type: 'delivery.reconfirm';
      readonly destination: Destination;
      readonly billing: Address | null;
      readonly saved: ShippingMethod | null;
    }
  /** An address that is still being typed. */
  | { readonly type: 'delivery.consider'; readonly destination: Destination }
  /** The shopper goes on to the delivery tab, which offers the stores. */
  | { readonly type: 'delivery.readStores' }
  /** There is no destination any more. */
  | { readonly type: 'delivery.clear' }
  /** Responses are no longer needed. */
  | { readonly type: 'delivery.release' }
  /** A code was applied or removed: the prices of methods may differ. */
  | { readonly type: 'delivery.refreshOffers' }
  /** Repeats a failed read. */
  | { readonly type: 'delivery.retryOffers'; readonly preferred: ShippingMethod | null }
  | { readonly type: 'delivery.retrySlots' }
  | { readonly type: 'delivery.retryStores' }
  /** The server refused something, possibly because of the slot. */
  | { readonly type: 'delivery.recheckSlots' }
  /** It is too late for another method. */
  | { readonly type: 'delivery.restoreMethod'; readonly method: ShippingMethod }
  | StepFact
  | ShippingFact
  | DeliveryWindowFact
  | PickupFact;

export type DeliveryFact =
  /** Stored for the next visit. */
  | ({ readonly type: 'delivery.offersChanged' } & DeliveryOffers)
  /** The stores that offer pickup. */
  | { readonly type: 'delivery.storesLoaded'; readonly stores: readonly Store[] }
  | { readonly type: 'delivery.addressAccepted' }
  /** The server refused the address or the slot. */
  | { readonly type: 'delivery.refused'; readonly failure: Failure }
  /** The preselected method. */
  | { readonly type: 'delivery.estimated'; readonly method: ShippingMethod }
  /** The shopper may choose a method, or, with method and slot saved, how to pay. */
  | { readonly type: 'delivery.advanced'; readonly tab: 'shipping' | 'payment' }
  /** Null where nothing is offered, or no response came in time. */
  | { readonly type: 'delivery.offersWithdrawn'; readonly failure: Failure | null }
  | { readonly type: 'delivery.detailsRefused' }
  | { readonly type: 'delivery.saved'; readonly information: ShippingInformation }
  | { readonly type: 'delivery.methodRefused'; readonly message: string }
  /** Null where no response came in time. */
  | { readonly type: 'delivery.saveFailed'; readonly failure: Failure | null }
  /** The shopper chose another method: a running save is cancelled. */
  | { readonly type: 'delivery.methodChosen'; readonly method: ShippingMethod }
  | { readonly type: 'delivery.slotChosen' }
  /** The slot on the cart; null for the earliest delivery. */
  | { readonly type: 'delivery.slotKept'; readonly hours: DeliveryWindow | null }
  /** The request has finished, with any result. */
  | { readonly type: 'delivery.settled' };
