/** What may happen to the sheet of an invoice (§2 billing invoices, ACC-01, BEY-02). */

import { invoiceSheetMachine } from '#machines/account/invoice-sheet/invoice-sheet.machine.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const sheet = { number: 'INV-1', pdfPath: '/billing/invoice/INV-1.pdf' } as const;
const download = { type: 'invoiceSheet.download', ...sheet } as const;

export const invoiceSheetPlan = planOf({
  machine: invoiceSheetMachine,
  proves: 'ACC-01, BEY-02',
  requests: [download, { type: 'invoiceSheet.leave' }, { type: 'invoiceSheet.forget' }],
  answers: {
    downloading: [done('downloadSheet'), ...failing('downloadSheet', 'network', 'sessionExpired')],
  },
  projection: ({ failure: said }) => said !== null,

  rules: ({ now, state, before, type, error, isDone, isFailed }, must) => {
    const isBegun = type === download.type && before !== 'downloading';
    must.start('downloadSheet', isBegun, sheet);
    must.emit('invoiceSheet.downloaded', isDone('downloadSheet'), { number: 'INV-1' });
    must.emit('invoiceSheet.failed', isFailed('downloadSheet'), { failure: error, asked: download });
    if (isDone('downloadSheet') || /leave|forget/.test(type))
      must(state === 'idle' && now.asked === null && now.failure === null, 'nothing of it is kept');
  },
});
