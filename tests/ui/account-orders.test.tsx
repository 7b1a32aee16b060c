// @vitest-environment jsdom
/** A customer’s orders and overview, with failures and without the merchant’s layer. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { held } from '../machines/fake-services.ts';
import { dollars } from '../models/goods.ts';
import { delivery, historyEntry, ownOrder, pageOf } from '../models/past-orders.ts';
import { friday } from '../models/planned-delivery.plan.ts';
import { alerts, press, title } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';
import { lendDialogs, settle } from './stage.tsx';

beforeEach(lendDialogs);

const orders = '/customer/orders';
const refused = (message: string) => () => Promise.reject(new FailureError('server', message));

const active: AccountContent = {
  kind: 'activeOrders',
  orders: pageOf({
    number: '000000042',
    status: 'Processing',
    lines: [{ sku: 'WATER-15', name: 'Spring water 15 L', quantity: 2 }],
    deliveries: [delivery(1, { instructions: 'By the gate' }), delivery(2, { date: '2026-11-25' })],
  }),
};

/** Two orders, one of them still to be delivered, and a bill. */
const say = (subject: AccountSubject): AccountContent => {
  switch (subject.kind) {
    case 'orders':
      return {
        kind: 'orders',
        orders: {
          items: [historyEntry('000000042'), historyEntry('000000041', { status: 'Complete' })],
          page: subject.page,
          pages: 3,
          count: 25,
        },
      };
    case 'order':
      if (subject.number !== '000000042') throw new FailureError('notFound', 'There is none.');
      return {
        kind: 'order',
        order: ownOrder('000000042', {
          poNumber: 'PO-7',
          invoices: [{ id: '1', number: '3000007', total: dollars(35) }],
        }),
      };
    case 'activeOrders':
      return active;
    case 'unpaidInvoice':
      return {
        kind: 'unpaidInvoice',
        unpaid: {
          open: dollars(92.65),
          overdue: dollars(7.35),
          first: { number: 'INV-1', balance: dollars(92.65), dueOn: '2026-12-02', isOverdue: false },
        },
      };
    default:
      throw new FailureError('notFound', 'There is none.');
  }
};

test('orders that failed to load can be retried, and loading is announced [ACC-01]', async () => {
  const shop = await openAccount(orders, {
    account: say,
    prepare: (opened) => opened.surprise('readAccount', refused('Not today.')),
  });
  expect(alerts()).toEqual(['We could not load your ordersNot today.Try again']);
  const arrive = held(shop, 'readAccount', () => say({ kind: 'orders', page: 1 }));
  press('Try again');
  screen.getByText('Loading your orders…');
  await arrive();
  await settle(shop);
  expect(alerts()).toEqual([]);
  screen.getByRole('table');
});

test.each(['000000999', 'no such%20thing'])(
  '%s is no order of this customer: no retry is offered [ACC-01]',
  async (number) => {
    await openAccount(`${orders}/id/${number}`, { account: say });
    screen.getByText('There is no such order among yours');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your orders' }).getAttribute('href')).toBe(orders);
  },
);

const partOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent ?? '';

test('the overview shows the next delivery, the balance and the latest orders [ACC-01]', async () => {
  await openAccount('/customer/account', { account: say });
  expect(title()).toBe('Hello, Hannah');
  // the earlier of two
  expect(partOf('Your next delivery')).toContain('Wednesday 25 November, 8 am to 12 pm');
  expect(partOf('To be paid')).toContain('$100.00$7.35 of it is overdue');
  expect(partOf('To be paid')).toContain('Invoice INV-1, due on Wednesday 2 December');
  expect(partOf('Your latest orders')).toContain('All your 25 orders');
});

test('deliveries say until when they can be changed; a refused move names its reason and keeps the dialog [BEY-19]', async () => {
  const shop = await openAccount('/customer/account/active_orders', { account: say });
  expect(screen.getAllByText('You can change this until 2 pm on Wednesday 25 November.')).toHaveLength(2);
  press('Confirm for Thursday 26 November');
  await settle(shop);
  press('Choose another time for Thursday 26 November');
  await settle(shop);
  press('Move the delivery');
  await settle(shop);
  screen.getByText('Please choose a time.');
  fireEvent.click(screen.getByRole('radio', { name: '12:00 to 16:00' }));
  shop.surprise('changeDelivery', () => Promise.reject(new FailureError('refused', 'It is no longer free.')));
  for (const expected of [['Your delivery was not changedIt is no longer free.'], []]) {
    press('Move the delivery');
    await settle(shop);
    expect(alerts()).toEqual(expected);
  }
  const [confirmed, ...others] = shop.asked('changeDelivery').map(({ input }) => input);
  expect(confirmed).toEqual({ deliveryId: 1, change: { kind: 'confirm' } });
  const move = { deliveryId: 1, change: { kind: 'move', to: friday } };
  expect(others).toEqual([move, move]);
});

test('a failed part of the overview leaves the others and is retried alone [ACC-01]', async () => {
  const shop = await openAccount('/customer/account', {
    account: say,
    prepare: (opened) => opened.surprise('readAccount', refused('No van today.')),
  });
  expect(alerts()).toEqual(['We could not load your next deliveryNo van today.Try again']);
  screen.getByRole('table', { name: 'Your latest orders' });
  press('Try again');
  await settle(shop);
  expect(alerts()).toEqual([]);
  expect(shop.asked('readAccount')).toHaveLength(4);
});

test('without the merchant’s layer no deliveries or bills are requested or offered [ACC-01 GEN-02]', async () => {
  const shop = await openAccount('/customer/account', { account: say, hasAccountServices: false });
  expect(screen.queryByText('Your next delivery')).toBeNull();
  expect(screen.queryByText('To be paid')).toBeNull();
  expect(shop.asked('readAccount')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Active Orders' })).toBeNull();
  cleanup();
  await openAccount('/customer/account/active_orders', { account: say, hasAccountServices: false });
  expect(screen.getByTitle('here').textContent).toBe(orders);
});
