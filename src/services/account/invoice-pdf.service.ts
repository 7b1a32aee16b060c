/** Downloads the PDF of a monthly invoice (§2 billing invoices, ACC-01). */

import { fromPromise } from 'xstate';
import type { PdfToDownload } from '#machines/account/invoice-pdf/invoice-pdf.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { saveFile, type SaveFile } from './saved-file.ts';

/** The PDF needs the customer's bearer token, so a plain link could not load it. */
export const createInvoicePdfService = ({ rest }: Transport, save: SaveFile = saveFile) => ({
  downloadPdf: fromPromise<void, PdfToDownload>(async ({ input: { pdfPath, number }, signal }) => {
    const pdf = await rest.getFile(pdfPath, signal);
    save(pdf, `invoice-${number}.pdf`);
  }),
});
