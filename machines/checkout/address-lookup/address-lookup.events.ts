/** Requests to the address look-up and the facts it reports. */

import type { AddressKind } from '../../domain/address.ts';
import type { FoundAddress } from '../../domain/lookup.ts';

export type AddressLookupEvent =
  /** The form is about to be shown: asks whether the shop has a look-up. */
  | { readonly type: 'addressLookup.check' }
  | { readonly type: 'addressLookup.typeLine'; readonly line: string }
  | { readonly type: 'addressLookup.chooseSuggestion'; readonly id: string }
  /** Closes the suggestions. */
  | { readonly type: 'addressLookup.closeList' }
  | { readonly type: 'addressLookup.changeCountry'; readonly countryCode: string }
  /** The address was edited: a running look-up is no longer needed. */
  | { readonly type: 'addressLookup.giveUp' }
  /** Signed in again: repeats a request that the expired session interrupted (BEY-02). */
  | { readonly type: 'addressLookup.retry' }
  | { readonly type: 'addressLookup.enable' }
  /** The shopper prefers to type the address. */
  | { readonly type: 'addressLookup.disable' };

export type AddressLookupFact = {
  readonly type: 'addressLookup.addressFound';
  readonly kind: AddressKind;
  readonly address: FoundAddress;
};
