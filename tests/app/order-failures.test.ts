/** An order whose outcome is not known when the session ends. */

import { expect, test } from 'vitest';
import { selectCheckoutErrors } from '#machines/checkout/draft.selectors.ts';
import { brokenConnection } from '#tests/transport/wires.ts';
import { goToPayment, putIntoCart, revokeToken } from './checkout-steps.ts';
import { customerOrders } from './customer-orders.ts';
import { sharedBackend, skipServerWait, startShop, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();

const isOrder = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/payment-information');
const message = (shop: RunningShop) => selectCheckoutErrors(shop.draft().getSnapshot()).join();

test('an order whose outcome is unknown at the expiry stays locked until it is asked about again [BEY-01 CART-14]', async () => {
  skipServerWait();
  const before = await customerOrders(opened);
  let isDown = false;
  const shop = startShop((request) => {
    isDown ||= isOrder(request);
    if (isDown) throw brokenConnection;
    return opened.answering(request);
  });
  await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
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
