/** The requests and facts of the delivery machine. */

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
  /** A store: its postcode needs no check, and it has no delivery slots. */
  readonly isCollected: boolean;
}

/** How far to go: until the shopper chooses, or on with any method, or on with the wished one. */
export type DeliveryGoal = 'choose' | 'save' | 'saveWish';

export type DeliveryEvent =
  /** The shopper, or their return, confirms where it goes. */
  | {
      readonly type: 'delivery.confirm';
      readonly destination: Destination;
      /** The method to choose where it is offered. */
      readonly wish: ShippingMethod | null;
      readonly billing: Address | null;
      readonly goal: DeliveryGoal;
    }
  /** Saves the chosen method, then the delivery slot. */
  | { readonly type: 'delivery.save'; readonly billing: Address | null }
  /** The cart changed: methods are offered again, and the one that was saved is saved again. */
  | {
      readonly type: 'delivery.reconfirm';
      readonly destination: Destination;
      readonly billing: Address | null;
      readonly saved: ShippingMethod | null;
    }
  /** An address that is still being written. */
  | { readonly type: 'delivery.consider'; readonly destination: Destination }
  /** There is no destination any more. */
  | { readonly type: 'delivery.clear' }
  /** Nothing waits for the answers any more. */
  | { readonly type: 'delivery.release' }
  /** A code has come or gone: the offers may cost something else. */
  | { readonly type: 'delivery.refreshOffers' }
  /** Asks once more where there was no answer. */
  | { readonly type: 'delivery.retryOffers'; readonly wish: ShippingMethod | null }
  | { readonly type: 'delivery.retrySlots' }
  | { readonly type: 'delivery.retryStores' }
  /** The server has refused something, and the slot may be why. */
  | { readonly type: 'delivery.recheckSlots' }
  /** Too late for another method. */
  | { readonly type: 'delivery.restoreMethod'; readonly method: ShippingMethod }
  | StepFact
  | ShippingFact
  | DeliveryWindowFact
  | PickupFact;

export type DeliveryFact =
  /** For the next visit. */
  | ({ readonly type: 'delivery.offersChanged' } & DeliveryOffers)
  /** The stores where the order can be collected. */
  | { readonly type: 'delivery.storesLoaded'; readonly stores: readonly Store[] }
  | { readonly type: 'delivery.addressAccepted' }
  /** The server refuses the address or the slot. */
  | { readonly type: 'delivery.refused'; readonly failure: Failure }
  /** The method that is taken unless the shopper chooses another. */
  | { readonly type: 'delivery.estimated'; readonly method: ShippingMethod }
  /** The shopper may choose a method, or, with method and slot on the cart, how to pay. */
  | { readonly type: 'delivery.advanced'; readonly tab: 'shipping' | 'payment' }
  /** Null where nothing is offered, or no answer came in time. */
  | { readonly type: 'delivery.offersWithdrawn'; readonly failure: Failure | null }
  | { readonly type: 'delivery.detailsRefused' }
  | { readonly type: 'delivery.saved'; readonly information: ShippingInformation }
  | { readonly type: 'delivery.methodRefused'; readonly message: string }
  /** Null where no answer came in time. */
  | { readonly type: 'delivery.saveFailed'; readonly failure: Failure | null }
  /** The shopper has clicked on a method: what was being saved ends with it. */
  | { readonly type: 'delivery.methodChosen'; readonly method: ShippingMethod }
  | { readonly type: 'delivery.slotChosen' }
  /** The slot on the cart; null for the soonest. */
  | { readonly type: 'delivery.slotKept'; readonly hours: DeliveryWindow | null }
  /** What was asked for has come to its end, one way or another. */
  | { readonly type: 'delivery.settled' };
