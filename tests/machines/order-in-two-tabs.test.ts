/** Two tabs of one browser order at the same time: one of them orders. */

import { expect, test } from 'vitest';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { orderRequest, water } from '../models/goods.ts';
import { held, type FakeShop } from './fake-services.ts';
import { allLocked, noneLocked, toPayment } from './walk.ts';

const order = pendingOrderOf(orderRequest);
const tokenized = { type: 'cardFields.tokenized', nonce: 'nonce-2', cardType: 'Visa', lastFour: '1111' };
const atRest = 'open';

/** Another tab of this browser begins an order, or has settled it. */
const notice = async (shop: FakeShop, noticed: typeof order | null): Promise<void> => {
  const heard = { type: 'order.noticed', order: noticed };
  await shop.orders(heard);
};

test('an order of another tab stops this one before it is sent and keeps the locks [BEY-06]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await shop.placeOrder();
  expect(shop.stage()).toBe('placing');
  await notice(shop, order);
  expect([shop.stage(), shop.tab(), shop.locks()]).toEqual([atRest, 'payment', allLocked]);
  await shop.provider(tokenized);
  shop.cart().send({ type: 'cart.addItem', line: water(1) });
  await shop.placeOrder();
  expect([shop.stage(), shop.locks()]).toEqual([atRest, allLocked]);
  expect([shop.asked('sendOrder'), shop.asked('writeCart')]).toEqual([[], []]);
  expect(shop.types()).not.toContain('checkout.orderUnderWay');
});

test('orders once with the same card after the other tab’s order has failed [BEY-06 PAY-04]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await shop.placeOrder();
  await notice(shop, order);
  await notice(shop, null);
  expect([shop.stage(), shop.locks()]).toEqual([atRest, noneLocked]);
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toEqual([]);
  // the answer to the first question comes only now
  await shop.provider(tokenized);
  expect(shop.stage()).toBe('finished');
  const payments = shop
    .asked('sendOrder')
    .map(({ input }) => (input as { request: { payment: unknown } }).request.payment);
  expect(payments).toMatchObject([{ nonce: 'nonce-2' }]);
  expect(shop.locks()).toEqual(noneLocked);
});

test('locks for the other tab’s order although a code is still being applied [BEY-06]', async () => {
  const shop = await toPayment();
  const answer = held(shop, 'applyPromo');
  shop.promo().send({ type: 'promo.setForm', code: 'SAVE5' });
  shop.promo().send({ type: 'promo.apply', code: 'SAVE5' });
  await shop.placeOrder();
  expect(shop.stage()).toBe('placing');
  await notice(shop, order);
  expect(shop.stage()).toBe(atRest);
  await answer();
  expect([shop.stage(), shop.locks()]).toEqual([atRest, allLocked]);
  expect(shop.types()).toContain('cart.locked');
  await notice(shop, null);
  expect([shop.locks(), shop.asked('sendOrder')]).toEqual([noneLocked, []]);
});
