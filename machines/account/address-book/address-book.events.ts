/** Requests to the address book and the facts it reports. */

import type { AddressKind } from '../../domain/address.ts';
import type { BookDraft } from '../../domain/address-book.ts';
import type { BookAddress } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';

export type AddressBookEvent =
  /** The entries as last read from the server. */
  | { readonly type: 'addressBook.sync'; readonly entries: readonly BookAddress[] }
  /** Searches the list; an empty query shows all entries. */
  | { readonly type: 'addressBook.search'; readonly query: string }
  /** Opens the form of an entry, or of a new one (null). */
  | { readonly type: 'addressBook.write'; readonly entryId: number | null }
  /** The form or the address book was left: its messages are cleared. */
  | { readonly type: 'addressBook.leave' }
  | { readonly type: 'addressBook.save'; readonly entryId: number | null; readonly draft: BookDraft }
  /** Opens the confirmation; only `remove` deletes. */
  | { readonly type: 'addressBook.askRemoval'; readonly entryId: number }
  | { readonly type: 'addressBook.cancelRemoval' }
  | { readonly type: 'addressBook.confirmRemoval' }
  | { readonly type: 'addressBook.remove'; readonly entryId: number }
  | { readonly type: 'addressBook.setDefault'; readonly entryId: number; readonly kind: AddressKind }
  /** The customer has signed out. */
  | { readonly type: 'addressBook.forget' };

/** Requests that write to the server. */
export type AddressBookRequest = Extract<
  AddressBookEvent,
  { readonly type: 'addressBook.save' | 'addressBook.remove' | 'addressBook.setDefault' }
>;

export type SaveRequest = Extract<AddressBookRequest, { readonly type: 'addressBook.save' }>;

export type AddressBookFact =
  | { readonly type: 'addressBook.saved'; readonly entryId: number | null }
  | { readonly type: 'addressBook.removed' }
  | { readonly type: 'addressBook.defaultChanged'; readonly kind: AddressKind }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | { readonly type: 'addressBook.failed'; readonly failure: Failure; readonly asked: AddressBookRequest };
