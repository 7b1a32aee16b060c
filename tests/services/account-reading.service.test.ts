/** What customers read of their own account on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { AccountSubject, ContentOf } from '#machines/domain/account-subject.ts';
import { answers } from '#machines/domain/account-subject.ts';
import { createAccountReadingService } from '#services/account/account-reading.service.ts';
import { createDeliveryNoticeService } from '#services/account/delivery-notice.service.ts';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import { failureOf } from '#tests/transport/wires.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { ask, signInAs, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

const open = async (name: string, own: Partial<TransportSettings> = {}) => {
  const wires = backend.wires(own);
  await signInAs(wires, name);
  const service = createAccountReadingService(wires.transport);
  const read = async <Subject extends AccountSubject>(subject: Subject): Promise<ContentOf<Subject>> => {
    const content = await ask(service.readAccount, { subject });
    if (!answers(subject, content)) throw new Error(`${content.kind} is no ${subject.kind}`);
    return content;
  };
  return { ...wires, read };
};

test('reads a customer’s orders newest first, and the last page for one beyond it [ACC-01 BEY-12]', async () => {
  const { read, sent } = await open('hannah');
  const { orders } = await read({ kind: 'orders', page: 1 });
  expect(sent).toHaveLength(1);
  expect(orders.items.length).toBeGreaterThan(4);
  expect(orders.count).toBeGreaterThanOrEqual(orders.items.length);
  const dates = orders.items.map(({ placedAt }) => placedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const { orders: older } = await read({ kind: 'orders', page: 2 });
  expect(older.page).toBe(2);
  expect(older.items.find(({ number }) => number === '900000102')).toMatchObject({
    status: expect.stringMatching(/\w/),
    total: { currency: 'AUD' },
    lines: [
      { sku: 'BW-SPRING-15', quantity: 3 },
      { sku: 'BW-FILTER-JUG-3', quantity: 1 },
    ],
  });
  const { orders: last } = await read({ kind: 'orders', page: 99 });
  expect([last.page, last.items.length > 0]).toEqual([last.pages, true]);
  const { orders: active } = await read({ kind: 'activeOrders', page: 99 });
  expect([active.page, active.items.length > 0]).toEqual([active.pages, true]);
});

test('reads a business order with its purchase order number and its delivery [ACC-01]', async () => {
  const number = await orderOnAccount(await backend.directAs('grace'), 'PO-4711');
  const { read } = await open('grace');
  const { order } = await read({ kind: 'order', number });
  expect(order.poNumber).toBe('PO-4711');
  expect(order.lines).toMatchObject([{ sku: 'BW-SPRING-15', quantity: 10 }]);
  expect(order.delivery).toMatchObject({ street: '12 Eagle Street', postcode: '4000' });
  const { orders } = await read({ kind: 'activeOrders', page: 1 });
  const coming = orders.items.find((one) => one.number === number);
  expect(coming?.deliveries).toMatchObject([
    {
      orderNumber: number,
      stage: 'planned',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      startsAt: expect.stringMatching(/^\d\d:\d\d$/),
      address: { city: 'Brisbane City', regionCode: expect.stringMatching(/\w/) },
    },
  ]);
});

test('reads the unpaid invoice that has been due longest [ACC-01]', async () => {
  const { read } = await open('colin');
  const { invoice } = await read({ kind: 'unpaidInvoice' });
  const colin = await backend.directAs('colin');
  const { billingInvoices } = await colin(
    '{ billingInvoices(pageSize: 50) { items { number status due_date } } }',
  );
  const unpaid = (billingInvoices.items as { number: string; status: string; due_date: string }[])
    .filter(({ status }) => status !== 'PAID')
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date));
  expect(unpaid.length).toBeGreaterThan(0);
  expect(invoice).toMatchObject({ number: unpaid[0]?.number, dueOn: unpaid[0]?.due_date });
  expect(invoice?.balance.cents).toBeGreaterThan(0);
});

test('asks a stock backend for no deliveries, invoices, equipment or notices [GEN-02 ACC-01]', async () => {
  const { read, sent, transport } = await open('hannah', { layer: 'stock' });
  expect((await read({ kind: 'activeOrders', page: 1 })).orders.items).toEqual([]);
  expect((await read({ kind: 'unpaidInvoice' })).invoice).toBeNull();
  expect((await read({ kind: 'invoices', page: 1, accountId: null })).invoices.count).toBe(0);
  expect((await read({ kind: 'equipment' })).pieces).toEqual([]);
  const { readNotice } = createDeliveryNoticeService(transport);
  expect((await failureOf(ask(readNotice, { token: 'any' }))).kind).toBe('notFound');
  expect(sent).toEqual([]);
  expect((await read({ kind: 'orders', page: 1 })).orders.items.length).toBeGreaterThan(0);
});
