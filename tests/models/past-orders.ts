/** The orders and deliveries that machine, service and screen tests of the account share. */

import type { AccountContent } from '#machines/domain/account-subject.ts';
import type { HistoryEntry, OwnOrder, PlannedDelivery } from '#machines/domain/order-history.ts';
import type { PageOf } from '#machines/domain/page-of.ts';
import { dollars } from './goods.ts';

export const pageOf = <Item>(...items: readonly Item[]): PageOf<Item> => ({
  items,
  page: 1,
  pages: items.length === 0 ? 0 : 1,
  count: items.length,
});

export const historyEntry = (number: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  number,
  status: 'Processing',
  placedAt: '2026-11-20 01:02:03',
  total: dollars(35),
  lines: [{ sku: 'WATER-15', name: 'Spring water 15 L', quantity: 2 }],
  ...change,
});

export const delivery = (id: number, change: Partial<PlannedDelivery> = {}): PlannedDelivery => ({
  id,
  orderNumber: '000000042',
  date: '2026-11-26',
  startsAt: '08:00',
  endsAt: '12:00',
  stage: 'planned',
  instructions: null,
  canChange: true,
  changeUntil: '2026-11-25 14:00',
  address: null,
  ...change,
});

export const ownOrder = (number: string, change: Partial<OwnOrder> = {}): OwnOrder => ({
  number,
  status: 'Processing',
  placedAt: '2026-11-20 01:02:03',
  email: 'hannah@example.com',
  lines: [],
  totals: {
    grandTotal: dollars(35),
    shipping: dollars(10),
    subtotal: dollars(25),
    tax: dollars(3.18),
    discount: dollars(0),
  },
  delivery: null,
  billing: null,
  method: null,
  paymentLabel: 'Credit Card',
  parcels: [],
  poNumber: null,
  invoices: [],
  ...change,
});

export const ordersOf = (...entries: readonly HistoryEntry[]): AccountContent => ({
  kind: 'orders',
  orders: pageOf(...entries),
});
