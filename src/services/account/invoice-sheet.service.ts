/** Downloads the PDF of a monthly invoice (§2 billing invoices, ACC-01). */

import { fromPromise } from 'xstate';
import type { SheetToDownload } from '#machines/account/invoice-sheet/invoice-sheet.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { saveFile, type SaveFile } from './saved-file.ts';

/** The PDF needs the customer's bearer token, so a plain link could not load it. */
export const createInvoiceSheetService = ({ rest }: Transport, save: SaveFile = saveFile) => ({
  downloadSheet: fromPromise<void, SheetToDownload>(async ({ input: { pdfPath, number }, signal }) => {
    const sheet = await rest.getFile(pdfPath, signal);
    save(sheet, `invoice-${number}.pdf`);
  }),
});
