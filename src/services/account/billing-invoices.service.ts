/** Reads the monthly invoices page by page (§2 billing invoices, ACC-01). */

import type { BillingInvoice, InvoiceStatus } from '#machines/domain/billing-invoice.ts';
import { noPage, type PageOf } from '#machines/domain/page-of.ts';
import type { Transport } from '#transport/transport.ts';
import { BillingInvoicesDocument } from './billing-invoices.merchant.graphql.ts';
import type { BillingInvoicesQuery, BillingInvoiceStatus } from '../generated/graphql.ts';
import { toMoney } from '../http/money.wire.ts';

/** Invoices per page. */
export const invoicesOnPage = 12;

const statuses: Readonly<Record<BillingInvoiceStatus, InvoiceStatus>> = {
  OPEN: 'open',
  OVERDUE: 'overdue',
  PAID: 'paid',
};

const toInvoice = (wire: BillingInvoicesQuery['billingInvoices']['items'][number]): BillingInvoice => ({
  id: wire.id,
  number: wire.number,
  issuedOn: wire.invoice_date,
  dueOn: wire.due_date,
  status: statuses[wire.status],
  total: toMoney(wire.total),
  balance: toMoney(wire.balance),
  pdfPath: wire.pdf_url,
  accountName: wire.account?.name ?? null,
});

export interface InvoicesRequest {
  readonly page: number;
  readonly accountId: number | null;
}

export const createBillingInvoices = ({ graphql, has }: Pick<Transport, 'graphql' | 'has'>) => ({
  readInvoices: async (
    { page, accountId }: InvoicesRequest,
    signal: AbortSignal,
  ): Promise<PageOf<BillingInvoice>> => {
    if (!has('merchant')) return noPage();
    const { billingInvoices } = await graphql.read(
      BillingInvoicesDocument,
      { accountId, pageSize: invoicesOnPage, currentPage: page },
      signal,
    );
    const { items, page_info: info, total_count: count } = billingInvoices;
    return {
      items: items.map(toInvoice),
      page: info.current_page ?? page,
      pages: info.total_pages ?? 1,
      count,
    };
  },
});
