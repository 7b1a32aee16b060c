/** Requests to the addresses machine and the facts it reports. */

import type { Address, AddressKind } from '../domain/address.ts';
import type { Fill } from '../domain/lookup.ts';
import type { Pickup, Store } from '../domain/pickup.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { AddressOffers } from '../domain/stored-address.ts';
import type { KnownAddresses } from '../domain/complete-address.ts';
import type { AddressEntryFact } from './address-entry.events.ts';

/** Delivery and billing address of the order and everything known about them. */
export interface OrderAddresses extends KnownAddresses {
  readonly delivery: Address;
  /** The store and the person for pickup, if any (CHK-09). */
  readonly pickup: Pickup;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  /** Chosen by the shopper: an address offered later does not change it. */
  readonly isBillingChosen: boolean;
  /** The last choice or look-up that filled each form. */
  readonly filled: Readonly<Record<AddressKind, Fill | null>>;
  /** Addresses a customer need not type; null for a guest. */
  readonly offers: AddressOffers | null;
  /** The account whose addresses were last offered, possibly on an earlier visit. */
  readonly draftedFor: number | null;
  /** Questions about the addresses, and which the shopper confirmed by a second press (BEY-23). */
  readonly placeAnswers: PlaceAnswers;
}

export type AddressesEvent =
  /** The shopper is typing: the first character counts at once, the rest after a pause. */
  | { readonly type: 'addresses.writeAddress'; readonly kind: AddressKind; readonly address: Address }
  /** The content of the delivery form, complete or not. */
  | { readonly type: 'addresses.changeDelivery'; readonly address: Address }
  /** The pickup form, complete or not; or delivery was chosen again (CHK-09). */
  | { readonly type: 'addresses.changePickup'; readonly pickup: Pickup }
  | { readonly type: 'addresses.changeBilling'; readonly address: Address; readonly isSame: boolean }
  | { readonly type: 'addresses.submitDelivery'; readonly address: Address }
  | { readonly type: 'addresses.submitPickup'; readonly pickup: Pickup }
  /** Addresses a customer need not type, for their current account (CHK-15). */
  | {
      readonly type: 'addresses.offer';
      readonly offers: AddressOffers;
      readonly accountId: number | null;
    }
  /** The stores that offer pickup. */
  | { readonly type: 'addresses.syncStores'; readonly stores: readonly Store[] }
  /** The server accepted the address: it can be chosen like the stored ones. */
  | { readonly type: 'addresses.addStored'; readonly kind: AddressKind }
  /** The questions that the order button raised (BEY-23). */
  | { readonly type: 'addresses.setAnswers'; readonly answers: PlaceAnswers }
  /** The server refused a stored address. */
  | { readonly type: 'addresses.recheckStored' }
  /** The forms are about to be shown. */
  | { readonly type: 'addresses.checkLookups' }
  | { readonly type: 'addresses.retryLookups' }
  /** An order is being placed: addresses do not change. */
  | { readonly type: 'addresses.freeze' }
  | { readonly type: 'addresses.release' }
  | AddressEntryFact;

/**
 * Why the destination changed: typed, chosen for pickup, filled in, or the store no longer exists.
 */
export type DestinationCause = 'typed' | 'pickup' | 'filled' | 'storeLost';

/** Tells the form of that kind to show an address that was chosen or looked up, not typed. */
export interface AddressesFilled {
  readonly type: 'addresses.filled';
  readonly kind: AddressKind;
  readonly fill: Fill;
}

export type AddressesFact =
  /** Method and totals belonged to the previous destination. */
  | {
      readonly type: 'addresses.destinationChanged';
      readonly addresses: OrderAddresses;
      readonly cause: DestinationCause;
    }
  | {
      readonly type: 'addresses.draftChanged';
      readonly addresses: OrderAddresses;
      readonly isByHand: boolean;
    }
  /** Changed without input of the shopper. */
  | { readonly type: 'addresses.updated'; readonly addresses: OrderAddresses }
  /** A complete destination was submitted. */
  | { readonly type: 'addresses.confirmed'; readonly addresses: OrderAddresses }
  | { readonly type: 'addresses.rejected' };
