/** The checkout of a cart that nobody has to deliver: CHK-02, CHK-07, ADDR-02, BEY-05, PAY-01. */

import { describe, expect, test } from 'vitest';
import { selectAreSumsPending, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, failure } from '../models/goods.ts';
import { failing, held, openShop } from './fake-services.ts';
import { context, currentTab, furthest, placeOrder, state, twoLines } from './walk.ts';

const beginVirtual = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: twoLines, isVirtual: true });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  return shop;
};
const toVirtualPayment = async () => {
  const shop = await beginVirtual();
  shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await shop.quiet();
  return shop;
};

describe('checkout: nothing to deliver', () => {
  test('CHK-02 PAY-01 payment follows the account, with the total and the ways to pay the server states', async () => {
    const shop = await toVirtualPayment();
    expect([currentTab(shop), furthest(shop)]).toEqual(['payment', 1]);
    expect(context(shop).totals).not.toBeNull();
    expect(shop.inCheckout().payment().getSnapshot().context).toMatchObject({ chosen: 'braintree' });
    for (const asked of ['estimateShipping', 'saveShippingInformation'])
      expect(shop.asked(asked)).toEqual([]);
  });

  test('ADDR-02 CHK-07 the bill has an address of its own, and the order goes there', async () => {
    const shop = await toVirtualPayment();
    shop.inCheckout().payment().send({ type: 'payment.showFields' });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')[0]?.input).toMatchObject({ request: { billing: brisbane, method: null } });
    expect(state(shop)).toBe('"finished"');
  });

  test('BEY-05 another quantity: the old total is marked until the new one is there', async () => {
    const shop = await toVirtualPayment();
    const release = held(shop, 'readTotals');
    shop
      .cart()
      .send({ type: 'cart.updateItem', lineId: '1', line: { sku: 'WATER-15', name: 'Water', quantity: 9 } });
    await shop.quiet();
    expect(selectAreSumsPending(shop.checkout().getSnapshot())).toBe(true);
    await placeOrder(shop);
    expect(selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field)).toContain(
      'order-summary',
    );
    await release();
    expect(selectAreSumsPending(shop.checkout().getSnapshot())).toBe(false);
    expect(currentTab(shop)).toBe('payment');
  });

  test('PAY-01 a total that cannot be read keeps one on the account tab, with the reason', async () => {
    const shop = await beginVirtual();
    failing(shop, 'readTotals', failure('server', 'Out of order.'));
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('account');
    expect(context(shop)).toMatchObject({ errors: ['Out of order.'], areTotalsAwaited: false });
  });
});
