/** The requests and facts of the addressEntry machine. */

import type { AddressChoiceFact } from './address-choice/address-choice.events.ts';
import type { AddressLookupFact } from './address-lookup/address-lookup.events.ts';
import type { Address, AddressKind } from '../domain/address.ts';
import type { FoundAddress } from '../domain/lookup.ts';
import type { AddressOffer } from '../domain/stored-address.ts';

export type AddressEntryEvent =
  /** What there is to choose from; null for a guest. */
  | { readonly type: 'addressEntry.offerStored'; readonly offer: AddressOffer | null }
  /** The shopper is typing. */
  | { readonly type: 'addressEntry.writeAddress'; readonly address: Address }
  /** The address as the shopper has typed it, to be looked up in its country. */
  | { readonly type: 'addressEntry.noteAddress'; readonly address: Address }
  /** A new address was accepted: it can be chosen like the stored ones. */
  | { readonly type: 'addressEntry.addStored' }
  | { readonly type: 'addressEntry.changeCountry'; readonly countryCode: string }
  /** The address is another one now: a found address that is still on its way is dropped. */
  | { readonly type: 'addressEntry.dropLookup' }
  /** Signed in again: what an expired session interrupted is asked once more (BEY-02). */
  | { readonly type: 'addressEntry.retryLookup' }
  | AddressChoiceFact
  | AddressLookupFact;

export type AddressEntryFact =
  | {
      readonly type: 'addressEntry.addressChosen';
      readonly kind: AddressKind;
      readonly address: Address;
      /** Not the shopper's choice: their account's address, or their default. */
      readonly isDefault: boolean;
    }
  /** The first letter stands in a blank address. */
  | { readonly type: 'addressEntry.addressBegun'; readonly kind: AddressKind; readonly address: Address }
  | {
      readonly type: 'addressEntry.addressFound';
      readonly kind: AddressKind;
      readonly address: FoundAddress;
    };
