/** Switching the account and ordering at once: the order waits and is checked. */

import { expect, test } from 'vitest';
import { selectCurrentAccountTeamId } from '#machines/account/customer/customer.selectors.ts';
import { failure, lineOf, water } from '../models/goods.ts';
import { accountOf, colin } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import { noneLocked } from './walk.ts';

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
