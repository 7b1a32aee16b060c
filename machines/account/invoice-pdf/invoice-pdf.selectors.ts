/** Selectors of the invoice PDF. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { invoicePdfMachine } from './invoice-pdf.machine.ts';

type Snapshot = SnapshotFrom<typeof invoicePdfMachine>;

/** Number of the invoice whose PDF is downloading; null for none. */
export const selectPdfUnderWay = (snapshot: Snapshot): string | null =>
  snapshot.matches('downloading') ? (snapshot.context.asked?.number ?? null) : null;
/** The invoice whose download failed, and why. */
export const selectPdfFailure = ({
  context,
}: Snapshot): { readonly number: string; readonly failure: Failure } | null =>
  context.failure === null || context.asked === null
    ? null
    : { number: context.asked.number, failure: context.failure };
