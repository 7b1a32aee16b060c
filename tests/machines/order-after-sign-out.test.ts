/** A customer signs out during their order, and the next shopper begins. */

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
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { seen, stage, locks, noneLocked, signOut, beginCheckout, placeOrder, toPayment } from './walk.ts';

const signIn = async (shop: FakeShop, email: string): Promise<void> => {
  await sendTo(shop.session(), { type: 'session.signIn', credentials: { email, password: 'x' } });
};

const toPaymentAsCustomer = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  await signIn(shop, 'rosa@example.com');
  return shop;
};

const orderAndLeave = async (shop: FakeShop): Promise<void> => {
  await placeOrder(shop);
  await signOut(shop);
};

/** The customer's order is under way, and they have signed out. */
const leftBehind = async () => {
  const shop = await toPaymentAsCustomer();
  const answer = held(shop, 'sendOrder');
  await orderAndLeave(shop);
  return { shop, answer };
};

const skus = (shop: FakeShop) => seen(shop).cart?.lines.map(({ sku }) => sku);
const isShown = (shop: FakeShop): readonly boolean[] =>
  [selectIsCheckoutOpen, selectIsCheckoutWaiting, selectIsPlacing].map((select) =>
    select(shop.checkout().getSnapshot()),
  );

const beginWith = async (shop: FakeShop, line = cups(3)): Promise<void> => {
  await sendTo(shop.cart(), { type: 'cart.addItem', line });
  await beginCheckout(shop);
};

test('the next guest begins with their own cart once the outcome is known [BEY-08, SESS-02]', async () => {
  const { shop, answer } = await leftBehind();
  expect(stage(shop)).toBe('closed');
  await beginWith(shop);
  expect(isShown(shop)).toEqual([false, false, false]);
  expect(seen(shop)).toMatchObject({ email: '', customer: null, receipt: null });
  await answer();
  await shop.quiet();
  expect(stage(shop)).toBe('open');
  expect(skus(shop)).toEqual([cups(3).sku]);
  expect(seen(shop)).toMatchObject({ email: '', receipt: null });
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(shop.toastTexts()).toEqual([forgottenOrderMessages.placed]);
  expect(shop.types()).not.toContain('checkout.orderPlaced');
  expect(locks(shop)).toEqual(noneLocked);
});

test('the next guest begins with their own cart after the outcome [BEY-08]', async () => {
  const { shop, answer } = await leftBehind();
  await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(1) });
  await answer();
  await shop.quiet();
  expect(stage(shop)).toBe('closed');
  await beginCheckout(shop);
  expect(stage(shop)).toBe('open');
  expect(skus(shop)).toEqual([cups(1).sku]);
});

test('the next guest waits for a cart once the outcome is known [BEY-08]', async () => {
  const { shop, answer } = await leftBehind();
  shop.checkout().send({ type: 'checkout.begin' });
  expect(isShown(shop)).toEqual([false, false, false]);
  await answer();
  await shop.quiet();
  expect(isShown(shop)).toEqual([false, true, false]);
});

test('does not begin for a guest who left before the outcome [BEY-08]', async () => {
  const { shop, answer } = await leftBehind();
  await beginWith(shop);
  shop.checkout().send({ type: 'checkout.cancel' });
  await answer();
  await shop.quiet();
  expect(stage(shop)).toBe('closed');
  expect(skus(shop)).toEqual([cups(3).sku]);
});

test('the next customer orders under their own e-mail [BEY-08]', async () => {
  const { shop, answer } = await leftBehind();
  await signIn(shop, 'noel@example.com');
  await beginWith(shop, water(1));
  const { customer } = seen(shop);
  expect(customer).not.toBeNull();
  await answer();
  await shop.quiet();
  expect(seen(shop)).toMatchObject({ customer, email: customer });
});

test.each([
  ['is asked about until it is known', [], forgottenOrderMessages.refused],
  ['or said to be unknown', [failure('network')], forgottenOrderMessages.doubted],
])(
  'an unknown outcome after a sign-out %s, and the next order can begin [BEY-01, BEY-08]',
  async (_, failures, told) => {
    const shop = await toPaymentAsCustomer();
    failing(shop, 'sendOrder', failure('network'));
    for (const cause of [failure('network'), ...failures]) failing(shop, 'readOrderState', cause);
    await orderAndLeave(shop);
    await beginWith(shop);
    expect(stage(shop)).toBe('closed');
    shop.clock.increment(20_000);
    await shop.quiet();
    expect(shop.toastTexts()).toEqual([told]);
    expect(stage(shop)).toBe('open');
    expect(skus(shop)).toEqual([cups(3).sku]);
  },
);

/** A customer reloaded the page during their order, and their token has ended since. */
const recoveringWithoutToken = async (): Promise<FakeShop> => {
  const shop = await toPaymentAsCustomer();
  const order = pendingOrderOf({ ...orderRequest, isOwned: true });
  failing(shop, 'readPendingState', failure('sessionExpired'));
  for (const type of ['order.noticed', 'order.claimed']) {
    const heard = { type, order };
    shop.orders(heard);
  }
  await shop.quiet();
  expect(selectCanAskAgain(recovery(shop).getSnapshot())).toBe(true);
  return shop;
};
const recovery = (shop: FakeShop) => present(shop.actor.getSnapshot().children.recovery, 'recovery');

test('tells a customer who leaves during the recovery to look for their order [BEY-01, BEY-08]', async () => {
  const shop = await recoveringWithoutToken();
  await signOut(shop);
  expect(selectIsRecovering(recovery(shop).getSnapshot())).toBe(false);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    { message: forgottenOrderMessages.doubted, timeout: null },
  ]);
  await beginWith(shop);
  expect(stage(shop)).toBe('open');
  expect(locks(shop)).toEqual(noneLocked);
});
