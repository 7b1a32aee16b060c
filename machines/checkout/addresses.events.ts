/** The requests and facts of the addresses machine. */

import type { Address, AddressKind } from '../domain/address.ts';
import type { Fill } from '../domain/lookup.ts';
import type { Collection, Store } from '../domain/pickup.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import type { AddressOffers, KnownAddresses } from '../domain/stored-address.ts';
import type { AddressEntryFact } from './address-entry.events.ts';

/** Where the order goes and whose bill it is, and what is known of both. */
export interface OrderAddresses extends KnownAddresses {
  readonly delivery: Address;
  /** Where and by whom it is collected, if it is (CHK-09). */
  readonly collection: Collection;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  /** The shopper has said so: an address that is offered later does not change it. */
  readonly isBillingChosen: boolean;
  /** What each form was last filled with, by a choice or a look-up. */
  readonly filled: Readonly<Record<AddressKind, Fill | null>>;
  /** What a customer need not type; null for a guest. */
  readonly offers: AddressOffers | null;
  /** The account whose addresses were offered last, perhaps in an earlier visit. */
  readonly draftedFor: number | null;
  /** What of the addresses was questioned, and confirmed by a second press (BEY-23). */
  readonly placeAnswers: PlaceAnswers;
}

export type AddressesEvent =
  /** The shopper is typing: what counts is a first letter, the rest once the field is left. */
  | { readonly type: 'addresses.writeAddress'; readonly kind: AddressKind; readonly address: Address }
  /** What stands in the delivery form, complete or not. */
  | { readonly type: 'addresses.changeDelivery'; readonly address: Address }
  /** The form for collecting, complete or not; or it is to be delivered after all (CHK-09). */
  | { readonly type: 'addresses.changeCollection'; readonly collection: Collection }
  | { readonly type: 'addresses.changeBilling'; readonly address: Address; readonly isSame: boolean }
  | { readonly type: 'addresses.submitDelivery'; readonly address: Address }
  | { readonly type: 'addresses.submitCollection'; readonly collection: Collection }
  /** The addresses a customer need not type, for the account they buy for (CHK-15). */
  | {
      readonly type: 'addresses.offer';
      readonly offers: AddressOffers;
      readonly accountId: number | null;
    }
  /** The stores where an order can be collected. */
  | { readonly type: 'addresses.syncStores'; readonly stores: readonly Store[] }
  /** The server took the address: it can be chosen like the stored ones. */
  | { readonly type: 'addresses.addStored'; readonly kind: AddressKind }
  /** Put to the shopper by the order's button (BEY-23). */
  | { readonly type: 'addresses.setAnswers'; readonly answers: PlaceAnswers }
  /** The server has refused a stored address. */
  | { readonly type: 'addresses.doubtStored' }
  | { readonly type: 'addresses.retryLookups' }
  /** An order is being placed: no address changes. */
  | { readonly type: 'addresses.freeze' }
  | { readonly type: 'addresses.release' }
  | AddressEntryFact;

/** Why the order goes elsewhere: typed or chosen by hand, filled in, or the store is gone. */
export type DestinationCause = 'typed' | 'collected' | 'filled' | 'storeLost';

/** For the form of that kind, which shows it: chosen or looked up, not typed. */
export interface AddressesFilled {
  readonly type: 'addresses.filled';
  readonly kind: AddressKind;
  readonly fill: Fill;
}

export type AddressesFact =
  /** Method and totals belonged to the destination before. */
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
  /** The shopper's own input is as before. */
  | { readonly type: 'addresses.updated'; readonly addresses: OrderAddresses }
  /** A complete destination was submitted. */
  | { readonly type: 'addresses.confirmed'; readonly addresses: OrderAddresses }
  | { readonly type: 'addresses.rejected' };
