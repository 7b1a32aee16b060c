/** What may happen to the sheet of an invoice, and what must hold whatever does (§2 billing invoices, ACC-01, BEY-02). */

import type { InvoiceSheetEvent } from '#machines/invoice-sheet/invoice-sheet.events.ts';
import {
  invoiceSheetMachine,
  noSheet,
  type InvoiceSheetContext,
} from '#machines/invoice-sheet/invoice-sheet.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Failed } from './stage.ts';

type Answer = { readonly type: 'xstate.done.actor.downloadSheet' } | Failed<'downloadSheet'>;

const sheet = { number: 'INV-1', pdfPath: '/billing/invoice/INV-1.pdf' } as const;
const download = { type: 'invoiceSheet.download', ...sheet } as const;

const wishes: readonly InvoiceSheetEvent[] = [
  download,
  { type: 'invoiceSheet.leave' },
  { type: 'invoiceSheet.forget' },
];

class Press extends Stage<InvoiceSheetContext> {
  hear(event: InvoiceSheetEvent | Answer): void {
    const { state, memory } = this;
    if (event.type === 'invoiceSheet.download') {
      if (state === 'downloading') return;
      Object.assign(memory, { asked: download, failure: null });
      this.ask('downloading', 'downloadSheet', sheet);
      return;
    }
    this.state = 'idle';
    if (event.type === 'xstate.error.actor.downloadSheet') {
      const isSaid = event.error.kind !== 'sessionExpired';
      Object.assign(memory, isSaid ? { failure: event.error } : noSheet);
      this.tell({ type: 'invoiceSheet.failed', failure: event.error, asked: download });
      return;
    }
    Object.assign(memory, noSheet);
    if (event.type === 'xstate.done.actor.downloadSheet')
      this.tell({ type: 'invoiceSheet.downloaded', number: 'INV-1' });
  }
}

export const invoiceSheetPlan: ModelPlan = {
  machine: invoiceSheetMachine,
  inputs: [undefined],
  events: (state) => [
    ...wishes,
    ...(state === 'downloading'
      ? [
          done('downloadSheet'),
          failed('downloadSheet', failure('network')),
          failed('downloadSheet', failure('sessionExpired')),
        ]
      : []),
  ],
  projection: ({ failure: said }) => said !== null,
  oracle: oracleFrom(
    Press,
    () => new Press('idle', noSheet),
    (press, event: InvoiceSheetEvent | Answer) => press.hear(event),
  ),
  invariants: (steps) => {
    const { asked, failure: said } = (steps.at(-1)?.view.context ?? {}) as unknown as InvoiceSheetContext;
    return said !== null && asked === null ? ['something failed, and nobody knows of what'] : [];
  },
};
