// @vitest-environment jsdom
/** The account’s lists: invoices, equipment, saved ways to pay; what is done with each, what is empty, fails or is not there (§2, ACC-01, PAY-02). */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import {
  lendDialogs,
  management,
  asLeader,
  say,
  nothing,
  alerts,
  press,
  type,
  valuesOf,
  linksIn,
} from './account-answers.ts';
import { openAccount, settle } from './account-stage.tsx';

afterEach(cleanup);
beforeEach(lendDialogs);

test('ACC-01 invoices are listed with their status and amounts, paged by address, of one account where there are several', async () => {
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

test('ACC-01 a service is asked for with a comment; a piece it was asked for already offers none', async () => {
  const shop = await openAccount('/customer/account/equipment_services', { account: say });
  expect(valuesOf('Service')).toEqual(['Scheduled', 'Requested, we will get in touch']);
  expect(screen.getAllByRole('button', { name: /^Request a service/ })).toHaveLength(1);
  press(/^Request a service/);
  type(/^What should we know/, 'It drips.');
  shop.surprise('requestService', () => Promise.reject(new FailureError('server', 'Nobody answers.')));
  fireEvent.submit(document.querySelector('#service-form') as HTMLFormElement);
  await settle(shop);
  expect(alerts()).toEqual([
    'We cannot tell whether your service was requestedNobody answers.What you wrote is still here.',
  ]);
  fireEvent.submit(document.querySelector('#service-form') as HTMLFormElement);
  await settle(shop);
  expect(shop.asked('requestService')[1]?.input).toEqual({ equipmentId: 4, comment: 'It drips.' });
  expect(document.querySelector('#service-form')).toBeNull();
});

test('ACC-01 PAY-02 a saved way to pay is deleted once that was said twice; what was not done is said', async () => {
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
  ['/customer/account/billing_invoices', 'There is no invoice yet'],
  ['/customer/account/equipment_services', 'No equipment is with you'],
  [`${management}/company_account`, 'You buy for yourself'],
  [`${management}/company/addresses`, 'You buy for yourself'],
])('ACC-01 %s says what is not there', async (path, heading) => {
  await openAccount(path, { account: nothing });
  screen.getByRole('heading', { name: heading });
});

test.each([
  [`${management}/payment_methods`, 'We could not load your payment methods'],
  ['/customer/account/billing_invoices', 'We could not load your invoices'],
  ['/customer/account/equipment_services', 'We could not load your equipment'],
])('ACC-01 %s that could not be loaded is asked for again', async (path, heading) => {
  const shop = await openAccount(path, {
    account: say,
    prepare: ({ surprise }) =>
      surprise('readAccount', () => Promise.reject(new FailureError('server', 'Not now.'))),
  });
  expect(alerts()).toEqual([expect.stringContaining(heading)]);
  press('Try again');
  await settle(shop);
  expect(alerts()).toEqual([]);
});

test.each(['/customer/account/billing_invoices', '/customer/account/equipment_services'])(
  'ACC-01 %s leads on where the backend keeps nothing of it',
  async (path) => {
    await openAccount(path, { account: nothing, hasAccountServices: false });
    expect(screen.getByTitle('here').textContent).toBe('/customer/account');
  },
);
