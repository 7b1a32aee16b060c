/** Fills the slot of the readers of the account: each subject asked of whoever keeps it (§2 customer routes, ACC-01). */

import { fromPromise } from 'xstate';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { Transport } from '#transport/transport.ts';
import { createOrderHistory } from './order-history.service.ts';

export const createAccountReadingService = (transport: Transport) => {
  const orders = createOrderHistory(transport);

  const read = async (subject: AccountSubject, signal: AbortSignal): Promise<AccountContent> => {
    switch (subject.kind) {
      case 'orders':
        return { kind: 'orders', orders: await orders.readHistory(subject.page, signal) };
      case 'order':
        return { kind: 'order', order: await orders.readOrder(subject.number, signal) };
      case 'activeOrders':
        return { kind: 'activeOrders', orders: await orders.readActive(subject.page, signal) };
      case 'unpaidInvoice':
        return { kind: 'unpaidInvoice', invoice: await orders.readUnpaid(signal) };
    }
  };

  return {
    readAccount: fromPromise<AccountContent, { readonly subject: AccountSubject }>(
      ({ input: { subject }, signal }) => read(subject, signal),
    ),
  };
};
