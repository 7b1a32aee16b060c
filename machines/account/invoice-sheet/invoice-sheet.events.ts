/** What the sheet of an invoice is asked and tells. */

import type { Failure } from '../../domain/failure.ts';

export type InvoiceSheetEvent =
  | { readonly type: 'invoiceSheet.download'; readonly number: string; readonly pdfPath: string }
  /** Another page: nobody waits for it any more. */
  | { readonly type: 'invoiceSheet.leave' }
  /** Whose it was is gone. */
  | { readonly type: 'invoiceSheet.forget' };

export type InvoiceSheetRequest = Extract<InvoiceSheetEvent, { readonly type: 'invoiceSheet.download' }>;

export type InvoiceSheetFact =
  | { readonly type: 'invoiceSheet.downloaded'; readonly number: string }
  /** `asked` is asked again once signed in, where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'invoiceSheet.failed';
      readonly failure: Failure;
      readonly asked: InvoiceSheetRequest;
    };
