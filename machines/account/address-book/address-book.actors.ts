/** What the address book needs from outside. */

import type { AddressKind } from '../../domain/address.ts';
import type { BookDraft } from '../../domain/address-book.ts';
import type { BookAddress } from '../../domain/customer.ts';
import { slot } from '../../slot.ts';

export interface EntryToSave {
  readonly draft: BookDraft;
  /** The entry as it was; null for a new one, or one that is not known any more. */
  readonly before: BookAddress | null;
  readonly entryId: number | null;
}

export type DefaultToSet = { readonly entryId: number; readonly kind: AddressKind };

/** Answers with the whole entry as the server now has it. */
export const saveEntry = slot<BookAddress, EntryToSave>('saveEntry');
export const removeEntry = slot<void, { readonly entryId: number }>('removeEntry');
export const setDefaultEntry = slot<BookAddress, DefaultToSet>('setDefaultEntry');
