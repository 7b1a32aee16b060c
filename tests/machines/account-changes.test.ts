/** What a customer changes in the account area and the book: read again, said, parked, kept. */

import { expect, test } from 'vitest';
import { type AccountContent, type AccountSubject, accountKey } from '#machines/domain/account-subject.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { personOf, profileOf } from '#machines/domain/profile.ts';
import { selectProfileFailure } from '#machines/account/profile/profile.selectors.ts';
import { cooler } from '../models/equipment.plan.ts';
import { failure } from '../models/goods.ts';
import { accountOf, grace, harbourline, relatedOf, hannah, bookEntry } from '../models/people.ts';
import { visa } from '../models/saved-payments.plan.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop, openShop } from './fake-services.ts';
import { openFor } from './walk.ts';
import { historyEntry, ordersOf } from '../models/past-orders.ts';
import { accountOf as accountIn } from './parts.ts';
import {
  selectBookEntries,
  selectBookFailure,
} from '#machines/account/address-book/address-book.selectors.ts';

const leader: Customer = { ...grace, teams: [accountOf(7, { relatedCustomers: [relatedOf(22)] })] };
const details = { ...profileOf(leader), phone: '0411 222 333' };
const saveDetails = { type: 'profile.saveDetails', details } as const;
const person = { ...personOf(relatedOf(22)), jobTitle: 'Foreman' };
const confirmed = {
  type: 'plannedDelivery.change',
  deliveryId: 7,
  change: { kind: 'confirm' },
} as const;
const pdf = {
  type: 'invoicePdf.download',
  number: 'INV-1',
  pdfPath: '/billing/invoice/INV-1.pdf',
} as const;

const account = ({ kind }: AccountSubject): AccountContent =>
  kind === 'equipment' ? { kind, pieces: [cooler] } : { kind: 'savedPayments', payments: [visa] };

const opened = (): Promise<FakeShop> =>
  openFor(leader, {
    lines: [],
    account,
    people: { owner: { email: leader.email }, customer: leader, company: harbourline },
  });
const failureOf = (shop: FakeShop, form: 'details' | 'password') =>
  selectProfileFailure(form)(shop.profile().getSnapshot());
const saved = 'Your details are saved.';

test.each([
  ['with an answer', 2, null],
  ['without one', 3, failure('network', 'No answer.')],
])('saves the details %s, reads the customer again and says so [ACC-07 BEY-02]', async (_, reads, lost) => {
  const shop = await opened();
  if (lost !== null) failing(shop, 'saveDetails', lost);
  shop.surprise('readCustomer', () => ({ ...leader, phone: '0411 222 333' }));
  await sendTo(shop.profile(), saveDetails);
  expect(shop.asked('saveDetails').map(({ input }) => input)).toEqual([{ details, before: leader }]);
  expect([shop.asked('readCustomer').length, failureOf(shop, 'details')]).toEqual([reads, null]);
  expect(shop.toastTexts()).toContain(saved);
});

/** What a customer changes: the slot it asks, and the fact of its success. */
const changes = {
  saveDetails: ['profile.detailsSaved', (shop: FakeShop) => shop.profile().send(saveDetails)],
  savePerson: [
    'profile.personSaved',
    (shop: FakeShop) => {
      shop.profile().send({ type: 'profile.editPerson', personId: 22, accountId: 7 });
      shop.profile().send({ type: 'profile.savePerson', personId: 22, accountId: 7, person });
    },
  ],
  removeSavedPayment: [
    'savedPayments.removed',
    (shop: FakeShop) => {
      shop.savedPayments().send({ type: 'savedPayments.askRemoval', payment: visa });
      shop.savedPayments().send({ type: 'savedPayments.remove', publicHash: visa.publicHash });
    },
  ],
  requestService: [
    'equipment.serviceRequested',
    (shop: FakeShop) => {
      shop.equipment().send({ type: 'equipment.openRequest', piece: cooler });
      shop.equipment().send({ type: 'equipment.requestService', equipmentId: 4, comment: 'It leaks.' });
    },
  ],
  changeDelivery: ['plannedDelivery.changed', (shop: FakeShop) => shop.plannedDelivery().send(confirmed)],
  downloadPdf: ['invoicePdf.downloaded', (shop: FakeShop) => shop.invoicePdf().send(pdf)],
} as const;
const slots = Object.keys(changes) as readonly (keyof typeof changes)[];

test.each(slots)('repeats %s once the customer has signed in again [BEY-02 ACC-01]', async (slot) => {
  const shop = await opened();
  const [fact, press] = changes[slot];
  failing(shop, slot, failure('sessionExpired'));
  press(shop);
  await shop.quiet();
  expect([shop.isParked(), shop.types().some((type) => type === fact)]).toEqual([true, false]);
  await sendTo(shop.cart(), { type: 'cart.adopt' });
  const [first, ...others] = shop.asked(slot);
  expect(others).toEqual([first]);
  expect(shop.types()).toContain(fact);
});

test('never parks a password: its form shows that the session has ended [ACC-07 SESS-07]', async () => {
  const shop = await opened();
  failing(shop, 'changePassword', failure('sessionExpired', 'Your session is over.'));
  const change = { current: 'Water4all!', next: 'Water5all!' };
  await sendTo(shop.profile(), { type: 'profile.changePassword', change });
  expect([shop.isParked(), failureOf(shop, 'password')?.message]).toEqual([false, 'Your session is over.']);
  expect(failureOf(shop, 'details')).toBeNull();
});

test.each([
  ['savedPayments', 'removeSavedPayment', 'refused'],
  ['savedPayments', 'removeSavedPayment', null],
  ['equipment', 'requestService', 'network'],
  ['equipment', 'requestService', null],
] as const)('reads the list of %s again after %s (%s) [ACC-01]', async (kind, slot, trouble) => {
  const shop = await opened();
  await sendTo(shop.actor, { type: 'shop.readAccount', subject: { kind } });
  if (trouble !== null) failing(shop, slot, failure(trouble));
  changes[slot][1](shop);
  await shop.quiet();
  const reading = { input: { subject: { kind } } };
  expect(shop.asked('readAccount')).toMatchObject([reading, reading]);
});

const known = ordersOf(historyEntry('000000042'));

test('keeps the last twelve account pages until the customer signs out [ACC-01 BEY-08]', async () => {
  const shop = openShop({ people: { owner: { email: hannah.email } }, account: () => known });
  await shop.quiet();
  const subjects = Array.from({ length: 14 }, (_, index) => ({ kind: 'orders', page: index + 1 }) as const);
  for (const subject of subjects) await sendTo(shop.actor, { type: 'shop.readAccount', subject });
  const kept = () => {
    const { children } = accountIn(shop.actor).getSnapshot();
    return subjects.filter((subject) => children[accountKey(subject)] !== undefined);
  };
  expect(kept()).toEqual(subjects.slice(2));
  await shop.signOut();
  expect(kept()).toEqual([]);
});

const home = bookEntry(1, '1 Home Street', { isDefaultShipping: true, isDefaultBilling: true });
const work = bookEntry(2, '2 Work Street');
const deliverToWork = { type: 'addressBook.setDefault', entryId: 2, kind: 'delivery' } as const;

const openBook = () => openFor({ ...hannah, addresses: [home, work] });

test('begins the checkout with another default address, and forgets the book on sign-out [ADDR-08 CHK-15]', async () => {
  const shop = await openBook();
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

test('reads the address book after a deletion without an answer, and reports it as done if it was [ADDR-08]', async () => {
  const shop = await openBook();
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
