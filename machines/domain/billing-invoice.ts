/** The monthly invoices of a customer and of their accounts or teams (§2, ACC-01). */

import type { Money } from './money.ts';

export type InvoiceStatus = 'open' | 'overdue' | 'paid';

export interface BillingInvoice {
  readonly id: number;
  readonly number: string;
  /** Dates, for example 2026-11-24. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: InvoiceStatus;
  readonly total: Money;
  /** The amount due. */
  readonly balance: Money;
  /** A path of this shop that returns the PDF to the same customer. */
  readonly pdfPath: string;
  /** The invoiced account or team; null for the customer. */
  readonly accountName: string | null;
}

export const isUnpaid = ({ status }: BillingInvoice): boolean => status !== 'paid';
