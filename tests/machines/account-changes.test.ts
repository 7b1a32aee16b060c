/** What a customer changes in the account area: what is read again, said, and parked. */

import { expect, test } from 'vitest';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { isPersonAs, isProfileOf, personOf, profileOf, profileProblems } from '#machines/domain/profile.ts';
import { selectServicedPiece } from '#machines/equipment/equipment.selectors.ts';
import { selectSheetFailure } from '#machines/invoice-sheet/invoice-sheet.selectors.ts';
import { selectEditedPerson, selectProfileFailure } from '#machines/profile/profile.selectors.ts';
import { selectRemovalCandidate } from '#machines/saved-payments/saved-payments.selectors.ts';
import { cooler } from '../models/equipment.plan.ts';
import { failure } from '../models/goods.ts';
import { accountOf, colin, grace, hannah, harbourline, relatedOf } from '../models/people.ts';
import { visa } from '../models/saved-payments.plan.ts';
import { sendTo } from './bench.ts';
import { openShop, failing, type FakeShop } from './fake-services.ts';
import { signOut } from './walk.ts';

const leader: Customer = { ...grace, teams: [accountOf(7, { relatedCustomers: [relatedOf(22)] })] };
const details = { ...profileOf(leader), phone: '0411 222 333' };
const saveDetails = { type: 'profile.saveDetails', details } as const;
const person = { ...personOf(relatedOf(22)), jobTitle: 'Foreman' };
const sheet = {
  type: 'invoiceSheet.download',
  number: 'INV-1',
  pdfPath: '/billing/invoice/INV-1.pdf',
} as const;

const account = ({ kind }: AccountSubject): AccountContent =>
  kind === 'equipment' ? { kind, pieces: [cooler] } : { kind: 'savedPayments', payments: [visa] };

const opened = async (): Promise<FakeShop> => {
  const people = { owner: { email: leader.email }, customer: leader, company: harbourline };
  const shop = openShop({ cartId: 'cart-1', people, account });
  await shop.quiet();
  return shop;
};

const signInAgain = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.cart(), { type: 'cart.adopt' });
};

test('saves the details and reads the customer again [ACC-07]', async () => {
  const shop = await opened();
  await sendTo(shop.profile(), saveDetails);
  expect(shop.asked('saveDetails')[0]?.input).toEqual({ details, before: leader });
  expect(shop.asked('readCustomer')).toHaveLength(2);
  expect(shop.toastTexts()).toContain('Your details are saved.');
});

test('reads the customer after a save without an answer, and reports it as saved if it was [ACC-07, BEY-02]', async () => {
  const shop = await opened();
  failing(shop, 'saveDetails', failure('network', 'No answer.'));
  shop.surprise('readCustomer', () => ({ ...leader, phone: '0411 222 333' }));
  await sendTo(shop.profile(), saveDetails);
  expect(shop.asked('saveDetails')).toHaveLength(1);
  expect(selectProfileFailure('details')(shop.profile().getSnapshot())).toBeNull();
  expect(shop.toastTexts()).toContain('Your details are saved.');
});

test.each([
  ['saveDetails', 'profile.detailsSaved', (shop: FakeShop) => shop.profile().send(saveDetails)],
  [
    'savePerson',
    'profile.personSaved',
    (shop: FakeShop) => {
      shop.profile().send({ type: 'profile.editPerson', personId: 22, accountId: 7 });
      shop.profile().send({ type: 'profile.savePerson', personId: 22, accountId: 7, person });
    },
  ],
  [
    'removeSavedPayment',
    'savedPayments.removed',
    (shop: FakeShop) => {
      shop.savedPayments().send({ type: 'savedPayments.askRemoval', payment: visa });
      shop.savedPayments().send({ type: 'savedPayments.remove', publicHash: visa.publicHash });
    },
  ],
  [
    'requestService',
    'equipment.serviceRequested',
    (shop: FakeShop) => {
      shop.equipment().send({ type: 'equipment.openRequest', piece: cooler });
      shop.equipment().send({ type: 'equipment.requestService', equipmentId: 4, comment: 'It leaks.' });
    },
  ],
  ['downloadSheet', 'invoiceSheet.downloaded', (shop: FakeShop) => shop.invoiceSheet().send(sheet)],
] as const)(
  'repeats %s once the customer has signed in again [BEY-02, ACC-01]',
  async (slot, fact, press) => {
    const shop = await opened();
    failing(shop, slot, failure('sessionExpired'));
    press(shop);
    await shop.quiet();
    expect(shop.isParked()).toBe(true);
    expect(shop.types()).not.toContain(fact);
    await signInAgain(shop);
    expect(shop.asked(slot)).toHaveLength(2);
    expect(shop.asked(slot)[1]).toEqual(shop.asked(slot)[0]);
    expect(shop.types()).toContain(fact);
  },
);

test('never parks a password: its form shows that the session has ended [ACC-07, SESS-07]', async () => {
  const shop = await opened();
  failing(shop, 'changePassword', failure('sessionExpired', 'Your session is over.'));
  await sendTo(shop.profile(), {
    type: 'profile.changePassword',
    change: { current: 'Water4all!', next: 'Water5all!' },
  });
  expect(shop.isParked()).toBe(false);
  expect(selectProfileFailure('password')(shop.profile().getSnapshot())?.message).toBe(
    'Your session is over.',
  );
  expect(selectProfileFailure('details')(shop.profile().getSnapshot())).toBeNull();
});

test.each([
  ['saveDetails', (shop: FakeShop) => shop.profile().send(saveDetails)],
  [
    'removeSavedPayment',
    (shop: FakeShop) => {
      shop.savedPayments().send({ type: 'savedPayments.askRemoval', payment: visa });
      shop.savedPayments().send({ type: 'savedPayments.remove', publicHash: visa.publicHash });
    },
  ],
  [
    'requestService',
    (shop: FakeShop) => {
      shop.equipment().send({ type: 'equipment.openRequest', piece: cooler });
      shop.equipment().send({ type: 'equipment.requestService', equipmentId: 4, comment: '' });
    },
  ],
] as const)('reports a failed %s although its page was left [ACC-01]', async (slot, press) => {
  const shop = await opened();
  failing(shop, slot, failure('refused', 'Not like this.'));
  press(shop);
  shop.profile().send({ type: 'profile.leave' });
  shop.savedPayments().send({ type: 'savedPayments.leave' });
  await sendTo(shop.equipment(), { type: 'equipment.leave' });
  expect(shop.toastTexts()).toContain('Not like this.');
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
  if (kind === 'equipment') {
    shop.equipment().send({ type: 'equipment.openRequest', piece: cooler });
    shop.equipment().send({ type: 'equipment.requestService', equipmentId: 4, comment: '' });
  } else {
    shop.savedPayments().send({ type: 'savedPayments.askRemoval', payment: visa });
    shop.savedPayments().send({ type: 'savedPayments.remove', publicHash: visa.publicHash });
  }
  await shop.quiet();
  expect(shop.asked('readAccount').map(({ input }) => input)).toEqual([
    { subject: { kind } },
    { subject: { kind } },
  ]);
});

test('names the invoice whose PDF failed until the next one is requested [ACC-01]', async () => {
  const shop = await opened();
  failing(shop, 'downloadSheet', failure('notFound', 'Not found'));
  await sendTo(shop.invoiceSheet(), sheet);
  expect(selectSheetFailure(shop.invoiceSheet().getSnapshot())).toEqual({
    number: 'INV-1',
    failure: failure('notFound', 'Not found'),
  });
  await sendTo(shop.invoiceSheet(), sheet);
  expect(selectSheetFailure(shop.invoiceSheet().getSnapshot())).toBeNull();
});

test('confirms another default account [ACC-05]', async () => {
  const people = { owner: { email: colin.email }, customer: colin };
  const shop = openShop({ people });
  await shop.quiet();
  await sendTo(shop.customer(), { type: 'customer.setDefaultAccount', accountId: 3 });
  expect(shop.toastTexts()).toContain('Your default is changed.');
});

test('closes open forms and dialogs when the customer signs out [BEY-08]', async () => {
  const shop = await opened();
  shop.profile().send({ type: 'profile.editPerson', personId: 22, accountId: 7 });
  shop.savedPayments().send({ type: 'savedPayments.askRemoval', payment: visa });
  shop.equipment().send({ type: 'equipment.openRequest', piece: cooler });
  await signOut(shop);
  expect(selectEditedPerson(shop.profile().getSnapshot())).toBeNull();
  expect(selectRemovalCandidate(shop.savedPayments().getSnapshot())).toBeNull();
  expect(selectServicedPiece(shop.equipment().getSnapshot())).toBeNull();
});

test('compares details as the server stores them and requires names [ACC-07]', () => {
  const born = { ...hannah, dateOfBirth: '1984-03-09 00:00:00' };
  expect(profileOf(born).dateOfBirth).toBe('1984-03-09');
  expect(isProfileOf(born, { ...profileOf(born), firstname: ' Hannah ' })).toBe(true);
  expect(isProfileOf(born, { ...profileOf(born), mobile: '1' })).toBe(false);
  expect(profileProblems({ ...profileOf(born), firstname: ' ', lastname: '' })).toEqual({
    firstname: 'This is a required field.',
    lastname: 'This is a required field.',
  });
  const place = { personId: 22, accountId: 7 };
  expect(isPersonAs(leader, place, personOf(relatedOf(22)))).toBe(true);
  expect(isPersonAs(leader, { ...place, accountId: 8 }, personOf(relatedOf(22)))).toBe(false);
});
