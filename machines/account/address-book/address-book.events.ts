/** What the address book is asked and tells. */

import type { AddressKind } from '../../domain/address.ts';
import type { BookDraft } from '../../domain/address-book.ts';
import type { BookAddress } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';

export type AddressBookEvent =
  /** The book as the server last had it. */
  | { readonly type: 'addressBook.sync'; readonly entries: readonly BookAddress[] }
  /** The list is searched; empty for all of it. */
  | { readonly type: 'addressBook.search'; readonly query: string }
  /** A form is opened: of an entry, or of a new one (null). */
  | { readonly type: 'addressBook.write'; readonly entryId: number | null }
  /** The form was left, or the book: what was said of it is over. */
  | { readonly type: 'addressBook.leave' }
  | { readonly type: 'addressBook.save'; readonly entryId: number | null; readonly draft: BookDraft }
  /** Asked to be deleted; only `remove` does it. */
  | { readonly type: 'addressBook.askRemoval'; readonly entryId: number }
  | { readonly type: 'addressBook.cancelRemoval' }
  | { readonly type: 'addressBook.confirmRemoval' }
  | { readonly type: 'addressBook.remove'; readonly entryId: number }
  | { readonly type: 'addressBook.setDefault'; readonly entryId: number; readonly kind: AddressKind }
  /** Whose book it was is gone. */
  | { readonly type: 'addressBook.forget' };

/** What a customer asks of the server about their book. */
export type AddressBookRequest = Extract<
  AddressBookEvent,
  { readonly type: 'addressBook.save' | 'addressBook.remove' | 'addressBook.setDefault' }
>;

export type SaveRequest = Extract<AddressBookRequest, { readonly type: 'addressBook.save' }>;

export type AddressBookFact =
  | { readonly type: 'addressBook.saved'; readonly entryId: number | null }
  | { readonly type: 'addressBook.removed' }
  | { readonly type: 'addressBook.defaultChanged'; readonly kind: AddressKind }
  /** `asked` can be asked again once signed in, where the failure is an expired session (BEY-02). */
  | { readonly type: 'addressBook.failed'; readonly failure: Failure; readonly asked: AddressBookRequest };
