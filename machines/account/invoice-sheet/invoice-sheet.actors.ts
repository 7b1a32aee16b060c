/** What downloading an invoice needs from outside. */

import { slot } from '../../slot.ts';

export interface SheetToDownload {
  readonly number: string;
  readonly pdfPath: string;
}

export const downloadSheet = slot<void, SheetToDownload>('downloadSheet');
