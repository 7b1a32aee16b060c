/** Errors of the checkout, totals that could not be read among them. */

import { expect, test } from 'vitest';
import { selectObstacles, selectTotals } from '#machines/checkout/checkout.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { selectNotifications } from '#machines/notifications/notifications.selectors.ts';
import { selectAreTotalsFailed } from '#machines/totals/totals.selectors.ts';
import { brisbane, failure, incomplete } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import {
  seen,
  context,
  beginCheckout,
  submitDelivery,
  placeOrder,
  begin,
  toDelivery,
  toPayment,
} from './walk.ts';

test('shows errors in their order until they are dismissed or the step is sent again [CHK-08]', async () => {
  const shop = await toDelivery();
  failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
  await submitDelivery(shop, brisbane);
  await submitDelivery(shop, incomplete);
  const [first = '', second = ''] = seen(shop).errors;
  expect([first, second]).toEqual([
    'We do not know that suburb.',
    'Shipping details are invalid or missing.',
  ]);
  shop.checkout().send({ type: 'checkout.dismiss', message: first });
  expect(seen(shop).errors).toEqual([second]);
  shop.checkout().send({ type: 'checkout.dismiss', message: 'Nobody said this.' });
  expect(seen(shop).errors).toEqual([second]);
  await submitDelivery(shop, brisbane);
  expect(seen(shop).errors).toEqual([]);
});

test('begins again without the errors of the last visit [CHK-05, CHK-08]', async () => {
  const shop = await toPayment();
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await placeOrder(shop);
  expect(seen(shop).errors).toEqual(['Your card was declined.']);
  shop.checkout().send({ type: 'checkout.cancel' });
  await beginCheckout(shop);
  expect(seen(shop).errors).toEqual([]);
  expect(context(await begin()).messages).toEqual([]);
});

const notices = (shop: FakeShop) =>
  selectNotifications(
    present(shop.actor.getSnapshot().children.notifications, 'notifications').getSnapshot(),
  ).map(({ type, message }) => [type, message]);
const totals = (shop: FakeShop) => present(shop.checkout().getSnapshot().children.totals, 'totals');
const isFailed = (shop: FakeShop) => selectAreTotalsFailed(totals(shop).getSnapshot());

/** At the payment, when a code has come and its sums do not. */
const atLostSums = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  return shop;
};

test('shows a persistent message and hides the old total when the totals fail [PAY-01, SHELL-12]', async () => {
  const shop = await atLostSums();
  expect(notices(shop)).toEqual([['error', 'Your total could not be worked out. Out of order.']]);
  expect(selectTotals(shop.checkout().getSnapshot())).toBeNull();
  shop.clock.increment(60_000);
  expect(notices(shop)).toHaveLength(1);
});

test('does not order without totals and names the reason [BEY-05, BEY-07]', async () => {
  const shop = await atLostSums();
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(selectObstacles(shop.checkout().getSnapshot())).toContainEqual({
    tab: 'shipping',
    field: 'shipping-methods',
    message: 'Confirm how we deliver.',
  });
});

test('reads the totals again on request, reports one failure and orders once they are there [PAY-01, BEY-05]', async () => {
  const shop = await atLostSums();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  totals(shop).send({ type: 'totals.retry' });
  await shop.quiet();
  expect(isFailed(shop)).toBe(true);
  expect(notices(shop)).toHaveLength(1);
  totals(shop).send({ type: 'totals.retry' });
  await shop.quiet();
  expect(isFailed(shop)).toBe(false);
  expect(selectTotals(shop.checkout().getSnapshot())).not.toBeNull();
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toHaveLength(1);
});
