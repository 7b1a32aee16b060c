/** Actor slots that downloading an invoice needs. */

import { slot } from '../../slot.ts';

export interface SheetToDownload {
  readonly number: string;
  readonly pdfPath: string;
}

export const downloadSheet = slot<void, SheetToDownload>('downloadSheet');
