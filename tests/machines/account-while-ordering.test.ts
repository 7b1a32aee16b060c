/** Switching the account and ordering at once: the order waits and is checked. */

import { expect, test } from 'vitest';
import { selectCurrentAccountTeamId } from '#machines/customer/customer.selectors.ts';
import { failure, lineOf, water } from '../models/goods.ts';
import { accountOf, colin } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import {
  seen,
  stage,
  locks,
  noneLocked,
  accountNumbers,
  switchAccount,
  beginCheckout,
  placeOrder,
  deliverAndPay,
} from './walk.ts';

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
  await beginCheckout(shop);
  return deliverAndPay(shop);
};

const changed =
  'The account you buy for has changed. Please look your order over once more before you place it.';

test('an order waits for the switch under way and has to be checked for the new account [BEY-10, BEY-06]', async () => {
  const shop = await atPayment();
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await placeOrder(shop);
  expect(stage(shop)).toBe('placing');
  expect(shop.types()).not.toContain('promo.locked');
  await answer();
  await shop.quiet();
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(stage(shop)).toBe('open');
  expect(seen(shop).errors).toEqual([changed]);
  expect(selectCurrentAccountTeamId(shop.customer().getSnapshot())).toBe(2);
  expect(locks(shop)).toEqual(noneLocked);
});

test('orders for the old account when the cart refuses the new number [BEY-10]', async () => {
  const shop = await atPayment();
  failing(shop, 'setExternalId', failure('server'));
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await placeOrder(shop);
  await shop.quiet();
  // the failed request may have arrived, so the old number is written again before the order
  const numbers = accountNumbers(shop);
  expect(numbers.slice(-2)).toEqual([2, 1]);
  expect(stage(shop)).toBe('placing');
  await answer();
  await shop.quiet();
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(stage(shop)).toBe('finished');
  expect(selectCurrentAccountTeamId(shop.customer().getSnapshot())).toBe(1);
  expect(locks(shop)).toEqual(noneLocked);
});

test('writes a missing account number before the order [CART-12, SESS-04]', async () => {
  const shop = await atPayment(false);
  expect(shop.asked('setExternalId')).toHaveLength(1);
  const answer = held(shop, 'setExternalId');
  await placeOrder(shop);
  expect([shop.asked('setExternalId').length, shop.asked('sendOrder').length]).toEqual([2, 0]);
  await answer();
  await shop.quiet();
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(stage(shop)).toBe('finished');
});

test('orders without an account number when the cart takes none [CART-12]', async () => {
  const shop = await atPayment(false);
  failing(shop, 'setExternalId', failure('server'));
  await placeOrder(shop);
  await shop.quiet();
  const carts = shop.asked('setExternalId').map(({ input }) => (input as { cartId: string }).cartId);
  expect(carts.filter((cartId) => cartId === 'cart-1')).toHaveLength(2);
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(locks(shop)).toEqual(noneLocked);
});

test('restores an account number that could not be restored at once before the order [BEY-10]', async () => {
  const shop = await atPayment();
  const numbers = () => accountNumbers(shop);
  const before = numbers().length;
  failing(shop, 'setExternalId', failure('server'));
  failing(shop, 'setExternalId', failure('server'));
  await switchAccount(shop, 2);
  expect([numbers().slice(before), selectCurrentAccountTeamId(shop.customer().getSnapshot())]).toEqual([
    [2, 1],
    1,
  ]);
  const answer = held(shop, 'setExternalId');
  await placeOrder(shop);
  expect(numbers().slice(before)).toEqual([2, 1, 1]);
  expect(shop.asked('sendOrder')).toEqual([]);
  await answer();
  await shop.quiet();
  expect([shop.asked('sendOrder').length, selectCurrentAccountTeamId(shop.customer().getSnapshot())]).toEqual(
    [1, 1],
  );
  expect(locks(shop)).toEqual(noneLocked);
});

test('an account switched in another tab stops the order before it is sent [BEY-10, SESS-05]', async () => {
  const shop = await atPayment();
  shop.surprise('tokenize', () => undefined);
  await placeOrder(shop);
  expect(stage(shop)).toBe('placing');
  shop.choice({ type: 'account.chosen', accountId: 2 });
  await shop.quiet();
  expect([stage(shop), seen(shop).errors]).toEqual(['open', [changed]]);
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(locks(shop)).toEqual(noneLocked);
});

test('releases all locks when the order ends before they have closed [BEY-06]', async () => {
  const shop = await atPayment();
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await placeOrder(shop);
  shop.changeCart([lineOf('1', water(3))]);
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(stage(shop)).toBe('open');
  await answer();
  await shop.quiet();
  expect(locks(shop)).toEqual(noneLocked);
  expect(shop.asked('sendOrder')).toEqual([]);
});
