/** Another account chosen during a checkout: what is shown and ordered stays true. */

import { expect, test } from 'vitest';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { selectCurrentAccountTeamId, selectWantedAccount } from '#machines/customer/customer.selectors.ts';
import { inactiveAccountMessage, type AccountAddress, type Customer } from '#machines/domain/customer.ts';
import { selectNotifications } from '#machines/notifications/notifications.selectors.ts';
import { failure } from '../models/goods.ts';
import { accountOf, colin } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import {
  currentTab,
  furthest,
  seen,
  stage,
  blockers,
  accountNumbers,
  openFor,
  switchAccount,
  beginCheckout,
  placeOrder,
  deliverAndPay,
} from './walk.ts';

const lytton: AccountAddress = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
const atWork: Customer = {
  ...colin,
  accounts: [accountOf(1), accountOf(2, { address: lytton, isPurchaseOrderRequired: true })],
};

/** At the payment, for the first of two accounts; the second orders by numbers. */
const toPayment = async (customer: Customer = atWork): Promise<FakeShop> =>
  deliverAndPay(await beginCheckout(await openFor(customer)));

test('switching the account at the payment replaces the address and the totals [CHK-15, BEY-04]', async () => {
  const shop = await toPayment();
  expect(seen(shop).delivery.street).toBe('31 Doggett Street');
  await switchAccount(shop, 2);
  expect(seen(shop)).toMatchObject({
    delivery: { street: '7 Export Street' },
    billing: { street: '7 Export Street' },
    totals: null,
  });
  expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(blockers(shop).map(({ message }) => message)).toContain('Enter your purchase order number.');
});

test('an account switched outside the checkout brings its address to the next visit [CHK-15, BEY-04]', async () => {
  const shop = await toPayment();
  const { delivery, billing } = seen(shop);
  shop.checkout().send({ type: 'checkout.cancel' });
  await switchAccount(shop, 2);
  const comeBack = async (accountId: number, street = delivery.street): Promise<string> => {
    shop.keepDraft({ email: '', delivery: { ...delivery, street }, billing, isBillingSame: true, accountId });
    await beginCheckout(shop);
    const { street: found } = seen(shop).delivery;
    shop.checkout().send({ type: 'checkout.cancel' });
    return found;
  };
  expect(await comeBack(1)).toBe('7 Export Street');
  // written by the shopper, or chosen though it is the other account's
  expect(await comeBack(1, '9 Own Street')).toBe('9 Own Street');
  expect(await comeBack(2)).toBe('31 Doggett Street');
});

test('does not order for an inactive account and names the reason until another is chosen [ACC-04, BEY-07]', async () => {
  const accounts = [accountOf(1, { isActive: false }), accountOf(2)];
  const shop = await toPayment({ ...colin, accounts });
  expect(currentTab(shop)).toBe('payment');
  const named = () => selectObstacles(shop.checkout().getSnapshot());
  await placeOrder(shop);
  const reason = { tab: 'account', field: 'account-own', message: inactiveAccountMessage };
  expect(named()).toEqual([reason]);
  expect(shop.types()).not.toContain('checkout.lockWanted');
  expect(shop.asked('sendOrder')).toEqual([]);
  await switchAccount(shop, 2);
  expect(named()).not.toContainEqual(reason);
});

test('an account switched while the order is sent does not change the order [CHK-15, PAY-04]', async () => {
  const shop = await toPayment();
  const release = held(shop, 'sendOrder');
  await placeOrder(shop);
  const marks = shop.asked('setExternalId').length;
  await switchAccount(shop, 2);
  expect(seen(shop).delivery.street).toBe('31 Doggett Street');
  // the cart that is being ordered keeps the number it was ordered with
  expect(shop.asked('setExternalId')).toHaveLength(marks);
  await release();
  await shop.quiet();
  expect(stage(shop)).toBe('finished');
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(seen(shop).receipt).toMatchObject({ delivery: { street: '31 Doggett Street' } });
});

test('an account switched during a refused order has its own address afterwards [CHK-15, BEY-01]', async () => {
  const shop = await toPayment();
  const release = held(shop, 'rereadCart');
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await placeOrder(shop);
  await switchAccount(shop, 2);
  await release();
  await shop.quiet();
  expect(seen(shop).errors).toEqual(['Your card was declined.']);
  expect(seen(shop)).toMatchObject({ delivery: { street: '7 Export Street' }, totals: null });
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toHaveLength(1);
});

test('shows the warning about an inactive account only while it is chosen [ACC-04, SHELL-12]', async () => {
  const accounts = [accountOf(1, { isActive: false }), accountOf(2)];
  const people = { owner: { email: colin.email }, customer: { ...colin, accounts } };
  const shop = openShop({ cartId: 'cart-1', people });
  await shop.quiet();
  const warnings = () =>
    selectNotifications(shop.notifications().getSnapshot())
      .filter(({ isLeaving }) => !isLeaving)
      .map(({ message }) => message);
  expect(warnings()).toEqual([inactiveAccountMessage]);
  await switchAccount(shop, 2);
  expect(warnings()).toEqual([]);
  await switchAccount(shop, 1);
  expect(warnings()).toEqual([inactiveAccountMessage]);
});

/** Colin with a cart, buying for the first of two accounts. */
const openAtWork = (): Promise<FakeShop> => openFor(atWork);
const current = (shop: FakeShop) => selectCurrentAccountTeamId(shop.customer().getSnapshot());

test('switches the account once the cart has its number, then reads the cart again [BEY-10]', async () => {
  const shop = await openAtWork();
  const release = held(shop, 'setExternalId');
  const reads = shop.asked('readCart').length;
  await switchAccount(shop, 2);
  expect([current(shop), accountNumbers(shop)]).toEqual([1, [1, 2]]);
  expect(selectWantedAccount(shop.customer().getSnapshot())?.id).toBe(2);
  expect(shop.asked('readCart')).toHaveLength(reads);
  await release();
  await shop.quiet();
  expect(current(shop)).toBe(2);
  expect(selectWantedAccount(shop.customer().getSnapshot())).toBeNull();
  expect(shop.asked('readCart')).toHaveLength(reads + 1);
  const order = ['customer.externalIdSet', 'customer.accountSelected', 'customer.accountSwitched'];
  expect(
    shop
      .types()
      .filter((type) => order.includes(type))
      .slice(-3),
  ).toEqual(order);
  expect(shop.toastTexts()).toEqual(['You are now buying for Account 2.']);
});

test('keeps the old account and restores its number when the cart refuses the new one [BEY-10]', async () => {
  const shop = await openAtWork();
  failing(shop, 'setExternalId', failure('server', 'The server is busy.'));
  const reads = shop.asked('readCart').length;
  await switchAccount(shop, 2);
  expect([current(shop), accountNumbers(shop)]).toEqual([1, [1, 2, 1]]);
  expect(shop.types()).not.toContain('customer.accountSwitched');
  expect(shop.toastTexts()).toEqual([
    'We could not switch to Account 2. The server is busy. You are still buying for Account 1.',
  ]);
  expect(shop.asked('readCart')).toHaveLength(reads);
  await switchAccount(shop, 2);
  expect(current(shop)).toBe(2);
});

test('makes a switch that met the end of the session after signing in again [BEY-10, BEY-02]', async () => {
  const shop = await openAtWork();
  failing(shop, 'setExternalId', failure('sessionExpired'));
  await switchAccount(shop, 2);
  shop.token({ type: 'token.refused' });
  await shop.quiet();
  expect([current(shop), shop.toastTexts()]).toEqual([1, []]);
  await sendTo(shop.session(), {
    type: 'session.signIn',
    credentials: { email: colin.email, password: 'x' },
  });
  expect([current(shop), accountNumbers(shop)]).toEqual([2, [1, 2, 2]]);
});

test('uses the last of two switches in a row [BEY-10]', async () => {
  const shop = await openAtWork();
  const release = held(shop, 'setExternalId');
  await switchAccount(shop, 2);
  await switchAccount(shop, 1);
  await release();
  await shop.quiet();
  expect([current(shop), accountNumbers(shop)]).toEqual([1, [1, 2, 1]]);
});

test('follows a switch in another tab without writing the number again [BEY-10, SESS-05]', async () => {
  const shop = await openAtWork();
  shop.choice({ type: 'account.chosen', accountId: 2 });
  await shop.quiet();
  expect([current(shop), accountNumbers(shop), shop.toastTexts()]).toEqual([2, [1], []]);
  shop.choice({ type: 'account.chosen', accountId: 99 });
  await shop.quiet();
  expect(current(shop)).toBe(2);
});

test.each([
  [2, 2],
  [99, 1],
])('with a remembered account %i the shop starts with account %i [BEY-10]', async (kept, chosen) => {
  const people = { owner: { email: colin.email }, customer: atWork };
  const shop = openShop({ cartId: 'cart-1', people });
  shop.choice({ type: 'account.chosen', accountId: kept });
  await shop.quiet();
  expect([current(shop), accountNumbers(shop)]).toEqual([chosen, [chosen]]);
});
