/** Requests to the invoice PDF and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';

export type InvoiceSheetEvent =
  | { readonly type: 'invoiceSheet.download'; readonly number: string; readonly pdfPath: string }
  /** Another page was opened: the download is no longer needed. */
  | { readonly type: 'invoiceSheet.leave' }
  /** The customer has signed out. */
  | { readonly type: 'invoiceSheet.forget' };

export type InvoiceSheetRequest = Extract<InvoiceSheetEvent, { readonly type: 'invoiceSheet.download' }>;

export type InvoiceSheetFact =
  | { readonly type: 'invoiceSheet.downloaded'; readonly number: string }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'invoiceSheet.failed';
      readonly failure: Failure;
      readonly asked: InvoiceSheetRequest;
    };
