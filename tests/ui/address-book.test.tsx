// @vitest-environment jsdom
/** The pages of the address book, also when something fails, is refused or is missing. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { BookAddress } from '#machines/domain/customer.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { entryIdIn } from '#paths.ts';
import type { FakeShop } from '../machines/fake-services.ts';
import { ordersOf } from '../models/past-orders.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { alerts, press } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';
import { lendDialogs, settle } from './stage.tsx';

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
