/** Downloads the PDF of an invoice, one at a time (§2 billing invoices, ACC-01). */

import { assign, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { downloadSheet } from './invoice-sheet.actors.ts';
import type { InvoiceSheetEvent, InvoiceSheetFact, InvoiceSheetRequest } from './invoice-sheet.events.ts';

export interface InvoiceSheetContext {
  /** The invoice being downloaded, or whose download failed. */
  readonly asked: InvoiceSheetRequest | null;
  readonly failure: Failure | null;
}

export const noSheet: InvoiceSheetContext = { asked: null, failure: null };

export const invoiceSheetMachine = setup({
  types: { context: {} as InvoiceSheetContext, events: {} as InvoiceSheetEvent },
  actors: { downloadSheet },
  actions: {
    setRequest: assign({ asked: (_, asked: InvoiceSheetRequest) => asked, failure: null }),
    clear: assign(noSheet),
    finish: enqueueActions(({ context, enqueue }) => {
      const { number } = present(context.asked, 'asked');
      enqueue.assign(noSheet);
      enqueue.sendParent({ type: 'invoiceSheet.downloaded', number } satisfies InvoiceSheetFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const asked = present(context.asked, 'asked');
      enqueue.assign(isSessionExpired(failure) ? noSheet : { failure });
      enqueue.sendParent({ type: 'invoiceSheet.failed', failure, asked } satisfies InvoiceSheetFact);
    }),
  },
}).createMachine({
  id: 'invoiceSheet',
  context: noSheet,
  initial: 'idle',
  on: {
    'invoiceSheet.leave': { target: '.idle', actions: 'clear' },
    'invoiceSheet.forget': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: {
        'invoiceSheet.download': {
          target: 'downloading',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'downloadSheet',
        src: 'downloadSheet',
        input: ({ context }) => {
          const { number, pdfPath } = present(context.asked, 'asked');
          return { number, pdfPath };
        },
        onDone: { target: 'idle', actions: 'finish' },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
});
