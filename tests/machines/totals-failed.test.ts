/** Sums that cannot be read again: said in the page's messages, nobody's to pay, and read again at a press (PAY-01, SHELL-12, BEY-05, BEY-07). */

import { expect, test } from 'vitest';
import { selectObstacles, selectTotals } from '#machines/checkout/checkout.selectors.ts';
import { selectNotifications } from '#machines/notifications/notifications.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { selectAreTotalsFailed } from '#machines/totals/totals.selectors.ts';
import { failure } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { placeOrder, toPayment } from './walk.ts';

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

test('it is said until it is put away, and the old sum is shown no more [PAY-01, SHELL-12]', async () => {
  const shop = await atLostSums();
  expect(notices(shop)).toEqual([['error', 'Your total could not be worked out. Out of order.']]);
  expect(selectTotals(shop.checkout().getSnapshot())).toBeNull();
  shop.clock.increment(60_000);
  expect(notices(shop)).toHaveLength(1);
});

test('nothing is ordered meanwhile, and the reason is named [BEY-05, BEY-07]', async () => {
  const shop = await atLostSums();
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(selectObstacles(shop.checkout().getSnapshot())).toContainEqual({
    tab: 'shipping',
    field: 'shipping-methods',
    message: 'Confirm how we deliver.',
  });
});

test('once more at a press: it fails again and is said once, then the sum is there and can be paid [PAY-01, BEY-05]', async () => {
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
