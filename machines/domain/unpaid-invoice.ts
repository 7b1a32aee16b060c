/** The amount due, and the invoice that the account overview reminds of (ACC-01). */

import type { Money } from './money.ts';

export interface UnpaidInvoice {
  readonly number: string;
  /** The amount due. */
  readonly balance: Money;
  /** For example 2026-11-24. */
  readonly dueOn: string;
  readonly isOverdue: boolean;
}

/** The one with the earliest due date; null where all are paid. */
export const mostUrgent = (invoices: readonly UnpaidInvoice[]): UnpaidInvoice | null =>
  invoices.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0] ?? null;

/** Of all accounts that the customer may see. */
export interface UnpaidInvoices {
  /** Due later. */
  readonly open: Money;
  readonly overdue: Money;
  /** The most urgent; null where all are paid. */
  readonly first: UnpaidInvoice | null;
}

export const unpaidTotal = ({ open, overdue }: UnpaidInvoices): Money => ({
  ...open,
  cents: open.cents + overdue.cents,
});
