/** Whose order it is: a customer's even without details, a guest's even after a sign-in. */

import { expect, test } from 'vitest';
import type { Account } from '#machines/domain/customer.ts';
import type { OrderRequest } from '#machines/domain/order.ts';
import type { TokenChange } from '#machines/session/session.events.ts';
import { brisbane, card, failure } from '../models/goods.ts';
import { colin, hannah } from '../models/people.ts';
import { openShop, held, failing, type Surprise, type FakeShop } from './fake-services.ts';
import { twoLines, toPayment } from './walk.ts';
import { tokenized } from './open-payment.ts';

const requested = (shop: FakeShop): readonly OrderRequest[] =>
  shop.asked('sendOrder').map(({ input }) => (input as { readonly request: OrderRequest }).request);

/** Signed in, at payment though nothing is known of them. */
const toPaymentUnknown = async (shop: FakeShop): Promise<FakeShop> => {
  await shop.quiet();
  await shop.beginCheckout();
  // no longer does the checkout wait for what it could begin with
  shop.clock.increment(12_000);
  await shop.quiet();
  await shop.changeDelivery(brisbane);
  await shop.deliverAndPay(brisbane);
  return shop;
};

/** The details never come. */
const withoutDetails = (): Promise<FakeShop> => {
  const shop = openShop({ lines: twoLines, people: { owner: { email: hannah.email } } });
  held(shop, 'readCustomer');
  return toPaymentUnknown(shop);
};

/** No longer than ten seconds the order waits for details that are being read. */
const orderWithout = async (shop: FakeShop): Promise<void> => {
  await shop.placeOrder();
  expect(requested(shop)).toEqual([]);
  shop.clock.increment(10_000);
  await shop.quiet();
};

test('a signed-in customer without details orders as a customer, also in the pending order and receipt [NET-07 SESS-03]', async () => {
  const shop = await withoutDetails();
  expect([shop.tab(), shop.seen().customer]).toEqual(['payment', null]);
  await orderWithout(shop);
  expect(shop.stage()).toBe('finished');
  expect(requested(shop).map(({ isOwned, email }) => [isOwned, email])).toEqual([[true, hannah.email]]);
  expect(shop.ofType('checkout.orderUnderWay')).toMatchObject([
    { order: { isOwned: true, receipt: { isOwned: true } } },
  ]);
  expect(shop.ofType('checkout.orderPlaced')).toMatchObject([{ receipt: { isOwned: true } }]);
});

test('no draft keeps the e-mail of a customer without details [BEY-08 SESS-03]', async () => {
  const shop = await withoutDetails();
  const emails = shop.ofType('checkout.draftChanged').map(({ draft }) => draft.email);
  expect([...new Set(emails)]).toEqual(['']);
});

/** The details failed. */
const detailsFailed = (): Promise<FakeShop> => {
  const shop = openShop({ lines: twoLines, people: { owner: { email: colin.email }, customer: colin } });
  failing(shop, 'readCustomer', failure('network'));
  return toPaymentUnknown(shop);
};

test('reads failed details again before the order and writes the account number [SESS-03 BEY-10]', async () => {
  const shop = await detailsFailed();
  expect([shop.asked('readCustomer').length, shop.asked('setExternalId').length]).toEqual([1, 0]);
  const read = held(shop, 'readCustomer');
  const marked = held(shop, 'setExternalId');
  await shop.placeOrder();
  expect([shop.asked('readCustomer').length, shop.stage()]).toEqual([2, 'placing']);
  await read();
  const numbers = shop.asked('setExternalId').map(({ input }) => (input as { account: Account }).account.id);
  expect([numbers, requested(shop)]).toEqual([[colin.accounts[0]?.id], []]);
  await marked();
  expect([requested(shop).length, shop.stage()]).toEqual([1, 'finished']);
});

test('orders although the details fail again [SESS-03]', async () => {
  const shop = await detailsFailed();
  failing(shop, 'readCustomer', failure('server'));
  await shop.placeOrder();
  expect([shop.asked('readCustomer').length, requested(shop).length]).toEqual([2, 1]);
  expect(shop.stage()).toBe('finished');
});

test('a guest’s order stays a guest’s when somebody signs in during the payment [NET-07 BEY-16]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await shop.placeOrder();
  expect(shop.stage()).toBe('placing');
  const replaced: TokenChange = { type: 'token.replaced', email: hannah.email };
  await shop.token(replaced);
  expect(shop.seen().customer).toBe(hannah.email);
  await shop.provider(tokenized);
  expect(requested(shop).map(({ isOwned }) => isOwned)).toEqual([false]);
});

const withVault: Surprise = (usual) => ({
  ...(usual() as object),
  paymentMethods: [{ code: 'braintree_cc_vault', title: 'Stored cards' }, card],
});

test.each([
  ['whose address is known', { owner: { email: colin.email }, customer: colin }, false],
  ['of whom nothing is known', { owner: { email: hannah.email } }, false],
  ['to whom nothing is delivered', { owner: { email: colin.email }, customer: colin }, true],
])(
  'reads the saved payments of a customer %s before the choice of payment [PAY-02]',
  async (_, people, isVirtual) => {
    const shop = openShop({ lines: twoLines, people, isVirtual });
    if (!('customer' in people)) held(shop, 'readCustomer');
    shop.surprise(isVirtual ? 'readTotals' : 'saveShippingInformation', withVault);
    await toPaymentUnknown(shop);
    expect(shop.tab()).toBe('payment');
    expect(shop.asked('preparePayment').map(({ input }) => input)).toEqual([{ isSavedWanted: true }]);
  },
);
