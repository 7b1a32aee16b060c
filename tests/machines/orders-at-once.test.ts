/** Two tabs of one browser press the button within a moment: one of them orders, and what it holds stays held (BEY-06, PAY-04). */

import { expect, test } from 'vitest';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { orderRequest, water } from '../models/goods.ts';
import { held, type FakeShop } from './fake-services.ts';
import { currentTab, stage, placeOrder, toPayment } from './walk.ts';

const order = pendingOrderOf(orderRequest);
const tokenized = { type: 'card.tokenized', nonce: 'nonce-2', cardType: 'Visa', lastFour: '1111' };
const atRest = 'open';

/** Another tab of this browser begins an order, or has settled it. */
const notice = async (shop: FakeShop, noticed: typeof order | null): Promise<void> => {
  const heard = { type: 'order.noticed', order: noticed };
  shop.orders(heard);
  await shop.quiet();
};

/** Whether cart, promo code, gift cards and the number on the cart hold still. */
const isHeld = (shop: FakeShop): readonly boolean[] => [
  shop.cart().getSnapshot().context.isLockWanted,
  shop.promo().getSnapshot().context.isLockWanted,
  shop.giftCard().getSnapshot().context.isLockWanted,
  shop.customer().getSnapshot().context.isCartHeld,
];
const everything = [true, true, true, true];
const nothing = [false, false, false, false];

test('an order of another tab, heard of while the card is asked, keeps this one from being sent, and what it holds stays held [BEY-06]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await placeOrder(shop);
  expect(stage(shop)).toBe('placing');
  await notice(shop, order);
  expect([stage(shop), currentTab(shop), isHeld(shop)]).toEqual([atRest, 'payment', everything]);
  shop.provider(tokenized);
  await shop.quiet();
  shop.cart().send({ type: 'cart.addItem', line: water(1) });
  await placeOrder(shop);
  expect([stage(shop), isHeld(shop)]).toEqual([atRest, everything]);
  expect([shop.asked('sendOrder'), shop.asked('writeCart')]).toEqual([[], []]);
  expect(shop.types()).not.toContain('checkout.orderUnderWay');
});

test('once that one has come to nothing, this tab orders with the card it had, once [BEY-06, PAY-04]', async () => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => undefined);
  await placeOrder(shop);
  await notice(shop, order);
  await notice(shop, null);
  expect([stage(shop), isHeld(shop)]).toEqual([atRest, nothing]);
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
  expect(isHeld(shop)).toEqual(nothing);
});

test('heard of while a code is still being applied, the lock closes all the same, for the other order [BEY-06]', async () => {
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
  expect([stage(shop), isHeld(shop)]).toEqual([atRest, everything]);
  expect(shop.cart().getSnapshot().matches('locked')).toBe(true);
  await notice(shop, null);
  expect(isHeld(shop)).toEqual(nothing);
  expect(shop.asked('sendOrder')).toEqual([]);
});
