/** A customer signs out during their order, and the next shopper begins. */

import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { selectIsCheckoutOpen, selectIsCheckoutWaiting } from '#machines/checkout/checkout.selectors.ts';
import { forgottenOrderMessages } from '#machines/domain/order-messages.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { present } from '#machines/domain/present.ts';
import { selectCanAskAgain } from '#machines/order-outcome/order-outcome.selectors.ts';
import { selectIsRecovering, selectOrderOutcome } from '#machines/trade/recovery/recovery.selectors.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { cups, failure, orderRequest, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop, held } from './fake-services.ts';
import { partsOf } from './parts.ts';
import { allLocked, noneLocked, toPayment } from './walk.ts';

const toPaymentAsCustomer = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  await shop.signIn('rosa@example.com');
  return shop;
};

/** The customer's order is under way, and they have signed out. */
const leftBehind = async () => {
  const shop = await toPaymentAsCustomer();
  const answer = held(shop, 'sendOrder');
  await shop.placeOrder();
  await shop.signOut();
  return { shop, answer };
};

const skus = (shop: FakeShop) => shop.seen().cart?.lines.map(({ sku }) => sku);
const isShown = (shop: FakeShop): readonly boolean[] =>
  [selectIsCheckoutOpen, selectIsCheckoutWaiting].map((select) => select(shop.checkout().getSnapshot()));

const beginWith = async (shop: FakeShop, line = cups(3)): Promise<void> => {
  await sendTo(shop.cart(), { type: 'cart.addItem', line });
  await shop.beginCheckout();
};

test('the next guest begins with their own cart once the outcome is known [BEY-08 SESS-02]', async () => {
  const { shop, answer } = await leftBehind();
  expect(shop.stage()).toBe('closed');
  await beginWith(shop);
  expect(isShown(shop)).toEqual([false, false]);
  expect(shop.seen()).toMatchObject({ email: '', customer: null, receipt: null });
  await answer();
  expect([shop.stage(), skus(shop)]).toEqual(['open', [cups(3).sku]]);
  expect(shop.seen()).toMatchObject({ email: '', receipt: null });
  expect([shop.asked('sendOrder').length, shop.toastTexts()]).toEqual([1, [forgottenOrderMessages.placed]]);
  expect(shop.types()).not.toContain('checkout.orderPlaced');
  expect(shop.locks()).toEqual(noneLocked);
});

test('the next customer orders under their own e-mail [BEY-08]', async () => {
  const { shop, answer } = await leftBehind();
  await shop.signIn('noel@example.com');
  await beginWith(shop, water(1));
  const { customer } = shop.seen();
  expect(customer).not.toBeNull();
  await answer();
  expect(shop.seen()).toMatchObject({ customer, email: customer });
});

test.each([
  ['is asked about until it is known', [], forgottenOrderMessages.refused],
  ['or said to be unknown', [failure('network')], forgottenOrderMessages.unconfirmed],
])(
  'an unknown outcome after a sign-out %s, and the next order can begin [BEY-01 BEY-08]',
  async (_, failures, told) => {
    const shop = await toPaymentAsCustomer();
    failing(shop, 'sendOrder', failure('network'));
    for (const cause of [failure('network'), ...failures]) failing(shop, 'readOrderState', cause);
    await shop.placeOrder();
    await shop.signOut();
    await beginWith(shop);
    expect(shop.stage()).toBe('closed');
    shop.clock.increment(20_000);
    await shop.quiet();
    expect([shop.toastTexts(), shop.stage(), skus(shop)]).toEqual([[told], 'open', [cups(3).sku]]);
  },
);

/** A customer reloaded the page during their order, and their token has ended since. */
const recoveringWithoutToken = async (): Promise<FakeShop> => {
  const shop = await toPaymentAsCustomer();
  const order = pendingOrderOf({ ...orderRequest, isOwned: true });
  failing(shop, 'readOrderState', failure('sessionExpired'));
  for (const type of ['order.noticed', 'order.claimed']) await shop.orders({ type, order } as EventObject);
  const outcome = present(selectOrderOutcome(recovery(shop).getSnapshot()), 'orderOutcome');
  expect(selectCanAskAgain(outcome.getSnapshot())).toBe(true);
  return shop;
};
const recovery = (shop: FakeShop) => present(partsOf(shop.actor).recovery, 'recovery');

test('tells a customer who leaves during the recovery to look for their order [BEY-01 BEY-08]', async () => {
  const shop = await recoveringWithoutToken();
  await shop.signOut();
  expect(selectIsRecovering(recovery(shop).getSnapshot())).toBe(false);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    { message: forgottenOrderMessages.unconfirmed, timeout: null },
  ]);
  await beginWith(shop);
  expect([shop.stage(), shop.locks()]).toEqual(['open', noneLocked]);
});

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
