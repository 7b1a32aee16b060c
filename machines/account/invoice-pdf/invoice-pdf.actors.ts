/** Actor slots that downloading an invoice needs. */

import { slot } from '../../slot.ts';

export interface PdfToDownload {
  readonly number: string;
  readonly pdfPath: string;
}

export const downloadPdf = slot<void, PdfToDownload>('downloadPdf');
