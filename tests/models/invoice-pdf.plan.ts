/** What may happen to the PDF of an invoice (§2 billing invoices, ACC-01, BEY-02). */

import { invoicePdfMachine } from '#machines/account/invoice-pdf/invoice-pdf.machine.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const pdf = { number: 'INV-1', pdfPath: '/billing/invoice/INV-1.pdf' } as const;
const download = { type: 'invoicePdf.download', ...pdf } as const;

export const invoicePdfPlan = planOf({
  machine: invoicePdfMachine,
  proves: 'ACC-01, BEY-02',
  requests: [download, { type: 'invoicePdf.leave' }, { type: 'invoicePdf.forget' }],
  answers: {
    downloading: [done('downloadPdf'), ...failing('downloadPdf', 'network', 'sessionExpired')],
  },
  projection: ({ failure: said }) => said !== null,

  rules: ({ now, state, before, type, error, isDone, isFailed }, must) => {
    const isBegun = type === download.type && before !== 'downloading';
    must.start('downloadPdf', isBegun, pdf);
    must.emit('invoicePdf.downloaded', isDone('downloadPdf'), { number: 'INV-1' });
    must.emit('invoicePdf.failed', isFailed('downloadPdf'), { failure: error, asked: download });
    if (isDone('downloadPdf') || /leave|forget/.test(type))
      must(state === 'idle' && now.asked === null && now.failure === null, 'nothing of it is kept');
  },
});
