// @vitest-environment jsdom
/** The account’s lists: invoices, equipment, saved payments; actions, failures, empty states. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import { accountOf, grace, relatedOf } from '../models/people.ts';
import { management, asLeader, say, nothing, alerts, press, linksIn } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';
import { lendDialogs, settle } from './stage.tsx';

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
  shop.surprise('downloadSheet', () => Promise.reject(new FailureError('notFound', 'Not found')));
  press('PDF of invoice INV-2');
  await settle(shop);
  expect(alerts()).toEqual(['Invoice INV-2 could not be downloadedNot found']);
  press('PDF of invoice INV-2');
  await settle(shop);
  expect(shop.asked('downloadSheet')[1]?.input).toEqual({
    number: 'INV-2',
    pdfPath: '/billing/invoice/INV-2.pdf',
  });
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
  [`${management}/payment_methods`, 'No way to pay is saved'],
  ['/customer/account/equipment_services', 'No equipment is with you'],
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
