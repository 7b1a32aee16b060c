/** Selectors of the address book. */

import type { SnapshotFrom } from 'xstate';
import type { AddressKind } from '../../domain/address.ts';
import { inBookOrder, type BookDraft } from '../../domain/address-book.ts';
import { entriesMatching, isListLong } from '../../domain/address-list.ts';
import type { BookAddress } from '../../domain/customer.ts';
import type { PlaceAnswers } from '../../domain/place-question.ts';
import type { Failure } from '../../domain/failure.ts';
import type { addressBookMachine } from './address-book.machine.ts';

type Snapshot = SnapshotFrom<typeof addressBookMachine>;

/** Null until the customer has been read. */
export const selectBookEntries = (snapshot: Snapshot): readonly BookAddress[] | null =>
  snapshot.context.entries;
/** The entries that match the search, or all of them; the defaults come first. */
export const selectShownEntries = (snapshot: Snapshot): readonly BookAddress[] =>
  inBookOrder(entriesMatching(selectBookEntries(snapshot) ?? [], selectBookQuery(snapshot) ?? ''));
/** Null where the list is too short to need a search. */
export const selectBookQuery = ({ context: { entries, query } }: Snapshot): string | null =>
  isListLong(entries ?? []) ? query : null;
export const selectIsBookBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectBookFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
/** Questions about the address in the form (BEY-23). */
export const selectBookAnswers = (snapshot: Snapshot): PlaceAnswers => snapshot.context.placeAnswers;
export const selectIsEntrySaving = (snapshot: Snapshot): boolean => snapshot.matches('saving');
export const selectIsEntryBeingRemoved = (snapshot: Snapshot): boolean => snapshot.matches('removing');
/** The entry whose deletion is being confirmed or carried out. */
export const selectRemovalId = (snapshot: Snapshot): number | null => snapshot.context.removalId;
export const selectRemovalEntry = ({ context: { entries, removalId } }: Snapshot): BookAddress | null =>
  entries?.find(({ id }) => id === removalId) ?? null;
/** The last request sent from the form of an entry (null: of a new one). */
export const selectWritten =
  (entryId: number | null) =>
  ({ context: { written } }: Snapshot): BookDraft | null =>
    written?.entryId === entryId ? written.draft : null;
/** Why that request failed. */
export const selectSaveFailure =
  (entryId: number | null) =>
  ({ context: { written, failure } }: Snapshot): Failure | null =>
    written?.entryId === entryId ? failure : null;
/** Whether this entry is being made the default of that kind. */
export const selectIsBecomingDefault =
  (entryId: number, kind: AddressKind) =>
  ({ context: { asked } }: Snapshot): boolean =>
    asked?.type === 'addressBook.setDefault' && asked.entryId === entryId && asked.kind === kind;
