/** Requests to the invoice PDF and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';

export type InvoicePdfEvent =
  | { readonly type: 'invoicePdf.download'; readonly number: string; readonly pdfPath: string }
  /** Another page was opened: the download is no longer needed. */
  | { readonly type: 'invoicePdf.leave' }
  /** The customer has signed out. */
  | { readonly type: 'invoicePdf.forget' };

export type InvoicePdfRequest = Extract<InvoicePdfEvent, { readonly type: 'invoicePdf.download' }>;

export type InvoicePdfFact =
  | { readonly type: 'invoicePdf.downloaded'; readonly number: string }
  /** `asked` is repeated after signing in where the failure is an expired session (BEY-02). */
  | {
      readonly type: 'invoicePdf.failed';
      readonly failure: Failure;
      readonly asked: InvoicePdfRequest;
    };
