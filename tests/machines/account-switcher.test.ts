/** Who is offered to switch the account, and what closes open menus and dialogs. */

import { expect, test } from 'vitest';
import { selectIsAccountOpen, selectIsMenuOpen, selectOpenModal } from '#machines/chrome/chrome.selectors.ts';
import {
  selectHasCompanyPage,
  selectHasSeveralAccounts,
} from '#machines/account/customer/customer.selectors.ts';
import { type Customer } from '#machines/domain/customer.ts';
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
