/** The checkout of a virtual cart. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectAreSumsPending, selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { selectPaymentMethod, selectPaymentMethods } from '#machines/payment/payment.selectors.ts';
import { brisbane, card, failure, lineOf, purchaseOrder, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, held, failing } from './fake-services.ts';
import {
  twoLines,
  currentTab,
  furthest,
  seen,
  stage,
  blockedFields,
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
  test('continues from the account to the payment with totals and methods [CHK-02, PAY-01]', async () => {
    const shop = await toVirtualPayment();
    expect([currentTab(shop), furthest(shop)]).toEqual(['payment', 1]);
    expect(seen(shop).totals).not.toBeNull();
    expect(selectPaymentMethod(shop.inCheckout().payment().getSnapshot())).toBe('braintree');
    for (const asked of ['estimateShipping', 'saveShippingInformation'])
      expect(shop.asked(asked)).toEqual([]);
  });

  test('orders to a billing address of its own [ADDR-02, CHK-07]', async () => {
    const shop = await toVirtualPayment();
    shop.inCheckout().payment().send({ type: 'payment.showFields' });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')[0]?.input).toMatchObject({ request: { billing: brisbane, method: null } });
    expect(stage(shop)).toBe('finished');
  });

  test('marks the old total until the new one is read [BEY-05]', async () => {
    const shop = await toVirtualPayment();
    const release = held(shop, 'readTotals');
    shop.cart().send({
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

  test('stays on the account tab with the reason when the totals fail, and reads them again [PAY-01]', async () => {
    const shop = await beginVirtual();
    failing(shop, 'readTotals', failure('server', 'Out of order.'));
    await submitEmail(shop, 'rosa@example.com');
    expect(currentTab(shop)).toBe('account');
    const message = 'Your total could not be worked out. Out of order.';
    expect(shop.facts).toContainEqual({ type: 'checkout.totalsFailed', message });
    await sendTo(shop.inCheckout().totals(), { type: 'totals.retry' });
    expect(seen(shop)).toMatchObject({ totals: { grandTotal: expect.any(Object) }, areSumsPending: false });
    await submitEmail(shop, 'rosa@example.com');
    expect(currentTab(shop)).toBe('payment');
  });

  test('reads the total again after an order stopped for it, and orders [BEY-16, BEY-05]', async () => {
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

  test('reads the total again when the cart changed before the lock, and orders [BEY-16]', async () => {
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

  test('offers a rental only methods that can be charged monthly [GEN-02, PAY-02]', async () => {
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
    const methods = selectPaymentMethods(shop.inCheckout().payment().getSnapshot());
    expect(methods.map(({ code }) => code)).toEqual(['braintree', 'free']);
  });

  test('keeps the payment method and purchase order number for another kind of cart [BEY-16, PAY-01]', async () => {
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
    expect(selectPaymentMethod(payment().getSnapshot())).toBe(purchaseOrder.code);
    await placeOrder(shop);
    expect(blockedFields(shop)).not.toContain('payment-po-number');
  });
});
