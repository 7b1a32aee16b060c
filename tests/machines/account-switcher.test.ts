/** Who is offered to switch the account, and what closes open menus and dialogs. */

import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import {
  selectIsAccountOpen,
  selectIsMenuOpen,
  selectOpenModal,
  selectOpenSection,
} from '#machines/chrome/chrome.selectors.ts';
import {
  selectCurrentAccountTeamId,
  selectHasCompanyPage,
  selectHasSeveralAccounts,
} from '#machines/customer/customer.selectors.ts';
import { type AccountAddress, addressLineOf, type Customer } from '#machines/domain/customer.ts';
import { selectIsExpiryShown } from '#machines/session/session.selectors.ts';
import { accountOf, colin, grace, hannah } from '../models/people.ts';
import type { FakeShop } from './fake-services.ts';
import { openFor } from './walk.ts';

const withAccounts = (count: number): Customer => ({
  ...colin,
  isCompanyCustomer: false,
  accounts: Array.from({ length: count }, (_, index) => accountOf(index + 1)),
});

const isOpen = (shop: FakeShop): boolean => {
  const chrome = shop.chrome().getSnapshot();
  return selectIsAccountOpen(chrome) || selectIsMenuOpen(chrome) || selectOpenModal(chrome) !== null;
};

const seen = (shop: FakeShop) => shop.customer().getSnapshot();

const isOffered = async (count: number) => selectHasSeveralAccounts(seen(await openFor(withAccounts(count))));
test('offers the account switcher from two accounts on [SHELL-07]', async () => {
  expect([await isOffered(1), await isOffered(2)]).toEqual([false, true]);
});

const has = async (customer: Customer) => selectHasCompanyPage(seen(await openFor(customer)));

test('offers My Company to non-residential customers with a current account or team [ACC-03 SHELL-04]', async () => {
  expect(await has({ ...withAccounts(1), type: 'COMMERCIAL' })).toBe(true);
  expect(await has({ ...withAccounts(1), type: 'RESIDENTIAL' })).toBe(false);
  expect(await has({ ...withAccounts(0), type: 'COMMERCIAL' })).toBe(false);
  // a company customer, although the attribute says residential
  const corporate: Customer = { ...grace, type: 'RESIDENTIAL' };
  expect(await has(corporate)).toBe(true);
  expect(await has({ ...corporate, teams: [] })).toBe(false);
});

const place: AccountAddress = {
  street: ['Level 9', '240 Queen Street'],
  street2: null,
  city: 'Brisbane City',
  region: 'Queensland',
  regionId: 608,
  postcode: '4000',
  country: 'AU',
};
const nowhere: AccountAddress = { ...place, street: [''], city: '', region: null, postcode: '' };
const billing = { id: 9, name: 'Bills', address: { ...place, street: ['1 Bill Road'] } };

const line = (address: AccountAddress, billingAccount = billing) =>
  addressLineOf(accountOf(1, { address, billingAccount }));

test('shows the delivery address of an account, else its billing address [SHELL-07]', () => {
  expect(line(place)).toBe('Level 9, 240 Queen Street, Brisbane City Queensland 4000');
  expect(line({ ...place, street: ['7 Export Street'], street2: 'Dock 2' })).toBe(
    '7 Export Street, Dock 2, Brisbane City Queensland 4000',
  );
  expect(line(nowhere)).toBe('1 Bill Road, Brisbane City Queensland 4000');
});

test('emits the events of a dialog’s life, and closes it after its own time-out [SHELL-07 SHELL-09]', async () => {
  const shop = await openFor(withAccounts(2));
  const told = () => shop.types().filter((type) => type.startsWith('chrome.'));
  shop.chrome().send({ type: 'chrome.toggleModal', modal: 'accounts' });
  shop.clock.increment(199);
  expect(told()).toEqual(['chrome.modalOpened']);
  shop.clock.increment(1);
  await shop.switchAccount(2);
  shop.chrome().send({ type: 'chrome.close' });
  expect(told().slice(1)).toEqual(['chrome.modalShown', 'chrome.modalCloseStarted', 'chrome.modalClosed']);
  expect(selectCurrentAccountTeamId(seen(shop))).toBe(2);
  shop.chrome().send({ type: 'chrome.openModal', modal: 'slow', closeTimeout: 300 });
  shop.chrome().send({ type: 'chrome.close' });
  expect(selectOpenModal(shop.chrome().getSnapshot())).toBeNull();
  shop.clock.increment(299);
  expect(told().at(-1)).toBe('chrome.modalCloseStarted');
  shop.clock.increment(1);
  expect(told().at(-1)).toBe('chrome.modalClosed');
});

test('closes the account menu when the customer is forgotten [SHELL-07 BEY-08]', async () => {
  const shop = await openFor(hannah);
  shop.chrome().send({ type: 'chrome.toggleAccount' });
  await shop.signOut();
  expect(shop.types()).toContain('session.customerForgotten');
  expect(isOpen(shop)).toBe(false);
});

const openings = [{ type: 'chrome.toggleModal', modal: 'accounts' }, { type: 'chrome.openMenu' }] as const;
test.each(openings)('closes on expiry what was open: $type [SHELL-08 SHELL-10]', async (opening) => {
  const shop = await openFor(withAccounts(2));
  shop.chrome().send(opening);
  expect(isOpen(shop)).toBe(true);
  await shop.token({ type: 'token.expired' });
  expect([selectIsExpiryShown(shop.session().getSnapshot()), isOpen(shop)]).toEqual([true, false]);
});

const start = () => {
  const clock = new SimulatedClock();
  const chrome = createActor(chromeMachine, { clock }).start();
  return { clock, chrome, section: () => selectOpenSection(chrome.getSnapshot()) };
};

test('a drop-down outlives the mouse by 100 ms, and by more when it comes back [SHELL-03]', () => {
  const { clock, chrome, section } = start();
  chrome.send({ type: 'chrome.enterSection', section: 3 });
  chrome.send({ type: 'chrome.leaveSection' });
  clock.increment(99);
  expect(section()).toBe(3);
  chrome.send({ type: 'chrome.enterSection', section: 3 });
  clock.increment(1000);
  expect(section()).toBe(3);
  chrome.send({ type: 'chrome.leaveSection' });
  clock.increment(100);
  expect(section()).toBeNull();
});
