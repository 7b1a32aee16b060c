/** Whose order it is: a customer’s even without details, a guest’s even after a sign-in. */

import { expect, test } from 'vitest';
import type { Account } from '#machines/domain/customer.ts';
import type { OrderRequest } from '#machines/domain/order.ts';
import type { TokenChange } from '#machines/session/session.events.ts';
import { brisbane, card, failure, lineOf, water } from '../models/goods.ts';
import { colin, hannah, accountOf } from '../models/people.ts';
import { openShop, held, failing, type Surprise, type FakeShop } from './fake-services.ts';
import { twoLines, toPayment, noneLocked } from './walk.ts';
import { tokenized } from './open-payment.ts';
import { selectCurrentAccountTeamId } from '#machines/account/customer/customer.selectors.ts';
import { sendTo } from './bench.ts';

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

const atHome = { ...accountOf(1).address, street: ['14 Latrobe Terrace'], city: 'Paddington' };
const buyer = { ...colin, accounts: [accountOf(1, { address: atHome }), accountOf(2)] };

/** `hasNumber`: the cart takes the account's number as soon as it is known whose it is. */
const atPayment = async (hasNumber = true): Promise<FakeShop> => {
  const shop = openShop({
    cartId: 'cart-1',
    lines: [lineOf('1', water(2))],
    people: { owner: { email: buyer.email }, customer: buyer },
  });
  if (!hasNumber) failing(shop, 'setExternalId', failure('cartForbidden'));
  await shop.quiet();
  await shop.beginCheckout();
  await shop.deliverAndPay();
  return shop;
};

const current = (shop: FakeShop) => selectCurrentAccountTeamId(shop.customer().getSnapshot());
const changed =
  'The account you buy for has changed. Please look your order over once more before you place it.';

test('an order waits for the switch under way and has to be checked for the new account [BEY-10 BEY-06]', async () => {
  const shop = await atPayment();
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await shop.placeOrder();
  expect(shop.stage()).toBe('placing');
  expect(shop.types()).not.toContain('promo.locked');
  await answer();
  expect([shop.asked('sendOrder'), shop.stage()]).toEqual([[], 'open']);
  expect([shop.seen().errors, current(shop), shop.locks()]).toEqual([[changed], 2, noneLocked]);
});

test('orders for the old account when the cart refuses the new number [BEY-10]', async () => {
  const shop = await atPayment();
  failing(shop, 'setExternalId', failure('server'));
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await shop.placeOrder();
  // the failed request may have arrived, so the old number is written again before the order
  const numbers = shop.accountNumbers();
  expect([numbers.slice(-2), shop.stage()]).toEqual([[2, 1], 'placing']);
  await answer();
  expect([shop.asked('sendOrder').length, shop.stage()]).toEqual([1, 'finished']);
  expect([current(shop), shop.locks()]).toEqual([1, noneLocked]);
});

test('orders without an account number when the cart takes none [CART-12]', async () => {
  const shop = await atPayment(false);
  failing(shop, 'setExternalId', failure('server'));
  await shop.placeOrder();
  const carts = shop.asked('setExternalId').map(({ input }) => (input as { cartId: string }).cartId);
  expect(carts.filter((cartId) => cartId === 'cart-1')).toHaveLength(2);
  expect([shop.asked('sendOrder').length, shop.locks()]).toEqual([1, noneLocked]);
});

test('restores an account number that could not be restored at once before the order [BEY-10]', async () => {
  const shop = await atPayment();
  const numbers = () => shop.accountNumbers();
  const before = numbers().length;
  failing(shop, 'setExternalId', failure('server'));
  failing(shop, 'setExternalId', failure('server'));
  await shop.switchAccount(2);
  expect([numbers().slice(before), current(shop)]).toEqual([[2, 1], 1]);
  const answer = held(shop, 'setExternalId');
  await shop.placeOrder();
  expect([numbers().slice(before), shop.asked('sendOrder')]).toEqual([[2, 1, 1], []]);
  await answer();
  expect([shop.asked('sendOrder').length, current(shop), shop.locks()]).toEqual([1, 1, noneLocked]);
});

test('an account switched in another tab stops the order before it is sent [BEY-10 SESS-05]', async () => {
  const shop = await atPayment();
  shop.surprise('tokenize', () => undefined);
  await shop.placeOrder();
  expect(shop.stage()).toBe('placing');
  await shop.choice({ type: 'account.chosen', accountId: 2 });
  expect([shop.stage(), shop.seen().errors]).toEqual(['open', [changed]]);
  expect([shop.asked('sendOrder'), shop.locks()]).toEqual([[], noneLocked]);
});

test('releases all locks when the order ends before they have closed [BEY-06]', async () => {
  const shop = await atPayment();
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await shop.placeOrder();
  shop.changeCart([lineOf('1', water(3))]);
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(shop.stage()).toBe('open');
  await answer();
  expect([shop.locks(), shop.asked('sendOrder')]).toEqual([noneLocked, []]);
});
