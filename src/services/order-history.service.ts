/** Reads a customer's orders, one of them, what of them is still to come, and what is still to be paid (§2 orders and active orders, ACC-01). */

import { FailureError } from '#machines/domain/failure.ts';
import type { ActiveOrder, HistoryEntry, OwnOrder } from '#machines/domain/order-history.ts';
import { noPage, type PageOf } from '#machines/domain/page-of.ts';
import type { UnpaidInvoice } from '#machines/domain/unpaid-invoice.ts';
import type { Transport } from '#transport/transport.ts';
import { ActiveOrdersDocument } from './deliveries.merchant.graphql.ts';
import { OrderHistoryDocument, OwnOrderDocument } from './order-history.graphql.ts';
import { toActiveOrders, toHistory, toOwnOrder, toUnpaidInvoice } from './order-history.wire.ts';
import { UnpaidInvoicesDocument } from './unpaid-invoice.merchant.graphql.ts';

/** So many orders stand on a page. */
export const ordersOnPage = 10;
/** The newest come first, and what is still to be paid is among them. */
const invoicesSeen = 50;

const unanswered = (): FailureError => new FailureError('malformed', 'Server response was missing for query');

export const createOrderHistory = ({ graphql, has }: Pick<Transport, 'graphql' | 'has'>) => ({
  readHistory: async (page: number, signal: AbortSignal): Promise<PageOf<HistoryEntry>> => {
    const { customer } = await graphql.read(OrderHistoryDocument, { page, pageSize: ordersOnPage }, signal);
    if (!customer?.orders) throw unanswered();
    return toHistory(customer.orders);
  },

  /** By its number, as a customer knows it: the server finds nobody else's. */
  readOrder: async (number: string, signal: AbortSignal): Promise<OwnOrder> => {
    const { customer } = await graphql.read(OwnOrderDocument, { number }, signal);
    if (!customer?.orders) throw unanswered();
    const [order] = customer.orders.items;
    if (!order) throw new FailureError('notFound', 'There is no such order among yours.');
    return toOwnOrder(order);
  },

  readActive: async (page: number, signal: AbortSignal): Promise<PageOf<ActiveOrder>> => {
    if (!has('merchant')) return noPage();
    const { activeOrders } = await graphql.read(
      ActiveOrdersDocument,
      { page, pageSize: ordersOnPage },
      signal,
    );
    return toActiveOrders(activeOrders);
  },

  readUnpaid: async (signal: AbortSignal): Promise<UnpaidInvoice | null> => {
    if (!has('merchant')) return null;
    return toUnpaidInvoice(await graphql.read(UnpaidInvoicesDocument, { pageSize: invoicesSeen }, signal));
  },
});
