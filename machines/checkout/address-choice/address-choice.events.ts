/** What an addressChoice machine is asked and tells. */

import type { Address, AddressKind } from '../../domain/address.ts';
import type { AddressOffer } from '../../domain/stored-address.ts';

export type AddressChoiceEvent =
  /** What there is to choose from; null for a guest. */
  | { readonly type: 'addressChoice.offer'; readonly offer: AddressOffer | null }
  | { readonly type: 'addressChoice.chooseStored'; readonly id: string }
  | { readonly type: 'addressChoice.writeNew' }
  /** Rather the stored one after all. */
  | { readonly type: 'addressChoice.cancelNew' }
  /** The shopper is typing. */
  | { readonly type: 'addressChoice.writeAddress'; readonly address: Address }
  /** The shopper has typed: this is how the address stands now. */
  | { readonly type: 'addressChoice.noteAddress'; readonly address: Address }
  /** Many are stored: only those are shown that have these words; empty for the few at the top (ADDR-01). */
  | { readonly type: 'addressChoice.search'; readonly query: string }
  /** All of them, or the few at the top again. */
  | { readonly type: 'addressChoice.toggleList' }
  /** A new address was accepted: it can be chosen from now on like the others. */
  | { readonly type: 'addressChoice.addStored' };

export type AddressChoiceFact =
  | {
      readonly type: 'addressChoice.addressChosen';
      readonly kind: AddressKind;
      readonly address: Address;
      /** The shopper has not chosen it: it is their account's, or their default. */
      readonly isDefault: boolean;
    }
  /** The first letter stands in a blank address. */
  | { readonly type: 'addressChoice.addressBegun'; readonly kind: AddressKind; readonly address: Address };
