/** The checkout of a cart that nobody has to deliver: CHK-02, CHK-07, ADDR-02, BEY-05, PAY-01. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectAreSumsPending, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, card, failure, lineOf, purchaseOrder, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing } from './fake-services.ts';
import {
  twoLines,
  currentTab,
  furthest,
  seen,
  stage,
  beginCheckout,
  submitEmail,
  submitShipping,
  showPayment,
  placeOrder,
  toShipping,
  dearer,
} from './walk.ts';

const beginVirtual = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: twoLines, isVirtual: true });
  await shop.quiet();
  await beginCheckout(shop);
  return shop;
};
const toVirtualPayment = async () => {
  const shop = await beginVirtual();
  await submitEmail(shop, 'rosa@example.com');
  return shop;
};

const payableBothWays = (usual: () => unknown) => ({
  ...(usual() as object),
  paymentMethods: [card, purchaseOrder],
});

describe('checkout: nothing to deliver', () => {
  test('payment follows the account, with the total and the ways to pay the server states [CHK-02, PAY-01]', async () => {
    const shop = await toVirtualPayment();
    expect([currentTab(shop), furthest(shop)]).toEqual(['payment', 1]);
    expect(seen(shop).totals).not.toBeNull();
    expect(shop.inCheckout().payment().getSnapshot().context).toMatchObject({ chosen: 'braintree' });
    for (const asked of ['estimateShipping', 'saveShippingInformation'])
      expect(shop.asked(asked)).toEqual([]);
  });

  test('the bill has an address of its own, and the order goes there [ADDR-02, CHK-07]', async () => {
    const shop = await toVirtualPayment();
    shop.inCheckout().payment().send({ type: 'payment.showFields' });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')[0]?.input).toMatchObject({ request: { billing: brisbane, method: null } });
    expect(stage(shop)).toBe('finished');
  });

  test('another quantity: the old total is marked until the new one is there [BEY-05]', async () => {
    const shop = await toVirtualPayment();
    const release = held(shop, 'readTotals');
    shop
      .cart()
      .send({
        type: 'cart.updateItem',
        lineId: '1',
        line: { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen },
      });
    await sendTo(shop.cart(), { type: 'cart.settle' });
    expect(selectAreSumsPending(shop.checkout().getSnapshot())).toBe(true);
    await placeOrder(shop);
    expect(selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field)).toContain(
      'order-summary',
    );
    await release();
    expect(selectAreSumsPending(shop.checkout().getSnapshot())).toBe(false);
    expect(currentTab(shop)).toBe('payment');
  });

  test('a total that cannot be read keeps one on the account tab, is told with the reason and can be had by another try [PAY-01]', async () => {
    const shop = await beginVirtual();
    failing(shop, 'readTotals', failure('server', 'Out of order.'));
    await submitEmail(shop, 'rosa@example.com');
    expect(currentTab(shop)).toBe('account');
    const message = 'Your total could not be worked out. Out of order.';
    expect(shop.facts).toContainEqual({ type: 'checkout.totalsFailed', message });
    await sendTo(shop.inCheckout().totals(), { type: 'totals.retry' });
    expect(seen(shop)).toMatchObject({ totals: { grandTotal: expect.any(Object) }, areTotalsAwaited: false });
    await submitEmail(shop, 'rosa@example.com');
    expect(currentTab(shop)).toBe('payment');
  });

  test('an order stopped because only the total changed has its total read anew, and goes through [BEY-16, BEY-05]', async () => {
    const shop = await toVirtualPayment();
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    await showPayment(shop);
    shop.surprise('rereadCart', dearer);
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual(['The total of your order has changed.']);
    expect(seen(shop).totals).not.toBeNull();
    expect(currentTab(shop)).toBe('payment');
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
  });

  test('so has one whose cart changed between the button and the lock [BEY-16]', async () => {
    const shop = await toVirtualPayment();
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    await showPayment(shop);
    const release = held(shop, 'writeCart');
    const line = { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen };
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line });
    await placeOrder(shop);
    await release();
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect(seen(shop).totals).not.toBeNull();
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
  });

  test('a rental is not offered what cannot be charged again next month [GEN-02, PAY-02]', async () => {
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
    await beginCheckout(shop);
    await submitEmail(shop, 'rosa@example.com');
    const { methods } = shop.inCheckout().payment().getSnapshot().context;
    expect(methods.map(({ code }) => code)).toEqual(['braintree', 'free']);
  });

  test('how it is paid and the number of the purchase order outlive another kind of cart [BEY-16, PAY-01]', async () => {
    const shop = await toShipping();
    shop.surprise('saveShippingInformation', payableBothWays);
    await submitShipping(shop);
    const payment = () => shop.inCheckout().payment();
    payment().send({ type: 'payment.chooseMethod', code: purchaseOrder.code });
    payment().send({ type: 'payment.setPoNumber', poNumber: 'PO-7' });
    const delivered = payment();
    shop.surprise('readTotals', payableBothWays);
    shop.checkout().send({ type: 'checkout.syncCart', cart: { ...seen(shop).cart!, isVirtual: true } });
    await submitEmail(shop, 'rosa@example.com');
    expect(payment()).not.toBe(delivered);
    expect(currentTab(shop)).toBe('payment');
    const { chosen, poNumber } = payment().getSnapshot().context;
    expect([chosen, poNumber]).toEqual([purchaseOrder.code, 'PO-7']);
  });
});
