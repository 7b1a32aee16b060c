// @vitest-environment jsdom
/** The account’s pages to look up and change details, colleagues, company and addresses. */

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import { colin, harbourline, bookEntry, hannah } from '../models/people.ts';
import { management, asLeader, say, alerts, press, type, valuesOf } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';
import { lendDialogs, settle } from './stage.tsx';
import type { BookAddress } from '#machines/domain/customer.ts';
import { entryIdIn } from '#paths.ts';
import type { FakeShop } from '../machines/fake-services.ts';
import { ordersOf } from '../models/past-orders.ts';

beforeEach(lendDialogs);

test('my account shows all details, a pending number and the customer type, and saves them [ACC-07 ACC-05]', async () => {
  const shop = await openAccount(`${management}/my_account`, {
    account: say,
    prepare: ({ actor }) => actor.send({ type: 'shop.read', subjects: [{ kind: 'customerTypes' }] }),
  });
  expect(valuesOf('Email')).toEqual(['hannah@example.com']);
  expect(valuesOf('Customer number')).toEqual(['Pending']);
  expect(valuesOf('Type of customer')).toEqual(['At home']);
  type(/^Title/, 'Ms');
  type('First name', 'Hanna');
  press('Save details');
  await settle(shop);
  expect(shop.asked('saveDetails')[0]?.input).toMatchObject({
    details: { prefix: 'Ms', firstname: 'Hanna', lastname: 'Reid', phone: '07 7010 1000', mobile: '' },
  });
});

test('without the merchant’s layer no numbers are shown or requested [ACC-07]', async () => {
  await openAccount(`${management}/my_account`, { account: say, hasAccountServices: false });
  expect(screen.queryByLabelText(/^Mobile/)).toBeNull();
  expect(screen.queryByText('Customer number')).toBeNull();
});

test('a field the server refuses shows the reason until it is changed [ACC-07 BEY-07]', async () => {
  const shop = await openAccount(`${management}/my_account`, { account: say });
  const sentence = '"Phone Number" length must be equal or less than 40 characters.';
  shop.surprise('saveDetails', () =>
    Promise.reject(new FailureError('refused', sentence, { fieldMessages: { phone: sentence } })),
  );
  const phone = screen.getByLabelText<HTMLInputElement>(/^Phone/);
  type(/^Phone/, `0400 000 000${' '.repeat(30)}1`);
  press('Save details');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(alerts()).toEqual([`Your details were not saved${sentence}What you typed is still here.`]);
  type(/^Phone/, '0400 000 001');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull());
});

test('a customer with a role edits a colleague; a refusal keeps the dialog and its text [ACC-07]', async () => {
  const shop = await openAccount(`${management}/company_account`, { account: say, people: asLeader });
  press('Edit Martin Shaw');
  type(/^Job title/, 'Foreman');
  shop.surprise('savePerson', () => Promise.reject(new FailureError('refused', 'Not today.')));
  fireEvent.submit(document.querySelector('#person-form') as HTMLFormElement);
  await settle(shop);
  expect(alerts()).toEqual(['This was not savedNot today.What you typed is still here.']);
  fireEvent.submit(document.querySelector('#person-form') as HTMLFormElement);
  await settle(shop);
  expect(shop.asked('savePerson')[1]?.input).toEqual({
    personId: 22,
    accountId: 7,
    isCorporate: true,
    person: { jobTitle: 'Foreman', phone: '', mobile: '', isActive: true },
  });
  expect(document.querySelector('#person-form')).toBeNull();
});

test('a customer without a role sees colleagues and cannot edit them [ACC-07]', async () => {
  const company = { ...harbourline, ownRole: null };
  await openAccount(`${management}/company_account`, { account: say, people: { ...asLeader, company } });
  expect(valuesOf('Job title')).toEqual(['Warehouse manager']);
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('the company page shows name and roles, and nothing for a private customer [ACC-03 ACC-07]', async () => {
  await openAccount('/customer/account/company', { account: say, people: asLeader });
  expect(valuesOf('Company')).toEqual(['Harbourline Interiors']);
  expect(valuesOf('Your role')).toEqual(['Company administrator']);
  expect(valuesOf('Roles')).toEqual(['Company administratorBuyer']);
  cleanup();
  const people = { owner: { email: colin.email }, customer: colin };
  await openAccount('/customer/account/company', { account: say, people });
  expect(valuesOf('Company')).toEqual(['Account 1']);
  cleanup();
  await openAccount('/customer/account/company', { account: say });
  screen.getByRole('heading', { name: 'You buy for yourself' });
});

beforeEach(() => {
  lendDialogs();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});

const book = '/customer/account/management/address';
const home = bookEntry(1, '1 Home Street', { name: 'Home', isDefaultShipping: true, isDefaultBilling: true });
const work = bookEntry(2, '2 Work Street', { deliveryInstructions: 'With Mia' });

const open = (path: string, addresses: readonly BookAddress[] = [home, work], isRead = true) =>
  openAccount(path, {
    account: () => ordersOf(),
    people: { customer: { ...hannah, addresses } },
    beforeReading: (shop) => {
      if (!isRead) refuse(shop, 'readCustomer', new FailureError('server', 'Not today.'));
    },
    prepare: (shop) => {
      const entryId = entryIdIn(path);
      if (entryId !== undefined) shop.addressBook().send({ type: 'addressBook.write', entryId });
    },
  });

const refuse = (shop: FakeShop, slot: string, failure: FailureError): void =>
  shop.surprise(slot, () => Promise.reject(failure));
/** The navigation is a list as well. */
const entries = () => screen.getAllByRole('listitem').filter((item) => item.closest('nav') === null);
const texts = () => entries().map(({ textContent }) => textContent ?? '');

test('a long address book is searched by name, street or postcode [ADDR-08 BEY-23]', async () => {
  const streets = Array.from({ length: 7 }, (_, place) => bookEntry(place + 2, `${place} Work Street`));
  await open(book, [home, ...streets]);
  expect(entries()).toHaveLength(8);
  const search = screen.getByLabelText(/Find an address/);
  fireEvent.change(search, { target: { value: 'work 3' } });
  expect(texts()).toEqual([expect.stringContaining('3 Work Street')]);
  fireEvent.change(search, { target: { value: 'Mars' } });
  expect(entries()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('No address matches');
});

test('an address book that failed to load can be retried [ADDR-08]', async () => {
  const shop = await open(book, [home], false);
  expect(alerts()).toEqual([expect.stringContaining('Not today.')]);
  press('Try again');
  await settle(shop);
  await screen.findByRole('heading', { name: 'Home' });
  expect(alerts()).toEqual([]);
});

test('a deletion that was refused or whose outcome is unknown keeps the list [ADDR-08]', async () => {
  const shop = await open(book);
  const remove = async (failure: FailureError): Promise<void> => {
    refuse(shop, 'removeEntry', failure);
    press(/^Delete 2/);
    press('Delete address');
    await settle(shop);
  };
  await remove(new FailureError('refused', 'It is needed.'));
  await waitFor(() => expect(alerts()).toEqual(['Your addresses were not changedIt is needed.']));
  await remove(new FailureError('server', 'No answer.'));
  await waitFor(() =>
    expect(alerts()).toEqual(['We cannot tell whether your addresses were changedNo answer.']),
  );
  expect(texts()).toHaveLength(2);
});

test.each(['/customer/address/edit/id/77', '/customer/address/edit/id/first'])(
  '%s is no address of this customer: no form is shown [ADDR-08]',
  async (path) => {
    await open(path);
    screen.getByText('There is no such address');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your addresses' }).getAttribute('href')).toBe(book);
  },
);
