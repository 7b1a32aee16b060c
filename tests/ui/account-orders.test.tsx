// @vitest-environment jsdom
/** A customer’s orders, overview and lists, with failures and without the merchant’s layer. */

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { held } from '../machines/fake-services.ts';
import { dollars } from '../models/goods.ts';
import { delivery, historyEntry, ownOrder, pageOf } from '../models/past-orders.ts';
import { friday } from '../models/planned-delivery.plan.ts';
import { alerts, press, title, management, asLeader, say, nothing, linksIn } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';
import { lendDialogs, settle } from './stage.tsx';
import { accountOf, grace, relatedOf } from '../models/people.ts';

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
const sayOrders = (subject: AccountSubject): AccountContent => {
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
    account: sayOrders,
    prepare: (opened) => opened.surprise('readAccount', refused('Not today.')),
  });
  expect(alerts()).toEqual(['We could not load your ordersNot today.Try again']);
  const arrive = held(shop, 'readAccount', () => sayOrders({ kind: 'orders', page: 1 }));
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
    await openAccount(`${orders}/id/${number}`, { account: sayOrders });
    screen.getByText('There is no such order among yours');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your orders' }).getAttribute('href')).toBe(orders);
  },
);

const focusedGroup = () => document.activeElement?.closest('fieldset')?.textContent;
const partOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent ?? '';

test('the overview shows the next delivery, the balance and the latest orders [ACC-01]', async () => {
  await openAccount('/customer/account', { account: sayOrders });
  expect(title()).toBe('Hello, Hannah');
  // the earlier of two
  expect(partOf('Your next delivery')).toContain('Wednesday 25 November, 8\u00a0am to 12\u00a0pm');
  expect(partOf('To be paid')).toContain('$100.00$7.35 of it is overdue');
  expect(partOf('To be paid')).toContain('Invoice INV-1, due on Wednesday 2 December');
  expect(partOf('Your latest orders')).toContain('All your 25 orders');
});

test('deliveries say until when they can be changed; a refused move names its reason and keeps the dialog [BEY-19]', async () => {
  const shop = await openAccount('/customer/account/active_orders', { account: sayOrders });
  expect(screen.getAllByText('You can change this until 2 pm on Wednesday 25 November.')).toHaveLength(2);
  press('Confirm for Thursday 26 November');
  await settle(shop);
  press('Choose another time for Thursday 26 November');
  await settle(shop);
  press('Move the delivery');
  await settle(shop);
  // here React draws the error after the frame that looks for it
  press('Move the delivery');
  await waitFor(() => expect(focusedGroup()).toContain('Please choose a time.'));
  fireEvent.click(screen.getByRole('radio', { name: '12\u00a0pm to 4\u00a0pm' }));
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
    account: sayOrders,
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
  const shop = await openAccount('/customer/account', { account: sayOrders, hasAccountServices: false });
  expect(screen.queryByText('Your next delivery')).toBeNull();
  expect(screen.queryByText('To be paid')).toBeNull();
  expect(shop.asked('readAccount')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Active Orders' })).toBeNull();
  cleanup();
  await openAccount('/customer/account/active_orders', { account: sayOrders, hasAccountServices: false });
  expect(screen.getByTitle('here').textContent).toBe(orders);
});

beforeEach(lendDialogs);

test('invoices are listed with status and amounts, by page and account in the address [ACC-01]', async () => {
  const shop = await openAccount('/customer/account/billing_invoices?p=2&account=8', {
    account: say,
    people: asLeader,
  });
  expect(shop.asked('readAccount').at(-1)?.input).toEqual({
    subject: { kind: 'invoices', page: 2, accountId: 8 },
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/INV-2.*Your own.*18 Nov 2026.*2 Dec 2026.*Open.*\$92\.65/),
    expect.stringMatching(/INV-1.*Team 7.*Paid.*\$92\.65.*\$0\.00/),
  ]);
  expect(linksIn(screen.getByRole('navigation', { name: 'Whose invoices' }))).toEqual([
    '/customer/account/billing_invoices',
    '/customer/account/billing_invoices?account=7',
    '/customer/account/billing_invoices?account=8',
  ]);
  expect(linksIn(screen.getByRole('navigation', { name: 'Pages of your invoices' }))).toContain(
    '/customer/account/billing_invoices?p=3&account=8',
  );
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  shop.surprise('downloadPdf', () => Promise.reject(new FailureError('notFound', 'Not found')));
  press('PDF of invoice INV-2');
  await settle(shop);
  expect(alerts()).toEqual(['Invoice INV-2 could not be downloadedNot found']);
  expect(scrolled).toHaveBeenCalledOnce();
  press('PDF of invoice INV-2');
  await settle(shop);
  const second = { number: 'INV-2', pdfPath: '/billing/invoice/INV-2.pdf' };
  expect(shop.asked('downloadPdf')[1]?.input).toEqual(second);
  expect(alerts()).toEqual([]);
});

test('a saved payment is deleted after a confirmation, and a failure is shown [ACC-01 PAY-02]', async () => {
  const shop = await openAccount(`${management}/payment_methods`, { account: say });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Visa ending in 1111',
    'PayPal (hannah@example.com)',
  ]);
  press('Delete Visa ending in 1111');
  press('Keep it');
  expect(shop.asked('removeSavedPayment')).toEqual([]);
  shop.surprise('removeSavedPayment', () => Promise.reject(new FailureError('refused', 'It is in use.')));
  for (const expected of [['It was not deletedIt is in use.'], []]) {
    press('Delete Visa ending in 1111');
    press('Delete');
    await settle(shop);
    expect(alerts()).toEqual(expected);
  }
  expect(shop.asked('removeSavedPayment')[1]?.input).toEqual({ publicHash: 'visa-1' });
});

test.each([
  [`${management}/payment_methods`, 'No payment method is saved'],
  ['/customer/account/equipment_services', 'You have no equipment from us'],
  [`${management}/company_account`, 'You buy for yourself'],
])('%s has an empty state [ACC-01]', async (path, heading) => {
  await openAccount(path, { account: nothing });
  screen.getByRole('heading', { name: heading });
});

const own = (id: number, isActive: boolean) =>
  accountOf(id, { isActive: false, relatedCustomers: [relatedOf(1, { email: grace.email, isActive })] });

test('offers the invoices of an inactive account, not those of one the customer has left', async () => {
  await openAccount('/customer/account/billing_invoices', {
    account: say,
    people: { ...asLeader, customer: { ...grace, teams: [accountOf(7), own(8, true), own(9, false)] } },
  });
  const choices = within(screen.getByRole('navigation', { name: 'Whose invoices' })).getAllByRole('link');
  expect(choices.map((link) => link.textContent)).toEqual([
    'All accounts',
    'Account 7',
    'Account 8 (inactive)',
  ]);
});
