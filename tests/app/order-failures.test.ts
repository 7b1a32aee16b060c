/** An order that fails on its way, for guests and customers: it is placed at most once. */

import { describe, expect, test } from 'vitest';
import {
  selectCheckoutErrors,
  selectDelivery,
  selectEmail,
  selectIsCheckoutOpen,
  selectReceipt,
} from '#machines/checkout/checkout.selectors.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import { forgottenOrderMessages } from '#machines/domain/order.ts';
import { selectIsPaymentReady } from '#machines/payment/payment.selectors.ts';
import { brokenConnection, closedGate, type Answering } from '#tests/transport/wires.ts';
import { goToPayment, placeOrder, putIntoCart, revokeToken, water } from './checkout-steps.ts';
import { customerOrders } from './customer-orders.ts';
import {
  ordersSent,
  sharedBackend,
  skipServerWait,
  startShop,
  testCard,
  type RunningShop,
} from './running-shop.ts';

const opened = sharedBackend();

const isOrder = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/payment-information');
const message = (shop: RunningShop) => selectCheckoutErrors(shop.checkout().getSnapshot()).join();

/** Loses the answer to the first order; `isPlaced` says whether the order arrived. */
const losingOrder = (isPlaced: boolean): Answering => {
  let isLost = false;
  return async (request) => {
    if (isLost || !isOrder(request)) return opened.answering(request);
    isLost = true;
    if (isPlaced) await opened.answering(request);
    throw brokenConnection;
  };
};

const atPayment = async (shop: RunningShop, isCustomer: boolean) => {
  if (isCustomer) await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
  return shop;
};

test('a declined card unlocks the cart, and another card buys it [PAY-02, CHK-04]', async () => {
  opened.insertCard({ ...testCard, number: '4000111111111115' });
  const shop = await atPayment(opened.start(), false);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.fact('checkout.lockReleased');
  expect(message(shop)).toMatch(/Declined/);
  expect(selectIsCheckoutOpen(shop.checkout().getSnapshot())).toBe(true);

  opened.insertCard();
  shop.payment().send({ type: 'payment.hideFields' });
  shop.payment().send({ type: 'payment.showFields' });
  await shop.until(() => selectIsPaymentReady(shop.payment().getSnapshot()));
  expect((await placeOrder(shop)).orderNumber).toMatch(/^\d{9}$/);
});

describe.each([
  ['guest', false],
  ['customer', true],
])('a %s', (who, isCustomer) => {
  test(`${who}: an order whose answer is lost leads to its receipt and is not sent twice [BEY-01, BEY-17]`, async () => {
    const shop = await atPayment(startShop(losingOrder(true)), isCustomer);
    const { orderNumber } = await placeOrder(shop);
    expect(orderNumber).toMatch(/^\d{9}$/);
    if (isCustomer) expect(orderNumber).toBe((await customerOrders(opened))[0]);
    expect(ordersSent(shop)).toHaveLength(1);
  });

  test(`${who}: an order that never arrived is safe to place again [BEY-01, PAY-04]`, async () => {
    skipServerWait();
    const before = await customerOrders(opened);
    const shop = await atPayment(startShop(losingOrder(false)), isCustomer);
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await shop.fact('checkout.lockReleased');
    expect(message(shop)).toMatch(/safe to place it again/);
    expect(await customerOrders(opened)).toEqual(before);
    const { orderNumber } = await placeOrder(shop);
    expect(orderNumber).toMatch(/^\d{9}$/);
    if (isCustomer) expect(await customerOrders(opened)).toEqual([orderNumber, ...before]);
  });
});

test('an order with a revoked token is placed once after the next sign-in [BEY-01, CART-14]', async () => {
  const before = await customerOrders(opened);
  const shop = await atPayment(opened.start(), true);
  await revokeToken(opened, shop.token());
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'checkout.placeOrder' });
  expect([ordersSent(shop), message(shop), shop.toasts()]).toEqual([[], '', []]);
  await shop.signIn();
  const { receipt } = await shop.fact('checkout.orderPlaced');
  expect(await customerOrders(opened)).toEqual([receipt.orderNumber, ...before]);
  expect(ordersSent(shop)).toHaveLength(1);
  expect(shop.count('session.timedOut')).toBe(1);
});

test('an order whose outcome is unknown at the expiry stays locked until it is asked about again [BEY-01, CART-14]', async () => {
  skipServerWait();
  const before = await customerOrders(opened);
  let isDown = false;
  const shop = await atPayment(
    startShop((request) => {
      isDown ||= isOrder(request);
      if (isDown) throw brokenConnection;
      return opened.answering(request);
    }),
    true,
  );
  const isUnknown = () => shop.order().getSnapshot().matches({ doubtful: 'unknown' });
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.until(isUnknown);
  await revokeToken(opened, shop.token());
  isDown = false;
  shop.order().send({ type: 'order.reconcile' });
  await shop.fact('session.timedOut');
  await shop.until(isUnknown);
  expect(shop.count('checkout.lockReleased')).toBe(0);
  await shop.signIn();
  shop.order().send({ type: 'order.reconcile' });
  await shop.fact('checkout.lockReleased');
  expect(message(shop)).toMatch(/safe to place it again/);
  expect(await customerOrders(opened)).toEqual(before);
  expect(shop.count('session.timedOut')).toBe(1);
});

test('a guest who follows a customer with an order under way sees only their own cart [BEY-08, SESS-02]', async () => {
  const gate = closedGate();
  let isHeld = false;
  const shop = await atPayment(
    startShop(async (request) => {
      const response = await opened.answering(request);
      if (isHeld || !isOrder(request)) return response;
      isHeld = true;
      await gate.opened;
      return response;
    }),
    true,
  );
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.until(() => isHeld);
  const made = shop.count('cart.created');
  shop.session().send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
  await shop.fact('cart.created', made + 1);

  await putIntoCart(shop, { ...water, quantity: 5 });
  shop.checkout().send({ type: 'checkout.begin' });
  gate.open();
  await shop.fact('checkout.orderForgotten');
  await shop.fact('checkout.started', 2);
  const snapshot = shop.checkout().getSnapshot();
  expect(snapshot.context.cart?.lines.map(({ quantity }) => quantity)).toEqual([5]);
  expect([selectEmail(snapshot), selectReceipt(snapshot)]).toEqual(['', null]);
  expect(selectDelivery(snapshot)).toEqual(emptyAddress('AU'));
  expect(shop.toasts().map((toast) => toast.message)).toEqual([forgottenOrderMessages.placed]);
  expect(shop.count('checkout.orderPlaced')).toBe(0);

  await goToPayment(shop);
  expect((await placeOrder(shop)).orderNumber).toMatch(/^\d{9}$/);
});
