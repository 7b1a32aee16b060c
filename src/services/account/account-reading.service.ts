/** Fills the reader slots of the account: one service per subject (§2 customer routes, ACC-01). */

import { fromPromise } from 'xstate';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { Transport } from '#transport/transport.ts';
import { createBillingInvoices } from './billing-invoices.service.ts';
import { createEquipmentReading } from './equipment.service.ts';
import { createOrderHistory } from '../order/order-history.service.ts';
import { createSavedPaymentsReading } from '../payment/saved-payments.service.ts';

export const createAccountReadingService = (transport: Transport) => {
  const orders = createOrderHistory(transport);
  const { readInvoices } = createBillingInvoices(transport);
  const { readEquipment } = createEquipmentReading(transport);
  const { readSavedPayments } = createSavedPaymentsReading(transport);

  const read = async (subject: AccountSubject, signal: AbortSignal): Promise<AccountContent> => {
    switch (subject.kind) {
      case 'invoices':
        return { kind: 'invoices', invoices: await readInvoices(subject, signal) };
      case 'equipment':
        return { kind: 'equipment', pieces: await readEquipment(signal) };
      case 'savedPayments':
        return { kind: 'savedPayments', payments: await readSavedPayments(signal) };
      case 'orders':
        return { kind: 'orders', orders: await orders.readHistory(subject.page, signal) };
      case 'order':
        return { kind: 'order', order: await orders.readOrder(subject.number, signal) };
      case 'activeOrders':
        return { kind: 'activeOrders', orders: await orders.readActive(subject.page, signal) };
      case 'unpaidInvoice':
        return { kind: 'unpaidInvoice', unpaid: await orders.readUnpaid(signal) };
    }
  };

  return {
    readAccount: fromPromise<AccountContent, { readonly subject: AccountSubject }>(
      ({ input: { subject }, signal }) => read(subject, signal),
    ),
  };
};
