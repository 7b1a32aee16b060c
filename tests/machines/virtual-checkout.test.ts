/** The checkout of a cart that nobody has to deliver: CHK-02, CHK-07, ADDR-02, BEY-05, PAY-01. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectAreSumsPending, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, card, failure, lineOf, purchaseOrder, water } from '../models/goods.ts';
import { failing, held, openShop } from './fake-services.ts';
import { context, currentTab, dearer, furthest, placeOrder, state, toShipping, twoLines } from './walk.ts';

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

const payableBothWays = (usual: () => unknown) => ({
  ...(usual() as object),
  paymentMethods: [card, purchaseOrder],
});

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
    shop.cart().send({
      type: 'cart.updateItem',
      lineId: '1',
      line: { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen },
    });
    shop.cart().send({ type: 'cart.settle' });
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

  test('PAY-01 a total that cannot be read keeps one on the account tab, is told with the reason and can be had by another try', async () => {
    const shop = await beginVirtual();
    failing(shop, 'readTotals', failure('server', 'Out of order.'));
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('account');
    const message = 'Your total could not be worked out. Out of order.';
    expect(shop.facts).toContainEqual({ type: 'checkout.totalsFailed', message });
    shop.inCheckout().totals().send({ type: 'totals.retry' });
    await shop.quiet();
    expect(context(shop)).toMatchObject({
      totals: { grandTotal: expect.any(Object) },
      areTotalsAwaited: false,
    });
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('payment');
  });

  test('BEY-16 BEY-05 an order stopped because only the total changed has its total read anew, and goes through', async () => {
    const shop = await toVirtualPayment();
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    shop.inCheckout().payment().send({ type: 'payment.showFields' });
    await shop.quiet();
    shop.surprise('rereadCart', dearer);
    await placeOrder(shop);
    expect(context(shop).errors).toEqual(['The total of your order has changed.']);
    expect(context(shop).totals).not.toBeNull();
    expect(currentTab(shop)).toBe('payment');
    await placeOrder(shop);
    expect(state(shop)).toBe('"finished"');
  });

  test('BEY-16 so has one whose cart changed between the button and the lock', async () => {
    const shop = await toVirtualPayment();
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    shop.inCheckout().payment().send({ type: 'payment.showFields' });
    await shop.quiet();
    const release = held(shop, 'writeCart');
    const line = { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen };
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line });
    await placeOrder(shop);
    await release();
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect(context(shop).totals).not.toBeNull();
    await placeOrder(shop);
    expect(state(shop)).toBe('"finished"');
  });

  test('GEN-02 PAY-02 a rental is not offered what cannot be charged again next month', async () => {
    const shop = openShop({
      cartId: 'cart-1',
      lines: [{ ...lineOf('1', water(1)), isRental: true }],
      isVirtual: true,
    });
    const offered = ['purchaseorder', 'braintree', 'afterpay', 'free'];
    shop.surprise('readTotals', (usual) => ({
      ...(usual() as object),
      paymentMethods: offered.map((code) => ({ code, title: code })),
    }));
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    await shop.quiet();
    const { methods } = shop.inCheckout().payment().getSnapshot().context;
    expect(methods.map(({ code }) => code)).toEqual(['braintree', 'free']);
  });

  test('BEY-16 PAY-01 how it is paid and the number of the purchase order outlive another kind of cart', async () => {
    const shop = await toShipping();
    shop.surprise('saveShippingInformation', payableBothWays);
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    const payment = () => shop.inCheckout().payment();
    payment().send({ type: 'payment.chooseMethod', code: purchaseOrder.code });
    payment().send({ type: 'payment.setPoNumber', poNumber: 'PO-7' });
    const delivered = payment();
    shop.surprise('readTotals', payableBothWays);
    shop.checkout().send({ type: 'checkout.syncCart', cart: { ...context(shop).cart!, isVirtual: true } });
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    await shop.quiet();
    expect(payment()).not.toBe(delivered);
    expect(currentTab(shop)).toBe('payment');
    const { chosen, poNumber } = payment().getSnapshot().context;
    expect([chosen, poNumber]).toEqual([purchaseOrder.code, 'PO-7']);
  });
});
