/** Actor slots that the address book needs. */

import type { AddressKind } from '../../domain/address.ts';
import type { BookDraft } from '../../domain/address-book.ts';
import type { BookAddress } from '../../domain/customer.ts';
import { slot } from '../../slot.ts';

export interface EntryToSave {
  readonly draft: BookDraft;
  /** The entry before the change; null for a new entry or one that is no longer known. */
  readonly before: BookAddress | null;
  readonly entryId: number | null;
}

export type DefaultToSet = { readonly entryId: number; readonly kind: AddressKind };

/** Resolves with the whole entry as the server stored it. */
export const saveEntry = slot<BookAddress, EntryToSave>('saveEntry');
export const removeEntry = slot<void, { readonly entryId: number }>('removeEntry');
export const setDefaultEntry = slot<BookAddress, DefaultToSet>('setDefaultEntry');
