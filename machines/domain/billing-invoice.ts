/** The monthly bills of a customer and of their accounts or teams (§2 billing invoices, ACC-01). */

import type { Money } from './money.ts';

export type InvoiceStatus = 'open' | 'overdue' | 'paid';

export interface BillingInvoice {
  readonly id: number;
  readonly number: string;
  /** Days, as in 2026-11-24. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: InvoiceStatus;
  readonly total: Money;
  /** What is still to be paid. */
  readonly balance: Money;
  /** A path of this shop that answers the sheet to the same bearer. */
  readonly pdfPath: string;
  /** The account or team it is written to; null for the customer themselves. */
  readonly accountName: string | null;
}

export const isUnpaid = ({ status }: BillingInvoice): boolean => status !== 'paid';
