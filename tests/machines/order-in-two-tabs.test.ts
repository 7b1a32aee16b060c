/** Two tabs of one browser order at the same time: one of them orders. */

import { expect, test } from 'vitest';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { orderRequest, water } from '../models/goods.ts';
import { held, type FakeShop } from './fake-services.ts';
import { currentTab, stage, locks, allLocked, noneLocked, placeOrder, toPayment } from './walk.ts';

const order = pendingOrderOf(orderRequest);
const tokenized = { type: 'card.tokenized', nonce: 'nonce-2', cardType: 'Visa', lastFour: '1111' };
const atRest = 'open';

/** Another tab of this browser begins an order, or has settled it. */
const notice = async (shop: FakeShop, noticed: typeof order | null): Promise<void> => {
  const heard = { type: 'order.noticed', order: noticed };
  shop.orders(heard);
  await shop.quiet();
};

test('an order of another tab stops this one before it is sent and keeps the locks [BEY-06]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await placeOrder(shop);
  expect(stage(shop)).toBe('placing');
  await notice(shop, order);
  expect([stage(shop), currentTab(shop), locks(shop)]).toEqual([atRest, 'payment', allLocked]);
  shop.provider(tokenized);
  await shop.quiet();
  shop.cart().send({ type: 'cart.addItem', line: water(1) });
  await placeOrder(shop);
  expect([stage(shop), locks(shop)]).toEqual([atRest, allLocked]);
  expect([shop.asked('sendOrder'), shop.asked('writeCart')]).toEqual([[], []]);
  expect(shop.types()).not.toContain('checkout.orderUnderWay');
});

test('orders once with the same card after the other tab’s order has failed [BEY-06, PAY-04]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await placeOrder(shop);
  await notice(shop, order);
  await notice(shop, null);
  expect([stage(shop), locks(shop)]).toEqual([atRest, noneLocked]);
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toEqual([]);
  // the answer to the first question comes only now
  shop.provider(tokenized);
  await shop.quiet();
  expect(stage(shop)).toBe('finished');
  const payments = shop
    .asked('sendOrder')
    .map(({ input }) => (input as { request: { payment: unknown } }).request.payment);
  expect(payments).toMatchObject([{ nonce: 'nonce-2' }]);
  expect(locks(shop)).toEqual(noneLocked);
});

test('locks for the other tab’s order although a code is still being applied [BEY-06]', async () => {
  const shop = await toPayment();
  const answer = held(shop, 'applyPromo');
  shop.promo().send({ type: 'promo.setForm', code: 'SAVE5' });
  shop.promo().send({ type: 'promo.apply', code: 'SAVE5' });
  await placeOrder(shop);
  expect(stage(shop)).toBe('placing');
  await notice(shop, order);
  expect(stage(shop)).toBe(atRest);
  await answer();
  await shop.quiet();
  expect([stage(shop), locks(shop)]).toEqual([atRest, allLocked]);
  expect(shop.types()).toContain('cart.locked');
  await notice(shop, null);
  expect(locks(shop)).toEqual(noneLocked);
  expect(shop.asked('sendOrder')).toEqual([]);
});
