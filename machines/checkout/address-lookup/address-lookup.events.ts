/** What an addressLookup machine is asked and tells. */

import type { AddressKind } from '../../domain/address.ts';
import type { FoundAddress } from '../../domain/lookup.ts';

export type AddressLookupEvent =
  | { readonly type: 'addressLookup.typeLine'; readonly line: string }
  | { readonly type: 'addressLookup.chooseSuggestion'; readonly id: string }
  /** The suggestions are in the way. */
  | { readonly type: 'addressLookup.closeList' }
  | { readonly type: 'addressLookup.changeCountry'; readonly countryCode: string }
  /** The address is written otherwise: what is still on its way is not wanted any more. */
  | { readonly type: 'addressLookup.giveUp' }
  /** They have signed in again: what an expired session kept from being answered is asked once more (BEY-02). */
  | { readonly type: 'addressLookup.retry' }
  | { readonly type: 'addressLookup.enable' }
  /** The shopper would rather type the address by hand. */
  | { readonly type: 'addressLookup.disable' };

export type AddressLookupFact = {
  readonly type: 'addressLookup.addressFound';
  readonly kind: AddressKind;
  readonly address: FoundAddress;
};
