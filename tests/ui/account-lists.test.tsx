// @vitest-environment jsdom
/** The account’s lists: invoices, equipment, saved payments; actions, failures, empty states. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import {
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

test('a service is requested with a comment, once per piece of equipment [ACC-01]', async () => {
  const shop = await openAccount('/customer/account/equipment_services', { account: say });
  expect(valuesOf('Service')).toEqual(['Scheduled', 'Requested, we will get in touch']);
  expect(screen.getAllByRole('button', { name: /^Request a service/ })).toHaveLength(1);
  press(/^Request a service/);
  type(/^What should we know/, 'It drips.');
  shop.surprise('requestService', () => Promise.reject(new FailureError('server', 'No answer.')));
  fireEvent.submit(document.querySelector('#service-form') as HTMLFormElement);
  await settle(shop);
  expect(alerts()).toEqual([
    'We cannot tell whether your service was requestedNo answer.What you wrote is still here.',
  ]);
  fireEvent.submit(document.querySelector('#service-form') as HTMLFormElement);
  await settle(shop);
  expect(shop.asked('requestService')[1]?.input).toEqual({ equipmentId: 4, comment: 'It drips.' });
  expect(document.querySelector('#service-form')).toBeNull();
});

test('a saved payment is deleted after a confirmation, and a failure is shown [ACC-01, PAY-02]', async () => {
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
])('%s has an empty state [ACC-01]', async (path, heading) => {
  await openAccount(path, { account: nothing });
  screen.getByRole('heading', { name: heading });
});

test.each([
  [`${management}/payment_methods`, 'We could not load your payment methods'],
  ['/customer/account/billing_invoices', 'We could not load your invoices'],
  ['/customer/account/equipment_services', 'We could not load your equipment'],
])('%s that failed to load can be retried [ACC-01]', async (path, heading) => {
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
  '%s leads to the overview without the merchant’s layer [ACC-01]',
  async (path) => {
    await openAccount(path, { account: nothing, hasAccountServices: false });
    expect(screen.getByTitle('here').textContent).toBe('/customer/account');
  },
);
