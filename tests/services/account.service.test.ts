/** What customers read and change of their own account on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { type AccountSubject, type ContentOf, answers } from '#machines/domain/account-subject.ts';
import { createAccountReadingService } from '#services/account/account-reading.service.ts';
import { createPlannedDeliveryService } from '#services/account/planned-delivery.service.ts';
import { createDeliveryNoticeService } from '#services/account/delivery-notice.service.ts';
import { orderOnAccount } from '#tests/support/orders-on-account.ts';
import { failureOf } from '#tests/transport/wires.ts';
import type { TransportSettings, Layer } from '#transport/settings.ts';
import { ask, signInAs, useBackend, bodyOf } from './wired-backend.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { unpaidTotal } from '#machines/domain/unpaid-invoice.ts';
import { present } from '#machines/domain/present.ts';
import {
  personAt,
  personOf,
  profileOf,
  type PersonDetails,
  type ProfileDetails,
} from '#machines/domain/profile.ts';
import { createCustomerService } from '#services/account/customer.service.ts';
import { createProfileService } from '#services/account/profile.service.ts';

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

test('moves a planned delivery, tells its driver and confirms it, and refuses another answer [BEY-19 BEY-20]', async () => {
  const number = await orderOnAccount(await backend.directAs('grace'), 'PO-4712');
  const { read, transport } = await open('grace');
  const { readChoices, changeDelivery } = createPlannedDeliveryService(transport);
  const planned = async () => {
    const { orders } = await read({ kind: 'activeOrders', page: 1 });
    return present(orders.items.find((one) => one.number === number)?.deliveries[0], 'delivery');
  };
  const { id: deliveryId, canChange, changeUntil } = await planned();
  expect([canChange, changeUntil]).toEqual([true, expect.stringMatching(/^[\d-]{10} 14:00$/)]);
  const to = present((await ask(readChoices, { deliveryId })).at(-1), 'time');
  const move = { deliveryId, change: { kind: 'move', to } } as const;
  await ask(changeDelivery, { deliveryId, change: { kind: 'confirm' } });
  await ask(changeDelivery, { deliveryId, change: { kind: 'instruct', instructions: ' By the dock ' } });
  for (const _ of [1, 2]) await ask(changeDelivery, move);
  expect(await planned()).toMatchObject({
    date: to.date,
    startsAt: to.startsAt,
    stage: 'confirmed',
    instructions: 'By the dock',
  });
  const elsewhere = createPlannedDeliveryService({
    graphql: {
      ...transport.graphql,
      write: (document, variables, signal) =>
        transport.graphql.write(document, { ...variables, input: {} }, signal),
    },
  });
  const back = { ...to, date: '2030-01-01' };
  const failed = await failureOf(
    ask(elsewhere.changeDelivery, { deliveryId, change: { kind: 'move', to: back } }),
  );
  expect(failed.kind).toBe('malformed');
});

test('reads what is to be paid of all accounts, and the invoice that has been due longest [ACC-01 BEY-19]', async () => {
  const { read } = await open('colin');
  const { unpaid: sums } = await read({ kind: 'unpaidInvoice' });
  const colin = await backend.directAs('colin');
  const { billingInvoices } = await colin(
    '{ billingInvoices(pageSize: 50) { items { number status due_date balance { value } } } }',
  );
  const unpaid = (
    billingInvoices.items as {
      number: string;
      status: string;
      due_date: string;
      balance: { value: number };
    }[]
  )
    .filter(({ status }) => status !== 'PAID')
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date));
  expect(unpaid.length).toBeGreaterThan(0);
  expect(sums.first).toMatchObject({ number: unpaid[0]?.number, dueOn: unpaid[0]?.due_date });
  const owed = unpaid.reduce((cents, { balance }) => cents + Math.round(balance.value * 100), 0);
  expect(unpaidTotal(sums).cents).toBe(owed);
});

test('asks a stock backend for no deliveries, invoices, equipment or notices [GEN-02 ACC-01]', async () => {
  const { read, sent, transport } = await open('hannah', { layer: 'stock' });
  expect((await read({ kind: 'activeOrders', page: 1 })).orders.items).toEqual([]);
  expect(unpaidTotal((await read({ kind: 'unpaidInvoice' })).unpaid).cents).toBe(0);
  expect((await read({ kind: 'invoices', page: 1, accountId: null })).invoices.count).toBe(0);
  expect((await read({ kind: 'equipment' })).pieces).toEqual([]);
  const { readNotice } = createDeliveryNoticeService(transport);
  expect((await failureOf(ask(readNotice, { token: 'any' }))).kind).toBe('notFound');
  expect(sent).toEqual([]);
  expect((await read({ kind: 'orders', page: 1 })).orders.items.length).toBeGreaterThan(0);
});

const signIn = async (name: string, password = 'Water4all!', layer: Layer = 'merchant') => {
  const wires = backend.wires({ layer });
  const { transport } = wires;
  await signInAs(wires, name, password);
  const profile = createProfileService(transport);
  const who = () => ask(createCustomerService(transport).readCustomer, undefined);
  return {
    ...wires,
    who,
    save: async (details: Partial<ProfileDetails>, before: Customer) =>
      ask(profile.saveDetails, { details: { ...profileOf(before), ...details }, before }),
    change: (current: string, next: string) => ask(profile.changePassword, { change: { current, next } }),
    savePerson: (place: { personId: number; accountId: number }, person: PersonDetails) =>
      ask(profile.savePerson, { ...place, person, isCorporate: true }),
  };
};

test('saves changed details trimmed and sends nothing else but the names [ACC-07]', async () => {
  const hannah = await signIn('hannah');
  const before = await hannah.who();
  hannah.sent.length = 0;
  await hannah.save({ firstname: ' Hanna ', mobile: '0411 222 333', dateOfBirth: '' }, before);
  expect(bodyOf(hannah.sent[0]).variables.input).toEqual({
    firstname: 'Hanna',
    lastname: before.lastname,
    mobile: '0411 222 333',
    ...(before.dateOfBirth === null ? {} : { date_of_birth: null }),
  });
  expect(await hannah.who()).toMatchObject({
    ...before,
    firstname: 'Hanna',
    mobile: '0411 222 333',
    dateOfBirth: null,
  });
});

test.each([
  ['phone', '1'.repeat(41)],
  ['dateOfBirth', '2999-01-01'],
] as const)('reports a refused %s at its field [ACC-07]', async (field, value) => {
  const aroha = await signIn('aroha');
  const failure = await failureOf(aroha.save({ [field]: value }, await aroha.who()));
  expect(failure).toMatchObject({ kind: 'refused', fieldMessages: { [field]: expect.any(String) } });
});

test('sends no phone numbers to a Magento without the merchant’s modules [ACC-07]', async () => {
  const noel = await signIn('noel', 'Water4all!', 'stock');
  await noel.save({ phone: '07 3000 0001', mobile: '0400 000 002', prefix: 'Dr' }, await noel.who());
  expect((await noel.who()).prefix).toBe('Dr');
  expect(noel.sent.map(({ body }) => body).join()).not.toMatch(/"phone"|"mobile"/);
});

test('refuses a wrong password without ending the session and signs in with the new one [ACC-07 SESS-07]', async () => {
  const tessa = await signIn('tessa');
  const wrong = await failureOf(tessa.change('Wrong4all!', 'Water5all!'));
  expect(wrong.kind).toBe('refused');
  expect((await tessa.who()).email).toBe('tessa@example.com');
  expect((await failureOf(tessa.change('Water4all!', 'short'))).kind).toBe('refused');
  await tessa.change('Water4all!', 'Water5all!');
  expect((await (await signIn('tessa', 'Water5all!')).who()).email).toBe('tessa@example.com');
});

const place = { personId: 22, accountId: 201 };

test('saves a colleague’s details trimmed, and empties what is blank [ACC-07]', async () => {
  const grace = await signIn('grace');
  const martin = present(personAt(await grace.who(), place), 'Martin');
  await grace.savePerson(place, { ...personOf(martin), jobTitle: ' Foreman ', phone: '' });
  expect(personAt(await grace.who(), place)).toEqual({ ...martin, jobTitle: 'Foreman', phone: null });
});

const all = { kind: 'invoices', page: 1, accountId: null } as const;

test('reads the invoices of all accounts or of one page by page [ACC-01 GEN-06]', async () => {
  const { read } = await open('grace');
  const { invoices } = await read(all);
  expect(invoices).toMatchObject({ page: 1, pages: 4, count: 40 });
  expect(invoices.items).toHaveLength(12);
  expect(new Set(invoices.items.map(({ status }) => status))).toEqual(new Set(['open', 'overdue', 'paid']));
  const warehouse = (await read({ ...all, accountId: 202 })).invoices;
  expect(warehouse.count).toBe(16);
  expect(warehouse.items.every(({ accountName }) => accountName === 'Harbourline warehouse')).toBe(true);
});
