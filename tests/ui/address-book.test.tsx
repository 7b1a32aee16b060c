// @vitest-environment jsdom
/** The pages of the address book: what is shown where something fails, is refused or is not there (§2 addresses, ADDR-08, BEY-07). */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import AccountArea from '#app/AccountArea.tsx';
import type { BookAddress } from '#machines/domain/customer.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { entryIdIn, ownFormOf } from '#paths.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop, type FakeShop } from '../machines/fake-services.ts';
import { bookEntry, hannah } from '../models/people.ts';

afterEach(cleanup);
// jsdom lays nothing out and knows no dialogs
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});

const book = '/customer/account/management/address';
const home = bookEntry(1, '1 Home Street', { name: 'Home', isDefaultShipping: true, isDefaultBilling: true });
const work = bookEntry(2, '2 Work Street', { deliveryInstructions: 'With Mia' });

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await shop.quiet();
};

const open = async (path: string, addresses: readonly BookAddress[] = [home, work], isRead = true) => {
  const shop = openShop({ people: { owner: { email: hannah.email }, customer: { ...hannah, addresses } } });
  if (!isRead) shop.surprise('readCustomer', () => Promise.reject(new FailureError('server', 'Not today.')));
  await settle(shop);
  const entryId = entryIdIn(path);
  if (entryId !== undefined) shop.addressBook().send({ type: 'addressBook.write', entryId });
  render(
    <ShopProvider shop={shop.actor}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/customer/*" element={<AccountArea>{() => null}</AccountArea>} />
        </Routes>
      </MemoryRouter>
    </ShopProvider>,
  );
  return shop;
};

const refuse = (shop: FakeShop, slot: string, failure: FailureError): void =>
  shop.surprise(slot, () => Promise.reject(failure));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
/** The rail beside them is a list as well. */
const entries = () => screen.getAllByRole('listitem').filter((item) => item.closest('nav') === null);
const words = () => entries().map(({ textContent }) => textContent ?? '');
const buttonsOf = (place: number) =>
  within(entries()[place]!)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('ADDR-08 each address says what it is the default for and what else is kept of it, and offers what can be done', async () => {
  await open(book);
  const [first, second] = words();
  expect(first).toContain('Default delivery and billing address');
  expect(second).toContain('If nobody is home: With Mia');
  expect(buttonsOf(0)).toEqual([]);
  expect(buttonsOf(1)).toEqual([
    'Make default for delivery 2 Work Street, Paddington',
    'Make default for billing 2 Work Street, Paddington',
    'Delete 2 Work Street, Paddington',
  ]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('ADDR-08 a book that could not be loaded is asked for again', async () => {
  const shop = await open(book, [home], false);
  expect(alerts()).toEqual([expect.stringContaining('Not today.')]);
  press('Try again');
  await settle(shop);
  await screen.findByRole('heading', { name: 'Home' });
  expect(alerts()).toEqual([]);
});

test('ADDR-08 BEY-07 what the server refuses is said at its field, which has the focus, until something else stands there', async () => {
  const shop = await open('/customer/address/edit/id/2');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  const sentence = '"Phone Number" contains invalid characters.';
  refuse(
    shop,
    'saveEntry',
    new FailureError('refused', sentence, { fieldMessages: { telephone: sentence } }),
  );
  fireEvent.change(phone, { target: { value: '12' } });
  press('Save address');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(alerts()).toEqual([`Your address was not saved${sentence}What you typed is still here.`]);
  fireEvent.change(phone, { target: { value: '0491 570 156' } });
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).not.toBe('true'));
});

test('ADDR-08 a deletion that was not done, or of which nobody knows, is said with what stands of the book', async () => {
  const shop = await open(book);
  const remove = async (failure: FailureError): Promise<void> => {
    refuse(shop, 'removeEntry', failure);
    press(/^Delete 2/);
    press('Delete address');
    await settle(shop);
  };
  await remove(new FailureError('refused', 'It is needed.'));
  await waitFor(() => expect(alerts()).toEqual(['Your addresses were not changedIt is needed.']));
  await remove(new FailureError('server', 'Nobody answers.'));
  await waitFor(() =>
    expect(alerts()).toEqual(['We cannot tell whether your addresses were changedNobody answers.']),
  );
  expect(words()).toHaveLength(2);
});

test.each(['/customer/address/edit/id/77', '/customer/address/edit/id/first'])(
  'ADDR-08 %s is no address of this customer: it says so, and shows no form',
  async (path) => {
    await open(path);
    screen.getByText('There is no such address');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your addresses' }).getAttribute('href')).toBe(book);
  },
);

test('ROUTE-11 a slash at its end or capitals make no other page of an address', () => {
  expect(ownFormOf('/customer/address/edit/id/7/')).toBe('/customer/address/edit/id/7');
  expect(ownFormOf('/Customer/Address/New/')).toBe('/customer/address/new');
  expect(ownFormOf('/customer/address/edit/id/x/')).toBe('/customer/address/edit/id/x/');
});
