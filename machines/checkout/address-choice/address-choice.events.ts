/** Requests to the address choice and the facts it reports. */

import type { Address, AddressKind } from '../../domain/address.ts';
import type { AddressOffer } from '../../domain/stored-address.ts';

export type AddressChoiceEvent =
  /** The stored addresses to choose from; null for a guest. */
  | { readonly type: 'addressChoice.offer'; readonly offer: AddressOffer | null }
  | { readonly type: 'addressChoice.chooseStored'; readonly id: string }
  | { readonly type: 'addressChoice.writeNew' }
  /** Returns to the stored address. */
  | { readonly type: 'addressChoice.cancelNew' }
  /** The shopper is typing. */
  | { readonly type: 'addressChoice.writeAddress'; readonly address: Address }
  /** The shopper left a field: this is the current address. */
  | { readonly type: 'addressChoice.noteAddress'; readonly address: Address }
  /** Shows only stored addresses with these words; empty for the first few (ADDR-01). */
  | { readonly type: 'addressChoice.search'; readonly query: string }
  /** Shows all stored addresses, or the first few again. */
  | { readonly type: 'addressChoice.toggleList' }
  /** A new address was accepted: from now on it can be chosen like the stored ones. */
  | { readonly type: 'addressChoice.addStored' };

export type AddressChoiceFact =
  | {
      readonly type: 'addressChoice.addressChosen';
      readonly kind: AddressKind;
      readonly address: Address;
      /** The account's address or the default, not chosen by the shopper. */
      readonly isDefault: boolean;
    }
  /** The first character was typed into a blank address. */
  | { readonly type: 'addressChoice.addressBegun'; readonly kind: AddressKind; readonly address: Address };
