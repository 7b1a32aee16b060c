/** What can be read of a customer's own, and what comes of it (§2 customer routes, ACC-01). */

import type { BillingInvoice } from './billing-invoice.ts';
import type { Equipment } from './equipment.ts';
import type { ActiveOrder, HistoryEntry, OwnOrder } from './order-history.ts';
import type { PageOf } from './page-of.ts';
import type { SavedPayment } from './saved-payment.ts';
import type { UnpaidInvoices } from './unpaid-invoice.ts';

export type AccountSubject =
  /** All that one may see where no account or team is named. */
  | { readonly kind: 'invoices'; readonly page: number; readonly accountId: number | null }
  | { readonly kind: 'equipment' }
  | { readonly kind: 'savedPayments' }
  | { readonly kind: 'orders'; readonly page: number }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'activeOrders'; readonly page: number }
  /** What is to be paid of all accounts, and the bill that is most urgent. */
  | { readonly kind: 'unpaidInvoice' };

export type AccountContent =
  | { readonly kind: 'invoices'; readonly invoices: PageOf<BillingInvoice> }
  | { readonly kind: 'equipment'; readonly pieces: readonly Equipment[] }
  | { readonly kind: 'savedPayments'; readonly payments: readonly SavedPayment[] }
  | { readonly kind: 'orders'; readonly orders: PageOf<HistoryEntry> }
  | { readonly kind: 'order'; readonly order: OwnOrder }
  | { readonly kind: 'activeOrders'; readonly orders: PageOf<ActiveOrder> }
  | { readonly kind: 'unpaidInvoice'; readonly unpaid: UnpaidInvoices };

/** What answers a subject. */
export type ContentOf<Subject extends AccountSubject> = Extract<
  AccountContent,
  { readonly kind: Subject['kind'] }
>;

/** The name under which a subject's reader is found: unlike every subject of the catalogue, and the same for the same details in whatever order. */
export type AccountKey = `account:${string}`;

export const accountKey = ({ kind, ...details }: AccountSubject): AccountKey =>
  `account:${kind}${Object.entries(details)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `;${name}=${encodeURIComponent(String(value))}`)
    .join('')}`;

/** Whether a reader is of a subject of that kind, whatever its details. */
export const isOfKind = (key: AccountKey, kind: AccountSubject['kind']): boolean =>
  key.split(';')[0] === `account:${kind}`;

export const answers = <Subject extends AccountSubject>(
  subject: Subject,
  content: AccountContent,
): content is ContentOf<Subject> => content.kind === subject.kind;
