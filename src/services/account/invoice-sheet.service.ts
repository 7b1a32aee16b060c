/** The sheet of a monthly bill, to be kept as a file (§2 billing invoices, ACC-01). */

import { fromPromise } from 'xstate';
import type { SheetToDownload } from '#machines/account/invoice-sheet/invoice-sheet.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { saveFile, type SaveFile } from './saved-file.ts';

/** The sheet is answered to the customer's bearer alone: no mere link could fetch it. */
export const createInvoiceSheetService = ({ rest }: Transport, save: SaveFile = saveFile) => ({
  downloadSheet: fromPromise<void, SheetToDownload>(async ({ input: { pdfPath, number }, signal }) => {
    const sheet = await rest.getFile(pdfPath, signal);
    save(sheet, `invoice-${number}.pdf`);
  }),
});
