/** Another account: who is offered to switch, what closes, and what is ordered stays true. */

import { expect, test } from 'vitest';
import {
  selectCurrentAccountTeamId,
  selectWantedAccount,
  selectHasCompanyPage,
  selectHasSeveralAccounts,
} from '#machines/account/customer/customer.selectors.ts';
import { inactiveAccountMessage, type Customer } from '#machines/domain/customer.ts';
import { failure } from '../models/goods.ts';
import { accountOf, colin, grace } from '../models/people.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { openFor, toPaymentAs, twoAccounts } from './walk.ts';

const atWork: Customer = {
  ...twoAccounts,
  accounts: twoAccounts.accounts.map((one) => ({ ...one, isPurchaseOrderRequired: one.id === 2 })),
};

/** At the payment, for the first of two accounts; the second orders by numbers. */
const toPayment = (customer: Customer = atWork): Promise<FakeShop> => toPaymentAs(customer);

test('switching the account at the payment replaces the address and the totals [CHK-15 BEY-04]', async () => {
  const shop = await toPayment();
  expect(shop.seen().delivery.street).toBe('31 Doggett Street');
  await shop.switchAccount(2);
  expect(shop.seen()).toMatchObject({
    delivery: { street: '7 Export Street' },
    billing: { street: '7 Export Street' },
    totals: null,
  });
  expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(shop.blockers().map(({ message }) => message)).toContain('Enter your purchase order number.');
});

test('an account switched outside the checkout brings its address to the next visit [CHK-15 BEY-04]', async () => {
  const shop = await toPayment();
  const { delivery, billing } = shop.seen();
  shop.checkout().send({ type: 'checkout.cancel' });
  await shop.switchAccount(2);
  const comeBack = async (accountId: number, street = delivery.street): Promise<string> => {
    shop.keepDraft({ email: '', delivery: { ...delivery, street }, billing, isBillingSame: true, accountId });
    await shop.beginCheckout();
    const { street: found } = shop.seen().delivery;
    shop.checkout().send({ type: 'checkout.cancel' });
    return found;
  };
  expect(await comeBack(1)).toBe('7 Export Street');
  // written by the shopper, or chosen though it is the other account's
  expect(await comeBack(1, '9 Own Street')).toBe('9 Own Street');
  expect(await comeBack(2)).toBe('31 Doggett Street');
});

test('does not order for an inactive account and names the reason until another is chosen [ACC-04 BEY-07]', async () => {
  const accounts = [accountOf(1, { isActive: false }), accountOf(2)];
  const shop = await toPayment({ ...colin, accounts });
  expect(shop.tab()).toBe('payment');
  await shop.placeOrder();
  const reason = { tab: 'account', field: 'account.own', message: inactiveAccountMessage };
  expect(shop.blockers()).toEqual([reason]);
  expect(shop.types()).not.toContain('checkout.lockWanted');
  expect(shop.asked('sendOrder')).toEqual([]);
  await shop.switchAccount(2);
  expect(shop.blockers()).not.toContainEqual(reason);
});

test('an account switched while the order is sent does not change the order [CHK-15 PAY-04]', async () => {
  const shop = await toPayment();
  const release = held(shop, 'sendOrder');
  await shop.placeOrder();
  const marks = shop.asked('setExternalId').length;
  await shop.switchAccount(2);
  expect(shop.seen().delivery.street).toBe('31 Doggett Street');
  // the cart that is being ordered keeps the number it was ordered with
  expect(shop.asked('setExternalId')).toHaveLength(marks);
  await release();
  expect([shop.stage(), shop.asked('sendOrder').length]).toEqual(['finished', 1]);
  expect(shop.seen().receipt).toMatchObject({ delivery: { street: '31 Doggett Street' } });
});

test('an account switched during a refused order has its own address afterwards [CHK-15 BEY-01]', async () => {
  const shop = await toPayment();
  const release = held(shop, 'rereadCart');
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await shop.placeOrder();
  await shop.switchAccount(2);
  await release();
  expect(shop.seen().errors).toEqual(['Your card was declined.']);
  expect(shop.seen()).toMatchObject({ delivery: { street: '7 Export Street' }, totals: null });
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toHaveLength(1);
});

test('shows the warning about an inactive account only while it is chosen [ACC-04 SHELL-12]', async () => {
  const accounts = [accountOf(1, { isActive: false }), accountOf(2)];
  const shop = await openFor({ ...colin, accounts });
  const warnings = () => shop.notices().map(({ message }) => message);
  expect(warnings()).toEqual([inactiveAccountMessage]);
  await shop.switchAccount(2);
  expect(warnings()).toEqual([]);
  await shop.switchAccount(1);
  expect(warnings()).toEqual([inactiveAccountMessage]);
});

/** Colin with a cart, buying for the first of two accounts. */
const openAtWork = (): Promise<FakeShop> => openFor(atWork);
const current = (shop: FakeShop) => selectCurrentAccountTeamId(shop.customer().getSnapshot());

test('switches the account once the cart has its number, then reads the cart again [BEY-10]', async () => {
  const shop = await openAtWork();
  const release = held(shop, 'setExternalId');
  const reads = shop.asked('readCart').length;
  await shop.switchAccount(2);
  expect([current(shop), shop.accountNumbers()]).toEqual([1, [1, 2]]);
  expect(selectWantedAccount(shop.customer().getSnapshot())?.id).toBe(2);
  expect(shop.asked('readCart')).toHaveLength(reads);
  await release();
  expect([current(shop), selectWantedAccount(shop.customer().getSnapshot())]).toEqual([2, null]);
  expect(shop.asked('readCart')).toHaveLength(reads + 1);
  const order = ['customer.externalIdSet', 'customer.accountSelected', 'customer.accountSwitched'];
  const told = shop.types().filter((type) => order.includes(type));
  expect([told.slice(-3), shop.toastTexts()]).toEqual([order, ['You are now buying for Account 2.']]);
});

test('keeps the old account and restores its number when the cart refuses the new one [BEY-10]', async () => {
  const shop = await openAtWork();
  failing(shop, 'setExternalId', failure('server', 'The server is busy.'));
  const reads = shop.asked('readCart').length;
  await shop.switchAccount(2);
  expect([current(shop), shop.accountNumbers()]).toEqual([1, [1, 2, 1]]);
  expect(shop.types()).not.toContain('customer.accountSwitched');
  expect(shop.toastTexts()).toEqual([
    'We could not switch to Account 2. The server is busy. You are still buying for Account 1.',
  ]);
  expect(shop.asked('readCart')).toHaveLength(reads);
  await shop.switchAccount(2);
  expect(current(shop)).toBe(2);
});

const withAccounts = (count: number): Customer => ({
  ...colin,
  isCompanyCustomer: false,
  accounts: Array.from({ length: count }, (_, index) => accountOf(index + 1)),
});

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
