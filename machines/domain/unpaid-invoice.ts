/** What is still to be paid, and the bill that a customer is reminded of in the account's overview (ACC-01, look.md account). */

import type { Money } from './money.ts';

export interface UnpaidInvoice {
  readonly number: string;
  /** What is still to be paid of it. */
  readonly balance: Money;
  /** As in 2026-11-24. */
  readonly dueOn: string;
  readonly isOverdue: boolean;
}

/** The one that has been due longest; null where all is paid. */
export const mostUrgent = (invoices: readonly UnpaidInvoice[]): UnpaidInvoice | null =>
  invoices.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0] ?? null;

/** Of all accounts one may see. */
export interface UnpaidInvoices {
  /** Due later. */
  readonly open: Money;
  readonly overdue: Money;
  /** The most urgent; null where all is paid. */
  readonly first: UnpaidInvoice | null;
}

export const unpaidTotal = ({ open, overdue }: UnpaidInvoices): Money => ({
  ...open,
  cents: open.cents + overdue.cents,
});
