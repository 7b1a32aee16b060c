/**
 * Reads the monthly invoices of a customer and of the accounts and teams they belong to, and no
 * others (ACC-01, X3).
 */
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { readMemberships, type BusinessAccount } from '../company/accounts.ts';
import type { Queries } from '../database/database.ts';
import { businessAccount } from '../database/schema/company.ts';
import { billingInvoice } from '../database/schema/service.ts';
import { refuseMissing } from '../refusal.ts';

export type InvoiceRow = typeof billingInvoice.$inferSelect;

export interface OwnInvoice {
  readonly invoice: InvoiceRow;
  /** Null: the customer's own invoice. */
  readonly account: BusinessAccount | null;
}

/**
 * Only active members see an account's invoices. As in Magento, another customer's account is
 * reported as not found.
 */
async function ownAccountIds(
  queries: Queries,
  customerId: number,
  accountId: number | null,
): Promise<number[]> {
  const own = (await readMemberships(queries, customerId)).filter(({ membership }) => membership.isActive);
  const ids = own.map(({ account }) => account.id);
  if (accountId === null) return ids;
  if (!ids.includes(accountId)) throw refuseMissing('Could not find account with ID "%1"', [accountId]);
  return [accountId];
}

async function readOwn(
  queries: Queries,
  customerId: number,
  accountId: number | null,
  number: string | null = null,
): Promise<OwnInvoice[]> {
  const ids = await ownAccountIds(queries, customerId, accountId);
  const ofAccounts = inArray(billingInvoice.accountId, ids);
  const isOwn = accountId === null ? or(ofAccounts, eq(billingInvoice.customerId, customerId)) : ofAccounts;
  return queries
    .select({ invoice: billingInvoice, account: businessAccount })
    .from(billingInvoice)
    .leftJoin(businessAccount, eq(businessAccount.id, billingInvoice.accountId))
    .where(number === null ? isOwn : and(isOwn, eq(billingInvoice.number, number)))
    .orderBy(desc(billingInvoice.issuedOn), desc(billingInvoice.id));
}

/** Newest first. */
export function readInvoices(
  queries: Queries,
  customerId: number,
  accountId: number | null,
): Promise<OwnInvoice[]> {
  return readOwn(queries, customerId, accountId);
}

export async function findInvoice(
  queries: Queries,
  customerId: number,
  number: string,
): Promise<OwnInvoice | null> {
  const [found] = await readOwn(queries, customerId, null, number);
  return found ?? null;
}

/** Sums of the unpaid invoices a customer may see, in cents: due later, and overdue. */
export function unpaidSums(all: readonly OwnInvoice[], today: string) {
  const sum = (wanted: InvoiceRow['status']) =>
    all
      .filter(({ invoice }) => statusOf(invoice, today) === wanted)
      .reduce((cents, { invoice }) => cents + invoice.balance, 0);
  return { open: sum('open'), overdue: sum('overdue') };
}

export function pdfPath(number: string): string {
  return `/billing/invoice/${encodeURIComponent(number)}.pdf`;
}

/** An open invoice is overdue from the shop's day after its due date; no job writes that status. */
export function statusOf({ status, dueOn }: InvoiceRow, today: string): InvoiceRow['status'] {
  return status === 'open' && dueOn < today ? 'overdue' : status;
}
