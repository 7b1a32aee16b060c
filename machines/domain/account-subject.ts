/** Subjects of a customer's account that can be read, and their content (§2, ACC-01). */

import type { BillingInvoice } from './billing-invoice.ts';
import type { Equipment } from './equipment.ts';
import type { ActiveOrder, HistoryEntry, OwnOrder } from './order-history.ts';
import type { PageOf } from './page-of.ts';
import type { SavedPayment } from './saved-payment.ts';
import type { UnpaidInvoices } from './unpaid-invoice.ts';

export type AccountSubject =
  /** All accounts that the customer may see where none is given. */
  | { readonly kind: 'invoices'; readonly page: number; readonly accountId: number | null }
  | { readonly kind: 'equipment' }
  | { readonly kind: 'savedPayments' }
  | { readonly kind: 'orders'; readonly page: number }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'activeOrders'; readonly page: number }
  /** The amount due for all accounts, and the most urgent invoice. */
  | { readonly kind: 'unpaidInvoice' };

export type AccountContent =
  | { readonly kind: 'invoices'; readonly invoices: PageOf<BillingInvoice> }
  | { readonly kind: 'equipment'; readonly pieces: readonly Equipment[] }
  | { readonly kind: 'savedPayments'; readonly payments: readonly SavedPayment[] }
  | { readonly kind: 'orders'; readonly orders: PageOf<HistoryEntry> }
  | { readonly kind: 'order'; readonly order: OwnOrder }
  | { readonly kind: 'activeOrders'; readonly orders: PageOf<ActiveOrder> }
  | { readonly kind: 'unpaidInvoice'; readonly unpaid: UnpaidInvoices };

/** The content of a subject. */
export type ContentOf<Subject extends AccountSubject> = Extract<
  AccountContent,
  { readonly kind: Subject['kind'] }
>;

/**
 * The key of a subject's reader: differs from every catalog subject and does not depend on the
 * order of the details.
 */
export type AccountKey = `account:${string}`;

export const accountKey = ({ kind, ...details }: AccountSubject): AccountKey =>
  `account:${kind}${Object.entries(details)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `;${name}=${encodeURIComponent(String(value))}`)
    .join('')}`;

/** Whether a reader's subject is of that kind, with any details. */
export const isOfKind = (key: AccountKey, kind: AccountSubject['kind']): boolean =>
  key.split(';')[0] === `account:${kind}`;

export const answers = <Subject extends AccountSubject>(
  subject: Subject,
  content: AccountContent,
): content is ContentOf<Subject> => content.kind === subject.kind;
