/** What a component may ask of the sheet of an invoice. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { invoiceSheetMachine } from './invoice-sheet.machine.ts';

type Snapshot = SnapshotFrom<typeof invoiceSheetMachine>;

/** The number of the invoice whose sheet is on its way; null for none. */
export const selectSheetUnderWay = (snapshot: Snapshot): string | null =>
  snapshot.matches('downloading') ? (snapshot.context.asked?.number ?? null) : null;
/** Which one could not be had, and why. */
export const selectSheetFailure = ({
  context,
}: Snapshot): { readonly number: string; readonly failure: Failure } | null =>
  context.failure === null || context.asked === null
    ? null
    : { number: context.asked.number, failure: context.failure };
