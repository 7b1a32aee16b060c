/** Somebody signs out while nobody knows yet what became of their order; the next person comes to the checkout (SESS-02, BEY-01, BEY-08). */

import { expect, test } from 'vitest';
import {
  selectIsCheckoutOpen,
  selectIsCheckoutWaiting,
  selectIsPlacing,
} from '#machines/checkout/checkout.selectors.ts';
import { forgottenOrderMessages } from '#machines/domain/order.ts';
import { present } from '#machines/domain/present.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { selectCanAskAgain, selectIsRecovering } from '#machines/recovery/recovery.selectors.ts';
import { cups, failure, orderRequest, water } from '../models/goods.ts';
import { failing, held, type FakeShop } from './fake-services.ts';
import { context, placeOrder, state, toPayment } from './walk.ts';

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await shop.quiet();
};

const signIn = async (shop: FakeShop, email: string): Promise<void> => {
  shop.session().send({ type: 'session.signIn', credentials: { email, password: 'x' } });
  await settle(shop);
};

const toPaymentAsCustomer = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  await signIn(shop, 'rosa@example.com');
  return shop;
};

const orderAndLeave = async (shop: FakeShop): Promise<void> => {
  await placeOrder(shop);
  shop.session().send({ type: 'session.signOut' });
  await settle(shop);
};

/** The customer's order is under way, and they have signed out. */
const leftBehind = async () => {
  const shop = await toPaymentAsCustomer();
  const answer = held(shop, 'sendOrder');
  await orderAndLeave(shop);
  return { shop, answer };
};

const toasts = (shop: FakeShop): readonly string[] =>
  selectToasts(shop.toasts().getSnapshot()).map(({ message }) => message);
const skus = (shop: FakeShop) => context(shop).cart?.lines.map(({ sku }) => sku);
const isShown = (shop: FakeShop): readonly boolean[] =>
  [selectIsCheckoutOpen, selectIsCheckoutWaiting, selectIsPlacing].map((select) =>
    select(shop.checkout().getSnapshot()),
  );

const beginWith = async (shop: FakeShop, line = cups(3)): Promise<void> => {
  shop.cart().send({ type: 'cart.addItem', line });
  await settle(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await settle(shop);
};

test('BEY-08 SESS-02 the next guest begins with their own cart as soon as the outcome is known', async () => {
  const { shop, answer } = await leftBehind();
  expect(state(shop)).toBe('{"open":{"ordering":"forgetting"}}');
  await beginWith(shop);
  expect(isShown(shop)).toEqual([false, false, false]);
  expect(context(shop)).toMatchObject({ email: '', customer: null, method: null, receipt: null });
  await answer();
  await settle(shop);
  expect(state(shop)).toBe('{"open":"editing"}');
  expect(skus(shop)).toEqual([cups(3).sku]);
  expect(context(shop)).toMatchObject({ email: '', receipt: null });
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(toasts(shop)).toEqual([forgottenOrderMessages.placed]);
  expect(shop.types()).not.toContain('checkout.orderPlaced');
  expect(shop.cart().getSnapshot().context.isLockWanted).toBe(false);
});

test('BEY-08 who comes to the checkout only afterwards finds their cart there too', async () => {
  const { shop, answer } = await leftBehind();
  shop.cart().send({ type: 'cart.addItem', line: cups(1) });
  await settle(shop);
  await answer();
  await settle(shop);
  expect(state(shop)).toBe('"closed"');
  shop.checkout().send({ type: 'checkout.begin' });
  await settle(shop);
  expect(state(shop)).toBe('{"open":"editing"}');
  expect(skus(shop)).toEqual([cups(1).sku]);
});

test('BEY-08 with nothing in the cart there is nothing to check out, and it is said once the outcome is known', async () => {
  const { shop, answer } = await leftBehind();
  shop.checkout().send({ type: 'checkout.begin' });
  expect(isShown(shop)).toEqual([false, false, false]);
  await answer();
  await settle(shop);
  expect(isShown(shop)).toEqual([false, true, false]);
});

test('BEY-08 who came and went before it was known does not begin', async () => {
  const { shop, answer } = await leftBehind();
  await beginWith(shop);
  shop.checkout().send({ type: 'checkout.cancel' });
  await answer();
  await settle(shop);
  expect(state(shop)).toBe('"closed"');
  expect(skus(shop)).toEqual([cups(3).sku]);
});

test('BEY-08 the next customer orders under their own e-mail', async () => {
  const { shop, answer } = await leftBehind();
  await signIn(shop, 'noel@example.com');
  await beginWith(shop, water(1));
  const { customer } = context(shop);
  expect(customer).not.toBeNull();
  await answer();
  await settle(shop);
  expect(context(shop)).toMatchObject({ customer, email: customer });
});

test.each([
  ['is asked about until it is known', [], forgottenOrderMessages.refused],
  ['or said to be unknown', [failure('network')], forgottenOrderMessages.doubted],
])('BEY-01 BEY-08 an order of unknown outcome %s, and the next one goes on', async (_, failures, told) => {
  const shop = await toPaymentAsCustomer();
  failing(shop, 'sendOrder', failure('network'));
  for (const cause of [failure('network'), ...failures]) failing(shop, 'readOrderState', cause);
  await orderAndLeave(shop);
  await beginWith(shop);
  expect(state(shop)).toBe('{"open":{"ordering":"forgetting"}}');
  shop.clock.increment(20_000);
  await settle(shop);
  expect(toasts(shop)).toEqual([told]);
  expect(state(shop)).toBe('{"open":"editing"}');
  expect(skus(shop)).toEqual([cups(3).sku]);
});

/** A customer's page was loaded anew while their order was on its way, and their token has ended since. */
const askedInVain = async (): Promise<FakeShop> => {
  const shop = await toPaymentAsCustomer();
  const order = pendingOrderOf({ ...orderRequest, isOwned: true });
  failing(shop, 'readPendingState', failure('sessionExpired'));
  for (const type of ['order.noticed', 'order.claimed']) {
    const heard = { type, order };
    shop.orders(heard);
  }
  await settle(shop);
  expect(selectCanAskAgain(recovery(shop).getSnapshot())).toBe(true);
  return shop;
};
const recovery = (shop: FakeShop) => present(shop.actor.getSnapshot().children.recovery, 'recovery');

test('BEY-01 BEY-08 who leaves while it is still asked about is told to look for it, for as long as they have not read it', async () => {
  const shop = await askedInVain();
  shop.session().send({ type: 'session.signOut' });
  await settle(shop);
  expect(selectIsRecovering(recovery(shop).getSnapshot())).toBe(false);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    { message: forgottenOrderMessages.doubted, timeout: null },
  ]);
  await beginWith(shop);
  expect(state(shop)).toBe('{"open":"editing"}');
  expect(shop.cart().getSnapshot().context.isLockWanted).toBe(false);
});
