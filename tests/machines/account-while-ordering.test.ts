/** Another account and an order at once: the order waits for the cart's number, and is for the account it was judged for (BEY-06, BEY-10). */

import { expect, test } from 'vitest';
import type { Account } from '#machines/domain/customer.ts';
import { failure, lineOf, water } from '../models/goods.ts';
import { accountOf, colin } from '../models/people.ts';
import { failing, held, openShop, type FakeShop } from './fake-services.ts';
import { context, deliverAndPay, placeOrder, state } from './walk.ts';

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
};

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
  await settle(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await settle(shop);
  return deliverAndPay(shop);
};

const nothingHeld = (shop: FakeShop): void => {
  expect([
    shop.cart().getSnapshot().context.isLockWanted,
    shop.promo().getSnapshot().context.isLockWanted,
    shop.giftCard().getSnapshot().context.isLockWanted,
    shop.customer().getSnapshot().context.isCartHeld,
  ]).toEqual([false, false, false, false]);
};

const changed =
  'The account you buy for has changed. Please look your order over once more before you place it.';

test('BEY-10 BEY-06 an order waits for the switch that is under way, and is looked over for the new account first', async () => {
  const shop = await atPayment();
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await placeOrder(shop);
  expect(state(shop)).toBe('{"open":{"ordering":"locking"}}');
  expect(shop.types()).not.toContain('promo.locked');
  await answer();
  await settle(shop);
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(state(shop)).toBe('{"open":"editing"}');
  expect(context(shop).errors).toEqual([changed]);
  expect(context(shop).account?.id).toBe(2);
  nothingHeld(shop);
});

test('BEY-10 where the cart would not take the other number, the order goes on for the old account', async () => {
  const shop = await atPayment();
  failing(shop, 'setExternalId', failure('server'));
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await placeOrder(shop);
  await settle(shop);
  // the failed one may have been heard all the same: the cart is given the old number again, and then ordered
  const numbers = shop.asked('setExternalId').map(({ input }) => (input as { account: Account }).account.id);
  expect(numbers.slice(-2)).toEqual([2, 1]);
  expect(state(shop)).toBe('{"open":{"ordering":"locking"}}');
  await answer();
  await settle(shop);
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(state(shop)).toBe('"finished"');
  expect(context(shop).account?.id).toBe(1);
  nothingHeld(shop);
});

test('CART-12 SESS-04 a number that never reached the cart, as where the session ended just then, is set right before the order', async () => {
  const shop = await atPayment(false);
  expect(shop.asked('setExternalId')).toHaveLength(1);
  const answer = held(shop, 'setExternalId');
  await placeOrder(shop);
  expect([shop.asked('setExternalId').length, shop.asked('sendOrder').length]).toEqual([2, 0]);
  await answer();
  await settle(shop);
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(state(shop)).toBe('"finished"');
});

test('CART-12 where the cart takes none the order is not kept back for it', async () => {
  const shop = await atPayment(false);
  failing(shop, 'setExternalId', failure('server'));
  await placeOrder(shop);
  await settle(shop);
  const carts = shop.asked('setExternalId').map(({ input }) => (input as { cartId: string }).cartId);
  expect(carts.filter((cartId) => cartId === 'cart-1')).toHaveLength(2);
  expect(shop.asked('sendOrder')).toHaveLength(1);
  nothingHeld(shop);
});

test('BEY-10 a number that could not be taken back at once is set right before the order', async () => {
  const shop = await atPayment();
  const numbers = () =>
    shop.asked('setExternalId').map(({ input }) => (input as { account: Account }).account.id);
  const before = numbers().length;
  failing(shop, 'setExternalId', failure('server'));
  failing(shop, 'setExternalId', failure('server'));
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await settle(shop);
  expect([numbers().slice(before), context(shop).account?.id]).toEqual([[2, 1], 1]);
  const answer = held(shop, 'setExternalId');
  await placeOrder(shop);
  expect(numbers().slice(before)).toEqual([2, 1, 1]);
  expect(shop.asked('sendOrder')).toEqual([]);
  await answer();
  await settle(shop);
  expect([shop.asked('sendOrder').length, context(shop).account?.id]).toEqual([1, 1]);
  nothingHeld(shop);
});

test('BEY-10 SESS-05 another tab that switches while the card is asked stops the order before it is sent', async () => {
  const shop = await atPayment();
  shop.surprise('tokenize', () => undefined);
  await placeOrder(shop);
  expect(state(shop)).toBe('{"open":{"ordering":"authorizing"}}');
  shop.choice({ type: 'account.chosen', accountId: 2 });
  await settle(shop);
  expect([state(shop), context(shop).errors]).toEqual(['{"open":"editing"}', [changed]]);
  expect(shop.asked('sendOrder')).toEqual([]);
  nothingHeld(shop);
});

test('BEY-06 a lock that is let go of before it has closed holds nobody', async () => {
  const shop = await atPayment();
  const answer = held(shop, 'setExternalId');
  shop.customer().send({ type: 'customer.switchAccount', accountId: 2 });
  await placeOrder(shop);
  shop.changeCart([lineOf('1', water(3))]);
  shop.cart().send({ type: 'cart.load' });
  await settle(shop);
  expect(state(shop)).toBe('{"open":"editing"}');
  await answer();
  await settle(shop);
  nothingHeld(shop);
  expect(shop.asked('sendOrder')).toEqual([]);
});
