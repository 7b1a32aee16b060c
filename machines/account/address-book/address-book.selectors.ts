/** What a component may ask of the address book. */

import type { SnapshotFrom } from 'xstate';
import type { AddressKind } from '../../domain/address.ts';
import { inBookOrder, type BookDraft } from '../../domain/address-book.ts';
import { entriesMatching, isListLong } from '../../domain/address-list.ts';
import type { BookAddress } from '../../domain/customer.ts';
import type { PlaceAnswers } from '../../domain/place-question.ts';
import type { Failure } from '../../domain/failure.ts';
import type { addressBookMachine } from './address-book.machine.ts';

type Snapshot = SnapshotFrom<typeof addressBookMachine>;

/** Null until it is known who the customer is. */
export const selectBookEntries = (snapshot: Snapshot): readonly BookAddress[] | null =>
  snapshot.context.entries;
/** Those that were searched for, or all; the ones that orders begin with come first. */
export const selectShownEntries = (snapshot: Snapshot): readonly BookAddress[] =>
  inBookOrder(entriesMatching(selectBookEntries(snapshot) ?? [], selectBookQuery(snapshot) ?? ''));
/** Null where the list is short enough to be seen whole. */
export const selectBookQuery = ({ context: { entries, query } }: Snapshot): string | null =>
  isListLong(entries ?? []) ? query : null;
export const selectIsBookBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectBookFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
/** What of the address in the form was questioned (BEY-23). */
export const selectBookAnswers = (snapshot: Snapshot): PlaceAnswers => snapshot.context.placeAnswers;
export const selectIsEntrySaving = (snapshot: Snapshot): boolean => snapshot.matches('saving');
export const selectIsEntryBeingRemoved = (snapshot: Snapshot): boolean => snapshot.matches('removing');
/** The one that is asked about before it is deleted, and while it is. */
export const selectRemovalId = (snapshot: Snapshot): number | null => snapshot.context.removalId;
export const selectRemovalEntry = ({ context: { entries, removalId } }: Snapshot): BookAddress | null =>
  entries?.find(({ id }) => id === removalId) ?? null;
/** What was last sent from the form of an entry (null: of a new one). */
export const selectWritten =
  (entryId: number | null) =>
  ({ context: { written } }: Snapshot): BookDraft | null =>
    written?.entryId === entryId ? written.draft : null;
/** What went wrong with it. */
export const selectSaveFailure =
  (entryId: number | null) =>
  ({ context: { written, failure } }: Snapshot): Failure | null =>
    written?.entryId === entryId ? failure : null;
/** Whether this one is being made the default of that kind. */
export const selectIsBecomingDefault =
  (entryId: number, kind: AddressKind) =>
  ({ context: { asked } }: Snapshot): boolean =>
    asked?.type === 'addressBook.setDefault' && asked.entryId === entryId && asked.kind === kind;
