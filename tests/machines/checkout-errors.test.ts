/** Errors of the checkout, totals that could not be read among them. */

import { expect, test } from 'vitest';
import { selectTotals } from '#machines/checkout/draft.selectors.ts';
import { selectAreTotalsFailed } from '#machines/checkout/totals/totals.selectors.ts';
import { brisbane, failure, incomplete } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { toDelivery, toPayment } from './walk.ts';

test('shows errors in their order until they are dismissed or the step is sent again [CHK-08]', async () => {
  const shop = await toDelivery();
  failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
  await shop.submitDelivery(brisbane);
  await shop.submitDelivery(incomplete);
  const [first = '', second = ''] = shop.seen().errors;
  expect([first, second]).toEqual([
    'We do not know that suburb.',
    'Shipping details are invalid or missing.',
  ]);
  shop.draft().send({ type: 'draft.dismiss', message: first });
  expect(shop.seen().errors).toEqual([second]);
  shop.draft().send({ type: 'draft.dismiss', message: 'It was never said.' });
  expect(shop.seen().errors).toEqual([second]);
  await shop.submitDelivery(brisbane);
  expect(shop.seen().errors).toEqual([]);
});

const notices = (shop: FakeShop) => shop.notices().map(({ type, message }) => [type, message]);
const totals = (shop: FakeShop) => shop.inCheckout().totals();
const isFailed = (shop: FakeShop) => selectAreTotalsFailed(totals(shop).getSnapshot());

/** At the payment, when a code has come and its sums do not. */
const atLostSums = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  return shop;
};

test('hides the old total when the totals fail, says so for good, and does not order [PAY-01 BEY-05]', async () => {
  const shop = await atLostSums();
  expect(notices(shop)).toEqual([['error', 'Your total could not be worked out. Out of order.']]);
  expect(selectTotals(shop.draft().getSnapshot())).toBeNull();
  shop.clock.increment(60_000);
  expect(notices(shop)).toHaveLength(1);
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toEqual([]);
  const message = 'Confirm how we deliver.';
  expect(shop.blockers()).toContainEqual({ tab: 'shipping', field: 'shipping.methods', message });
});

test('reads the totals again on request, reports one failure and orders once they are there [PAY-01 BEY-05]', async () => {
  const shop = await atLostSums();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  totals(shop).send({ type: 'totals.retry' });
  await shop.quiet();
  expect([isFailed(shop), notices(shop).length]).toEqual([true, 1]);
  totals(shop).send({ type: 'totals.retry' });
  await shop.quiet();
  expect(isFailed(shop)).toBe(false);
  expect(selectTotals(shop.draft().getSnapshot())).not.toBeNull();
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toHaveLength(1);
});
