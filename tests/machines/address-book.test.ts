/** The address book in a whole shop: what follows for customer and checkout. */

import { expect, test } from 'vitest';
import {
  selectBookEntries,
  selectBookFailure,
} from '#machines/account/address-book/address-book.selectors.ts';
import { failure } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing } from './fake-services.ts';
import { openFor } from './walk.ts';

const home = bookEntry(1, '1 Home Street', { isDefaultShipping: true, isDefaultBilling: true });
const work = bookEntry(2, '2 Work Street');
const deliverToWork = { type: 'addressBook.setDefault', entryId: 2, kind: 'delivery' } as const;

const opened = () => openFor({ ...hannah, addresses: [home, work] });

test('begins the checkout with another default address, and forgets the book on sign-out [ADDR-08 CHK-15]', async () => {
  const shop = await opened();
  const entries = () => selectBookEntries(shop.addressBook().getSnapshot());
  expect(entries()).toEqual([home, work]);
  const moved = [
    { ...home, isDefaultShipping: false },
    { ...work, isDefaultShipping: true },
  ];
  shop.surprise('setDefaultEntry', () => moved[1]);
  shop.surprise('readCustomer', () => ({ ...hannah, addresses: moved }));
  await sendTo(shop.addressBook(), deliverToWork);
  expect(entries()).toEqual(moved);
  expect(shop.toastTexts()).toContain('Your orders now begin with this delivery address.');
  const offers = shop.ofType('customer.addressesOffered').at(-1)?.offers;
  expect([offers?.delivery.defaultId, offers?.billing.defaultId]).toEqual(['book-2', 'book-1']);
  await shop.signOut();
  expect(entries()).toBeNull();
});

test('repeats a change of the address book once the customer has signed in again [BEY-02 ADDR-08]', async () => {
  const shop = await opened();
  failing(shop, 'setDefaultEntry', failure('sessionExpired'));
  await sendTo(shop.addressBook(), deliverToWork);
  expect([shop.isParked(), selectBookFailure(shop.addressBook().getSnapshot())]).toEqual([true, null]);
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  expect(shop.asked('setDefaultEntry')).toHaveLength(2);
  expect(shop.types()).toContain('addressBook.defaultChanged');
});

test('reads the address book after a deletion without an answer, and reports it as done if it was [ADDR-08]', async () => {
  const shop = await opened();
  failing(shop, 'removeEntry', failure('network', 'No answer.'));
  const without = () => ({ ...hannah, addresses: [home] });
  shop.surprise('readCustomer', without, without);
  shop.addressBook().send({ type: 'addressBook.askRemoval', entryId: 2 });
  await sendTo(shop.addressBook(), { type: 'addressBook.remove', entryId: 2 });
  expect(shop.asked('removeEntry')).toHaveLength(1);
  expect(selectBookFailure(shop.addressBook().getSnapshot())).toBeNull();
  expect(selectBookEntries(shop.addressBook().getSnapshot())).toEqual([home]);
  expect(shop.toastTexts()).toContain('The address is deleted.');
});
