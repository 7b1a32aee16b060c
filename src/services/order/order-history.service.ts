/**
 * Reads a customer's orders, a single order, active orders and
 * unpaid invoices (§2 orders and active orders, ACC-01).
 */

import { FailureError, toFailure } from '#machines/domain/failure.ts';
import type { ActiveOrder, HistoryEntry, OwnOrder } from '#machines/domain/order-history.ts';
import { noPage, type PageOf } from '#machines/domain/page-of.ts';
import type { UnpaidInvoices } from '#machines/domain/unpaid-invoice.ts';
import type { Transport } from '#transport/transport.ts';
import { ActiveOrdersDocument } from '../account/deliveries.merchant.graphql.ts';
import { orderExtras } from '../http/extras.ts';
import { toMoney } from '../http/money.wire.ts';
import { OrderHistoryDocument, OwnOrderDocument } from './order-history.graphql.ts';
import { toActiveOrders, toHistory, toOwnOrder, toUnpaidInvoices } from './order-history.wire.ts';
import { UnpaidInvoicesDocument } from '../account/unpaid-invoice.merchant.graphql.ts';

/** Orders per page. */
export const ordersOnPage = 10;
/** The newest invoices come first, and unpaid ones are among them. */
const invoicesSeen = 50;

const unanswered = (): FailureError => new FailureError('malformed', 'Server response was missing for query');

export const createOrderHistory = ({ graphql, has }: Pick<Transport, 'graphql' | 'has'>) => {
  const askHistory = async (page: number, signal: AbortSignal): Promise<PageOf<HistoryEntry>> => {
    const { customer } = await graphql.read(OrderHistoryDocument, { page, pageSize: ordersOnPage }, signal);
    if (!customer?.orders) throw unanswered();
    return toHistory(customer.orders);
  };

  const askActive = async (page: number, signal: AbortSignal): Promise<PageOf<ActiveOrder>> => {
    const asked = { page, pageSize: ordersOnPage };
    return toActiveOrders((await graphql.read(ActiveOrdersDocument, asked, signal)).activeOrders);
  };

  return {
    /** Beyond the last page Magento returns an empty list, so the last page is read instead. */
    readHistory: async (page: number, signal: AbortSignal): Promise<PageOf<HistoryEntry>> => {
      const read = await askHistory(page, signal);
      return page > read.pages && read.pages > 0 ? askHistory(read.pages, signal) : read;
    },

    /** By its number; the server only finds the customer's own orders. */
    readOrder: async (number: string, signal: AbortSignal): Promise<OwnOrder> => {
      const { customer } = await graphql.read(OwnOrderDocument, { number }, signal, orderExtras);
      if (!customer?.orders) throw unanswered();
      const [order] = customer.orders.items;
      if (!order) throw new FailureError('notFound', 'There is no such order among yours.');
      return toOwnOrder(order);
    },

    /** Beyond the last page the merchant's backend rejects, so the last page is read instead. */
    readActive: async (page: number, signal: AbortSignal): Promise<PageOf<ActiveOrder>> => {
      if (!has('merchant')) return noPage();
      return askActive(page, signal).catch(async (cause: unknown) => {
        if (page === 1 || toFailure(cause).kind !== 'refused') throw cause;
        const first = await askActive(1, signal);
        return first.pages > 1 ? askActive(first.pages, signal) : first;
      });
    },

    readUnpaid: async (signal: AbortSignal): Promise<UnpaidInvoices> => {
      if (!has('merchant')) return { open: toMoney(null), overdue: toMoney(null), first: null };
      return toUnpaidInvoices(await graphql.read(UnpaidInvoicesDocument, { pageSize: invoicesSeen }, signal));
    },
  };
};
