/** Downloads the PDF of an invoice, one at a time (§2 billing invoices, ACC-01). */

import { assign, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { isSessionExpired } from '../../domain/session.ts';
import { downloadPdf } from './invoice-pdf.actors.ts';
import type { InvoicePdfEvent, InvoicePdfFact, InvoicePdfRequest } from './invoice-pdf.events.ts';

export interface InvoicePdfContext {
  /** The invoice being downloaded, or whose download failed. */
  readonly asked: InvoicePdfRequest | null;
  readonly failure: Failure | null;
}

export const noPdf: InvoicePdfContext = { asked: null, failure: null };

export const invoicePdfMachine = setup({
  types: { context: {} as InvoicePdfContext, events: {} as InvoicePdfEvent },
  actors: { downloadPdf },
  actions: {
    setRequest: assign({ asked: (_, asked: InvoicePdfRequest) => asked, failure: null }),
    clear: assign(noPdf),
    finish: enqueueActions(({ context, enqueue }) => {
      const { number } = present(context.asked, 'asked');
      enqueue.assign(noPdf);
      enqueue.sendParent({ type: 'invoicePdf.downloaded', number } satisfies InvoicePdfFact);
    }),
    // an expired session is not shown: the dialog appears and the request is repeated after signing in
    // (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const asked = present(context.asked, 'asked');
      enqueue.assign(isSessionExpired(failure) ? noPdf : { failure });
      enqueue.sendParent({ type: 'invoicePdf.failed', failure, asked } satisfies InvoicePdfFact);
    }),
  },
}).createMachine({
  id: 'invoicePdf',
  context: noPdf,
  initial: 'idle',
  on: {
    'invoicePdf.leave': { target: '.idle', actions: 'clear' },
    'invoicePdf.forget': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: {
        'invoicePdf.download': {
          target: 'downloading',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'downloadPdf',
        src: 'downloadPdf',
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
