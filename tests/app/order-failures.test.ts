/** An order that fails on its way, for guests and customers: it is placed at most once. */

import { describe, expect, test } from 'vitest';
import { selectCheckoutErrors } from '#machines/checkout/draft.selectors.ts';
import { brokenConnection, type Answering } from '#tests/transport/wires.ts';
import { goToPayment, placeOrder, putIntoCart, revokeToken } from './checkout-steps.ts';
import { customerOrders } from './customer-orders.ts';
import { ordersSent, sharedBackend, skipServerWait, startShop, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();

const isOrder = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/payment-information');
const message = (shop: RunningShop) => selectCheckoutErrors(shop.draft().getSnapshot()).join();

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

describe.each([
  ['guest', false],
  ['customer', true],
])('a %s', (who, isCustomer) => {
  test(`${who}: an order whose answer is lost leads to its receipt and is not sent twice [BEY-01 BEY-17]`, async () => {
    const shop = await atPayment(startShop(losingOrder(true)), isCustomer);
    const { orderNumber } = await placeOrder(shop);
    expect(orderNumber).toMatch(/^\d{9}$/);
    if (isCustomer) expect(orderNumber).toBe((await customerOrders(opened))[0]);
    expect(ordersSent(shop)).toHaveLength(1);
  });

  test(`${who}: an order that never arrived is safe to place again [BEY-01 PAY-04]`, async () => {
    skipServerWait();
    const before = await customerOrders(opened);
    const shop = await atPayment(startShop(losingOrder(false)), isCustomer);
    shop.draft().send({ type: 'draft.placeOrder' });
    await shop.fact('checkout.lockReleased');
    expect(message(shop)).toMatch(/safe to place it again/);
    expect(await customerOrders(opened)).toEqual(before);
    const { orderNumber } = await placeOrder(shop);
    expect(orderNumber).toMatch(/^\d{9}$/);
    if (isCustomer) expect(await customerOrders(opened)).toEqual([orderNumber, ...before]);
  });
});

test('an order with a revoked token is placed once after the next sign-in [BEY-01 CART-14]', async () => {
  const before = await customerOrders(opened);
  const shop = await atPayment(opened.start(), true);
  await revokeToken(opened, shop.token());
  shop.draft().send({ type: 'draft.placeOrder' });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'draft.placeOrder' });
  expect([ordersSent(shop), message(shop), shop.toasts()]).toEqual([[], '', []]);
  await shop.signIn();
  const { receipt } = await shop.fact('checkout.orderPlaced');
  expect(await customerOrders(opened)).toEqual([receipt.orderNumber, ...before]);
  expect([ordersSent(shop).length, shop.count('session.timedOut')]).toEqual([1, 1]);
});

test('an order whose outcome is unknown at the expiry stays locked until it is asked about again [BEY-01 CART-14]', async () => {
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
  const isUnknown = () =>
    shop.order().getSnapshot().children.orderOutcome?.getSnapshot().matches({ finding: 'unknown' }) ?? false;
  shop.draft().send({ type: 'draft.placeOrder' });
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
