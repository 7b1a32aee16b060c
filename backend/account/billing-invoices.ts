/** Monthly invoices of a customer and of the accounts and teams they belong to; nobody else's are found (ACC-01, X3). */
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { readMemberships, type BusinessAccount } from '../company/accounts.ts';
import type { Queries } from '../database/database.ts';
import { businessAccount } from '../database/schema/company.ts';
import { billingInvoice } from '../database/schema/service.ts';
import { refuseMissing } from '../refusal.ts';

export type InvoiceRow = typeof billingInvoice.$inferSelect;

export interface OwnInvoice {
  readonly invoice: InvoiceRow;
  /** Null: the customer's own. */
  readonly account: BusinessAccount | null;
}

/** Those of an account are for its active people only; Magento's word for another's account is that there is none. */
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

/** The newest first. */
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

/** Those that are still to be paid of all a customer may see: due later, and overdue; in cents. */
export function unpaidSums(all: readonly OwnInvoice[], now: Date) {
  const sum = (wanted: InvoiceRow['status']) =>
    all
      .filter(({ invoice }) => statusOf(invoice, now) === wanted)
      .reduce((cents, { invoice }) => cents + invoice.balance, 0);
  return { open: sum('open'), overdue: sum('overdue') };
}

export function pdfPath(number: string): string {
  return `/billing/invoice/${encodeURIComponent(number)}.pdf`;
}

/** An open invoice grows overdue by itself. */
export function statusOf({ status, dueOn }: InvoiceRow, now: Date): InvoiceRow['status'] {
  return status === 'open' && dueOn < now.toISOString().slice(0, 10) ? 'overdue' : status;
}
