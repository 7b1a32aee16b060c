/** Requests to the address entry and the facts it reports. */

import type { AddressChoiceFact } from './address-choice/address-choice.events.ts';
import type { AddressLookupFact } from './address-lookup/address-lookup.events.ts';
import type { Address, AddressKind } from '../domain/address.ts';
import type { FoundAddress } from '../domain/lookup.ts';
import type { AddressOffer } from '../domain/stored-address.ts';

export type AddressEntryEvent =
  /** The stored addresses to choose from; null for a guest. */
  | { readonly type: 'addressEntry.offerStored'; readonly offer: AddressOffer | null }
  /** The shopper is typing. */
  | { readonly type: 'addressEntry.writeAddress'; readonly address: Address }
  /** The address as typed, for the look-up in its country. */
  | { readonly type: 'addressEntry.noteAddress'; readonly address: Address }
  /** A new address was accepted: it can be chosen like the stored ones. */
  | { readonly type: 'addressEntry.addStored' }
  | { readonly type: 'addressEntry.changeCountry'; readonly countryCode: string }
  /** The address changed: a look-up result that is still loading is ignored. */
  | { readonly type: 'addressEntry.dropLookup' }
  /** The form is about to be shown: asks whether the shop has a look-up. */
  | { readonly type: 'addressEntry.checkLookup' }
  /** Signed in again: repeats a look-up that the expired session interrupted (BEY-02). */
  | { readonly type: 'addressEntry.retryLookup' }
  | AddressChoiceFact
  | AddressLookupFact;

export type AddressEntryFact =
  | {
      readonly type: 'addressEntry.addressChosen';
      readonly kind: AddressKind;
      readonly address: Address;
      /** The account's address or the default, not chosen by the shopper. */
      readonly isDefault: boolean;
    }
  /** The first character was typed into a blank address, or the shopper paused while typing. */
  | { readonly type: 'addressEntry.addressTyped'; readonly kind: AddressKind; readonly address: Address }
  | {
      readonly type: 'addressEntry.addressFound';
      readonly kind: AddressKind;
      readonly address: FoundAddress;
    };
